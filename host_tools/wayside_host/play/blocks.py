"""Draws pictures as terminal text: half blocks (1x2 pixels per character), quadrants (2x2) and braille (2x4)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from PIL import Image

Colour = tuple[int, int, int]
Row = list[Colour]
Cell = tuple[str, Colour | None, Colour]  # glyph, ink (None: no ink), ground

BLACK: Colour = (0, 0, 0)
RESET = "\x1b[0m"
QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # bits: 1 upper left, 2 upper right, 4 lower left, 8 lower right
BRAILLE_BASE = 0x2800
BRAILLE_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row, left and right
CUBE = (0, 95, 135, 175, 215, 255)  # the levels of the 6x6x6 cube in the palette of 256 colours
GREYS = range(8, 239, 10)


@dataclass(frozen=True)
class Mode:
    """How many pixels a character shows, and how it is chosen."""

    name: str
    across: int
    down: int
    cells: Callable[[list[Row]], Iterable[Cell]]

    def size(self, width: int, height: int) -> tuple[int, int]:
        """The columns and rows for a picture of this size."""
        return -(-width // self.across), -(-height // self.down)


def half_cells(rows: list[Row]) -> Iterable[Cell]:
    """Exact for any picture."""
    for upper, lower in zip(*rows, strict=True):
        yield (" ", None, lower) if upper == lower else ("▀", upper, lower)


def quadrant_cells(rows: list[Row]) -> Iterable[Cell]:
    """Exact if four pixels have at most two colours, else the nearest two colours."""
    upper, lower = rows
    for x in range(0, len(upper), 2):
        yield quadrant(upper[x], upper[x + 1], lower[x], lower[x + 1])


@lru_cache(maxsize=65_536)
def quadrant(*pixels: Colour) -> Cell:
    """The glyph and the two colours with the smallest error; equal pixels are only ground."""
    colours = sorted(set(pixels), key=lambda colour: (-pixels.count(colour), pixels.index(colour)))
    if len(colours) == 1:
        return " ", None, colours[0]
    ground, ink = min(combinations(colours, 2), key=lambda pair: sum(min(_error(p, c) for c in pair) for p in pixels))
    bits = sum(1 << place for place, pixel in enumerate(pixels) if _error(pixel, ink) < _error(pixel, ground))
    return QUADRANTS[bits], ink, ground


def braille_cells(rows: list[Row]) -> Iterable[Cell]:
    """Exact for one colour on black."""
    for x in range(0, len(rows[0]), 2):
        bits = 0
        ink = BLACK
        for row, row_bits in zip(rows, BRAILLE_BITS, strict=True):
            for pixel, bit in zip(row[x : x + 2], row_bits, strict=True):
                if pixel != BLACK:
                    bits |= bit
                    ink = max(ink, pixel, key=sum)
        yield (chr(BRAILLE_BASE + bits), ink, BLACK) if bits else (" ", None, BLACK)


HALF = Mode("half blocks", 1, 2, half_cells)
QUADRANT = Mode("quadrant blocks", 2, 2, quadrant_cells)
BRAILLE = Mode("braille dots", 2, 4, braille_cells)


class Blocks:
    """Turns pictures into lines of text. A band of pixels that did not change is not converted again."""

    def __init__(self, mode: Mode, deep: bool = True) -> None:
        self.mode = mode
        self.deep = deep  # True: colours of 24 bits; False: the nearest of 256
        self._bands: dict[int, bytes] = {}
        self._lines: dict[int, str] = {}

    def lines(self, picture: Image.Image) -> list[str]:
        columns, rows = self.mode.size(*picture.size)
        width, down = columns * self.mode.across, self.mode.down
        data = picture.convert("RGB").crop((0, 0, width, rows * down)).tobytes()  # padded with black to whole cells
        length = 3 * width * down
        for row in range(rows):
            band = data[row * length : (row + 1) * length]
            if self._bands.get(row) != band:
                self._bands[row] = band
                self._lines[row] = self._text(band, 3 * width)
        return [self._lines[row] for row in range(rows)]

    def _text(self, band: bytes, length: int) -> str:
        """One line; the codes of colours are written only where they change."""
        rows = []
        for start in range(0, len(band), length):
            row = band[start : start + length]
            rows.append(list(zip(row[0::3], row[1::3], row[2::3], strict=True)))
        parts = []
        ink_now: Colour | None = None
        ground_now: Colour | None = None
        for glyph, ink, ground in self.mode.cells(rows):
            if ink is not None and ink != ink_now:
                ink_now = ink
                parts.append(colour_code(ink, 38, self.deep))
            if ground != ground_now:
                ground_now = ground
                parts.append(colour_code(ground, 48, self.deep))
            parts.append(glyph)
        return "".join(parts) + RESET


@lru_cache(maxsize=4096)
def colour_code(colour: Colour, which: int, deep: bool) -> str:
    """The escape sequence that sets the ink (38) or the ground (48)."""
    if deep:
        return "\x1b[%d;2;%d;%d;%dm" % (which, *colour)
    return "\x1b[%d;5;%dm" % (which, nearest_of_256(colour))


def nearest_of_256(colour: Colour) -> int:
    """The nearest colour in the cube or among the greys. The first 16 are not used: they differ between terminals."""
    steps = [min(range(6), key=lambda step: abs(CUBE[step] - part)) for part in colour]
    cube = (CUBE[steps[0]], CUBE[steps[1]], CUBE[steps[2]])
    grey = min(range(len(GREYS)), key=lambda step: abs(3 * GREYS[step] - sum(colour)))
    if _error(colour, (GREYS[grey],) * 3) < _error(colour, cube):
        return 232 + grey
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def _error(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
