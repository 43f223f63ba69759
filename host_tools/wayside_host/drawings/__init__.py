"""How the laptop draws boards: pictures made of shapes, as SVG and as pixels. Each game's own drawing stands in by_game."""

from typing import Any, Protocol

from wayside_host.by_game import part
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
    """The game's own, if it has one that can draw this kind of match; else the table of the state."""
    own = part(story.match.game, "drawing")
    if own is not None:
        drawing = own.drawing(story)
        if drawing is not None:
            return drawing
    from wayside_host.drawings.any_state import Drawing as AnyState

    return AnyState(story)
