"""A person at the keys: finds the way to a move through the picker, and counts the presses."""

from wayside.games.moves import CELL
from wayside.ui.keys import DOWN, LEFT, RIGHT, UP
from wayside.ui.picker import Picker


def path_of(rules, move: str) -> list[str]:
    """The tokens of a move text, in the order in which the picker asks for them."""
    paths: list[list[str]] = [[]]
    while paths:
        path = paths.pop()
        for choice in rules.next(path):
            if choice.token == ".":
                if rules.text_of(path) == move:
                    return path
            else:
                paths.append(path + [choice.token])
    raise AssertionError(f"{move} is not legal")


def steps_to(picker: Picker, tokens: list[str], keys: str) -> list[str]:
    """The presses that bring the cursor to the entry with these tokens, by the shortest way with these keys."""
    goal = next(i for i, entry in enumerate(picker.entries) if list(entry.tokens) == tokens[: len(entry.tokens)])
    count = len(picker.entries)
    forward = (goal - picker.cursor) % count
    if keys == "two":
        return ["next"] * forward
    if keys == "four" or all(entry.kind != CELL for entry in picker.entries):
        if forward <= count - forward:
            return [("next" if keys == "four" else "down")] * forward
        return [("prev" if keys == "four" else "up")] * (count - forward)
    return joystick_way(picker, goal)


def joystick_way(picker: Picker, goal: int) -> list[str]:
    """The shortest way over the board with a joystick: each direction leads to the nearest legal cell on that side."""
    start = picker.cursor
    ways = {start: []}
    queue = [start]
    for place in queue:
        if place == goal:
            break
        for word, direction in (("up", UP), ("down", DOWN), ("left", LEFT), ("right", RIGHT)):
            picker.cursor = place
            if picker.aim(direction) and picker.cursor not in ways:
                ways[picker.cursor] = ways[place] + [word]
                queue.append(picker.cursor)
    picker.cursor = start
    return ways[goal]


def assert_connected(picker: Picker) -> None:
    """Every entry can be reached from the first one, and the first from every entry."""
    ways = [[], []]
    for place in range(len(picker.entries)):
        for direction in (UP, DOWN, LEFT, RIGHT):
            picker.cursor = place
            picker.aim(direction)
            ways[0].append((place, picker.cursor))
            ways[1].append((picker.cursor, place))
    for edges in ways:
        reached, queue = {0}, [0]
        for place in queue:
            for start, end in edges:
                if start == place and end not in reached:
                    reached.add(end)
                    queue.append(end)
        assert len(reached) == len(picker.entries)


def presses_for(picker: Picker, path: list[str], keys: str) -> list[str]:
    """All presses for a move from the present state of the picker; the picker is moved to the end."""
    presses: list[str] = []
    done = None
    while done is None:
        rest = path[len(picker.path) :] or ["."]  # a move that could continue needs a choice to end it
        way = steps_to(picker, rest, keys)
        goal = next(i for i, entry in enumerate(picker.entries) if list(entry.tokens) == rest[: len(entry.tokens)])
        picker.cursor = goal
        presses += way + ["ok"]
        done = picker.choose()
    return presses
