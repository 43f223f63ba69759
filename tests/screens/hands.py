"""A person at the device: moves through lists and the picker by keys, whatever keys the board has."""

import random
import re

from app.walk import joystick_way
from games.nasca.positions import POSITION
from moves import random_move

from wayside_host.device import Device

SEED = 17  # a random match in which both players have areas in both rounds


def on_top(device: Device) -> str:
    return type(device.app.stage.top).__name__


def open_board(device: Device, position: str = POSITION, **options: str) -> None:
    """A match from a position, opened from the home screen."""
    device.app.session.start("nasca", None, options, {"R": "Anna"}, position)
    device.app.stage.top.refresh()
    device.press("ok")
    assert on_top(device) == "GameScreen"


def pick(device: Device, *tokens: str) -> None:
    """Move through the picker with the keys until these tokens are chosen; the last one is only pointed at."""
    picker = device.app.stage.top.picker
    steps = [(tokens[0],), tuple(tokens[1:])] if device.app.stage.joystick else [(token,) for token in tokens]
    for place, wanted in enumerate(steps):
        for _ in range(60):
            if picker.entry.tokens[: len(wanted)] == wanted:
                break
            device.press(
                step_towards(picker, wanted)
                if picker.entry.cell >= 0 and len(picker.entry.tokens) > 1
                else walk_key(device)
            )
        assert picker.entry.tokens[: len(wanted)] == wanted, f"{wanted} is not offered after {picker.path}"
        if place < len(steps) - 1:
            device.press("ok")


def walk_to(device: Device, *tokens: str) -> None:
    """Choose these in the picker by keys; the last one is only pointed at. Single choices may take themselves."""
    device.tick()  # first show what happened to the match
    while True:
        picker = device.app.stage.top.picker
        rest = tokens[len(picker.path) :]
        goals = [i for i, entry in enumerate(picker.entries) if entry.tokens == rest[: len(entry.tokens)]]
        assert goals, f"{rest} is not offered after {picker.path}"
        while picker.cursor != goals[0]:
            before = picker.cursor
            if device.app.stage.joystick:
                press_joystick(device, picker, goals[0])
            else:
                device.press(walk_key(device))
            assert picker.cursor != before
        if len(picker.entry.tokens) == len(rest):
            return
        device.press("ok")


def press_joystick(device: Device, picker, goal: int) -> None:
    """One step of the shortest way to an entry."""
    device.press(joystick_way(picker, goal)[0])


def step_towards(picker, wanted: tuple[str, ...]) -> str:
    """The direction of the joystick that brings the cursor nearer to a cell."""
    goal = next(entry for entry in picker.entries if entry.tokens[: len(wanted)] == wanted)
    x, y = picker.rules.spot(picker.entry.cell)
    goal_x, goal_y = picker.rules.spot(goal.cell)
    if goal_x != x:
        return "right" if goal_x > x else "left"
    return "up" if goal_y > y else "down"


def walk_key(device: Device) -> str:
    return "next" if any(key["action"] == "next" for key in device.board["keys"]) else "down"


def choose(device: Device, key: str) -> None:
    """Move in a list to the row with this text, in any of its forms, and press OK."""
    screen = device.app.stage.top
    forms = device.app.stage.texts.forms(key)  # a key without a text is its own form
    texts = [re.sub(r"\\{\w+\\}", ".*", re.escape(form)) for form in forms]
    for _ in range(40):
        item = screen.list.picked()
        if item is not None and any(isinstance(part, str) and re.match(text, part) for part in item for text in texts):
            device.press("ok")
            return
        device.press(walk_key(device))
    raise AssertionError(f"no row '{key}' on {type(screen).__name__}")


def choose_share(device: Device) -> None:
    """From the result to the code, which is the last row."""
    for _ in range(len(device.app.stage.top.list.items) - 1):
        device.press(walk_key(device))
    device.press("ok")
    assert on_top(device) == "ShareScreen"


def back(device: Device) -> None:
    has_back = any(key["action"] == "back" for key in device.board["keys"])
    device.press("back" if has_back else "hold_ok")


def pause(device: Device, key: str) -> None:
    """The entry of the pause menu with this text."""
    back(device)
    assert on_top(device) == "PauseScreen"
    choose(device, "ui." + key)


def play_to_end_of_round(device: Device, rounds: int) -> None:
    """Random moves until the last one of a round, which is played by keys."""
    rng = random.Random(SEED)
    session = device.app.session
    session.start("nasca", names={"R": "Anna", "B": "Björn"})
    while session.match.rules.chapter < rounds:
        session.play(random_move(session.match.rules, rng))
    session.undo()
    device.app.stage.top.refresh()
    device.press("ok")
    while on_top(device) == "GameScreen":
        device.press("ok")
