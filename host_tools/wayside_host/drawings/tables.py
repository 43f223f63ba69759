"""Draws tables in a picture, for games and modes without a board."""

from collections.abc import Sequence

from wayside_host.drawings.picture import CHALK, EDGE, SLATE, Picture

ROW = 26


def cut(text: str, width: float, size: float) -> str:
    """As much of a text as fits, measured with the widest letters: capitals, and the fonts of the device."""
    most = max(1, int(width / (size * 0.68)))
    return text if len(text) <= most else text[: most - 1] + "…"


def row(
    picture: Picture,
    y: float,
    cells: Sequence[tuple[float, str, int, str]],
    shaded: bool,
    left: float,
    width: float,
    size: float = 14,
    bold: bool = False,
) -> None:
    """A row of (x, text, colour, anchor); every second row has a darker ground."""
    if shaded:
        picture.box(left, y, width, ROW - 2, SLATE)
    for x, text, colour, anchor in cells:
        picture.text(x, y + ROW / 2 - 1, text, size, colour, anchor, bold)


def rule(picture: Picture, y: float, left: float, width: float) -> None:
    picture.line(((left, y), (left + width, y)), EDGE, 1)


def seat_head(picture: Picture, x: float, y: float, seat: int, colour: int, name: str, width: float) -> None:
    """Draw a player's mark and name."""
    picture.mark(x + 7, y, 6, seat, colour)
    picture.text(x + 20, y, cut(name, width - 20, 14), 14, CHALK)
