"""Strips of letters and numbers to print, cut out and lay along the edges of a board."""

from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from wayside_host.errors import WaysideError

DOTS = 300  # in an inch
PAGE = (297, 210)  # mm: A4, turned
MARGIN = 10  # mm
WIDE = 12  # mm: the width of a strip
GAP = 6  # mm between strips
LEAST = 8  # mm: a smaller square has no room for a number of two digits
NIGHT, MIST = 0, 170


def save(columns: int, rows: int, square: float, path: Path) -> None:
    """Two strips of letters and two of numbers; `square` is the step from square to square in mm."""
    longest = (PAGE[0] - 2 * MARGIN) / max(columns, rows)
    if not LEAST <= square <= longest:
        raise WaysideError(f"a square of {square:g} mm does not do: from {LEAST} to {longest:.1f} mm fit a sheet of A4")
    page = Image.new("L", (_dots(PAGE[0]), _dots(PAGE[1])), 255)
    pen = ImageDraw.Draw(page)
    letters = [chr(ord("A") + column) for column in range(columns)]
    numbers = [str(row + 1) for row in range(rows)]
    for place, names in enumerate((letters, letters, numbers, numbers)):
        _strip(pen, MARGIN + place * (WIDE + GAP), square, names, upright=names is letters)
    try:
        page.save(path, "PDF", resolution=DOTS, title=path.stem)
    except OSError as error:
        raise WaysideError(f"{path} cannot be written: {error}") from None


def _strip(pen: ImageDraw.ImageDraw, top: float, square: float, names: list[str], upright: bool) -> None:
    """A frame to cut along, a line between squares, a name in each. Numbers lie on their side: their strip stands."""
    font = ImageFont.load_default(_dots(min(WIDE, square) * 0.6))
    left, width = MARGIN, square * len(names)
    pen.rectangle((_dots(left), _dots(top), _dots(left + width), _dots(top + WIDE)), outline=NIGHT, width=3)
    for place, name in enumerate(names):
        x = left + square * place
        if place:
            pen.line((_dots(x), _dots(top), _dots(x), _dots(top + WIDE)), fill=MIST, width=2)
        middle = (_dots(x + square / 2), _dots(top + WIDE / 2))
        if upright:
            pen.text(middle, name, NIGHT, font, "mm")
        else:
            _sideways(pen, middle, name, font)


def _sideways(pen: ImageDraw.ImageDraw, middle: tuple[int, int], name: str, font: Any) -> None:
    """A name turned to the right: the strip is laid with its first square at the bottom."""
    side = _dots(WIDE)
    stamp = Image.new("1", (side, side))
    ImageDraw.Draw(stamp).text((side // 2, side // 2), name, 1, font, "mm")
    pen.bitmap((middle[0] - side // 2, middle[1] - side // 2), stamp.rotate(-90), NIGHT)


def _dots(length: float) -> int:
    return round(length * DOTS / 25.4)
