"""Draws the board of each game: a small module for each game with its name; a table for a game without one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from wayside_host.drawings.picture import Picture
from wayside_host.games.story import Step, Story


class Drawing(Protocol):
    """Draws the fixed parts once, and the position after each step."""

    @property
    def width(self) -> float: ...

    @property
    def height(self) -> float: ...

    def ground(self, picture: Picture) -> None: ...

    def position(self, picture: Picture, rules: Any, step: Step) -> None: ...


def drawing_of(story: Story) -> Drawing:
    """The Drawing of `wayside_host/drawings/GAME.py` if it can draw this kind of match; else a table of the state."""
    name = f"{__name__}.{story.match.game}"
    if find_spec(name) is not None:
        drawing = import_module(name).drawing(story)
        if drawing is not None:
            return drawing
    from wayside_host.drawings.any_state import Drawing as AnyState

    return AnyState(story)
