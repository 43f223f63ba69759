"""Draws goods of Strada Romana: a cube is square, a tile is wide. Two letters name the colour."""

from wayside.games.strada_romana.rules.shared.pieces import COLOURS, NO_GOOD, TILE
from wayside_host.drawings.picture import AQUA, AZURE, BRICK, CHALK, EDGE, HIDE, LEAF, NIGHT, WHEAT, Picture

FILLS = (WHEAT, BRICK, LEAF, AZURE, HIDE, CHALK)  # by colour, as on the device


def ink_of(colour: int) -> int:
    return CHALK if FILLS[colour] == HIDE else NIGHT


def good(
    picture: Picture, x: float, y: float, kind: int, colour: int, size: float, new: bool = False, text: str = ""
) -> None:
    """Draw a good around a point; an empty space is a frame."""
    half = size * 0.75 if kind == TILE else size / 2
    rim, width = (AQUA, 3) if new else (NIGHT, 1)
    if colour == NO_GOOD:
        picture.box(x - half, y - size / 2, 2 * half, size, NIGHT, AQUA if new else EDGE, width)
        return
    picture.box(x - half, y - size / 2, 2 * half, size, FILLS[colour], rim, width)
    picture.text(x, y, text or COLOURS[colour][:2], size * 0.6, ink_of(colour), "middle", bool(text))
