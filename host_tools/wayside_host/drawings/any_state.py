"""Draws a game without a drawing of its own: its state as a table, with the changes of the last move marked."""

from typing import Any

from wayside_host.drawings.picture import AQUA, CHALK, MIST, Picture
from wayside_host.drawings.tables import ROW, cut, row
from wayside_host.games.story import Step, Story

LEFT, WIDTH, VALUES = 12, 620, 200
MOST = 24  # lines


class Drawing:
    def __init__(self, story: Story) -> None:
        self.states = [dict(flat(rules.state())) for rules, _ in story.positions()]
        keys: dict[str, None] = {}
        for state in self.states:
            keys.update(dict.fromkeys(state))
        # If there are too many lines, those that never change are left out first.
        changing = [key for key in keys if len({state.get(key, "") for state in self.states}) > 1]
        self.keys = list(keys) if len(keys) <= MOST else changing[:MOST]
        self.width = WIDTH + 2 * LEFT
        self.height = max(3, len(self.keys)) * ROW + 24

    def ground(self, picture: Picture) -> None:
        for index, key in enumerate(self.keys):
            cells = [(LEFT + 8.0, cut(key, VALUES - 20, 14), MIST, "start")]
            row(picture, 12 + index * ROW, cells, index % 2 == 0, LEFT, WIDTH)

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        state = self.states[step.number]
        before = self.states[max(0, step.number - 1)]
        for index, key in enumerate(self.keys):
            value = state.get(key, "")
            ink = CHALK if value == before.get(key, "") else AQUA
            cells = [(float(LEFT + VALUES), cut(value, WIDTH - VALUES - 8, 14), ink, "start")]
            row(picture, 12 + index * ROW, cells, False, LEFT, WIDTH)


def flat(value: Any, name: str = "") -> list[tuple[str, str]]:
    """(path, text) of each value in a state: `players Anna days`, 6."""
    if isinstance(value, dict) and value:
        return [pair for key in value for pair in flat(value[key], f"{name} {key}".strip())]
    if isinstance(value, (list, tuple)) and any(isinstance(item, (dict, list, tuple)) for item in value):
        return [pair for index, item in enumerate(value) for pair in flat(item, f"{name} {index + 1}")]
    if isinstance(value, (list, tuple)):
        return [(name, ", ".join(str(item) for item in value) or "–")]
    return [(name, "–" if value is None else str(value))]
