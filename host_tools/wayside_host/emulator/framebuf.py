"""`framebuf` for CPython, byte-equal to MicroPython 1.29. Only `text` is missing: the firmware has its own fonts."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from .pixels import Format, Grey2, Grey4, Grey8, MonoHorizontal, MonoHorizontalReversed, MonoVertical, Rgb565

MONO_VLSB = MVLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6

FORMATS: dict[int, type[Format]] = {
    MONO_VLSB: MonoVertical,
    RGB565: Rgb565,
    GS4_HMSB: Grey4,
    MONO_HLSB: MonoHorizontal,
    MONO_HMSB: MonoHorizontalReversed,
    GS2_HMSB: Grey2,
    GS8: Grey8,
}

# The quadrants of an ellipse, and the bit for a filled one.
UPPER_RIGHT, UPPER_LEFT, LOWER_LEFT, LOWER_RIGHT = 1, 2, 4, 8
ALL_QUADRANTS = 15
FILLED = 16


def _divide(a: int, b: int) -> int:
    """Divide as in C: towards zero."""
    return a // b if (a < 0) == (b < 0) else -(-a // b)


class FrameBuffer:
    """A picture in a given buffer."""

    def __init__(self, buffer: Any, width: int, height: int, format: int, stride: int | None = None) -> None:
        self._open(memoryview(buffer), width, height, format, stride)
        if self._pixels.buffer.readonly:
            raise TypeError("object with buffer protocol required")

    def _open(self, view: memoryview, width: int, height: int, format: int, stride: int | None) -> None:
        if stride is None:
            stride = width
        if width < 1 or height < 1 or width > 0xFFFF or height > 0xFFFF or stride > 0xFFFF or stride < width:
            raise ValueError
        if format not in FORMATS:
            raise ValueError("invalid format")
        kind = FORMATS[format]
        stride = -(-stride // kind.align) * kind.align
        rows = -(-height // 8) * 8 if format == MONO_VLSB else height
        full_rows = rows - 8 if format == MONO_VLSB else rows - 1
        needed = (full_rows * stride + (rows - full_rows) * (-(-width // kind.align) * kind.align)) * kind.bits // 8
        if needed > view.nbytes:
            raise ValueError
        self._width = width
        self._height = height
        self._owner = view.obj
        self._pixels = kind(view.cast("B"), stride)

    def fill(self, c: int) -> None:
        self._pixels.fill(0, 0, self._width, self._height, c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        if h < 1 or w < 1 or x + w <= 0 or y + h <= 0 or y >= self._height or x >= self._width:
            return
        right = min(self._width, x + w)
        bottom = min(self._height, y + h)
        x = max(x, 0)
        y = max(y, 0)
        self._pixels.fill(x, y, right - x, bottom - y, c)

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        if 0 <= x < self._width and 0 <= y < self._height:
            if c is None:
                return self._pixels.get(x, y)
            self._pixels.set(x, y, c)
        return None

    def hline(self, x: int, y: int, w: int, c: int) -> None:
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int) -> None:
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: bool = False) -> None:
        if f:
            self.fill_rect(x, y, w, h, c)
            return
        self.fill_rect(x, y, w, 1, c)
        self.fill_rect(x, y + h - 1, w, 1, c)
        self.fill_rect(x, y, 1, h, c)
        self.fill_rect(x + w - 1, y, 1, h, c)

    def _dot(self, x: int, y: int, c: int) -> None:
        if 0 <= x < self._width and 0 <= y < self._height:
            self._pixels.set(x, y, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int) -> None:
        long, short = abs(x2 - x1), abs(y2 - y1)
        step_x = 1 if x2 > x1 else -1
        step_y = 1 if y2 > y1 else -1
        steep = short > long
        along, across = x1, y1
        if steep:
            along, across = across, along
            long, short = short, long
            step_x, step_y = step_y, step_x
        error = 2 * short - long
        for _ in range(long):
            if steep:
                self._dot(across, along, c)
            else:
                self._dot(along, across, c)
            while error >= 0:
                across += step_y
                error -= 2 * long
            along += step_x
            error += 2 * short
        self._dot(x2, y2, c)

    def ellipse(self, x: int, y: int, xr: int, yr: int, c: int, f: bool = False, m: int = ALL_QUADRANTS) -> None:
        mask = m & ALL_QUADRANTS | (FILLED if f else 0)
        if xr == 0 and yr == 0:
            if mask & ALL_QUADRANTS:
                self._dot(x, y, c)
            return
        # From the sides to the poles while the curve is steep, then from the poles back.
        for across, along in _steep_points(xr, yr):
            self._ellipse_points(x, y, across, along, c, mask)
        for along, across in _steep_points(yr, xr):
            self._ellipse_points(x, y, across, along, c, mask)

    def _ellipse_points(self, cx: int, cy: int, x: int, y: int, c: int, mask: int) -> None:
        for quadrant, left, down in (
            (UPPER_RIGHT, False, -y),
            (UPPER_LEFT, True, -y),
            (LOWER_LEFT, True, y),
            (LOWER_RIGHT, False, y),
        ):
            if not mask & quadrant:
                continue
            if mask & FILLED:
                self.fill_rect(cx - x if left else cx, cy + down, x + 1, 1, c)
            else:
                self._dot(cx - x if left else cx + x, cy + down, c)

    def poly(self, x: int, y: int, coords: Any, c: int, f: bool = False) -> None:
        values = list(memoryview(coords))
        corners = [(values[i], values[i + 1]) for i in range(0, len(values) - 1, 2)]
        if not corners:
            return
        # Edges in the order of the original: backwards from the first corner.
        ends = corners[::-1]
        edges = list(zip([corners[0], *ends[:-1]], ends, strict=True))
        if not f:
            for (x1, y1), (x2, y2) in edges:
                self.line(x + x1, y + y1, x + x2, y + y2, c)
            return
        heights = [corner[1] for corner in corners]
        for row in range(min(heights), max(heights) + 1):
            self._poly_row(x, y, row, edges, c)

    def _poly_row(
        self, x: int, y: int, row: int, edges: Sequence[tuple[tuple[int, int], tuple[int, int]]], c: int
    ) -> None:
        nodes = []
        for (x1, y1), (x2, y2) in edges:
            if y1 != y2 and (y2 <= row < y1 or y1 <= row < y2):
                nodes.append(_divide(32 * x1 + _divide(32 * (x2 - x1) * (row - y1), y2 - y1) + 16, 32))
            elif row == max(y1, y2):
                if y1 < y2:
                    self._dot(x + x2, y + y2, c)
                elif y2 < y1:
                    self._dot(x + x1, y + y1, c)
                else:
                    self.line(x + x1, y + y1, x + x2, y + y2, c)
        nodes.sort()
        for left, right in zip(nodes[::2], nodes[1::2], strict=True):
            self.fill_rect(x + left, y + row, right - left + 1, 1, c)

    def blit(self, source: Any, x: int, y: int, key: int = -1, palette: Any = None) -> None:
        picture = _readable(source)
        colours = None if palette is None else _readable(palette)._pixels
        if x >= self._width or y >= self._height or -x >= picture._width or -y >= picture._height:
            return
        left, top = max(0, x), max(0, y)
        count = min(self._width, x + picture._width) - left
        bottom = min(self._height, y + picture._height)
        if picture._owner is not self._owner and colours is not None:
            if type(self._pixels) is Grey4 and type(picture._pixels) is MonoHorizontal and colours.get(0, 0) == key:
                self._ink(picture._pixels, left, top, count, bottom - top, left - x, top - y, colours, key)
                return
        # A picture that is drawn onto itself reads new pixels: go pixel by pixel, like the original.
        step = 1 if picture._owner is self._owner else count
        for row in range(top, bottom):
            for start in range(0, count, step):
                pixels = picture._pixels.read(left - x + start, row - y, step)
                if colours is not None:
                    pixels = [colours.get(pixel, 0) for pixel in pixels]
                if key in pixels:
                    old = self._pixels.read(left + start, row, step)
                    pixels = [a if b == key else b for a, b in zip(old, pixels, strict=True)]
                self._pixels.write(left + start, row, pixels)

    def _ink(
        self, source: Format, left: int, top: int, count: int, rows: int, x: int, y: int, colours: Format, key: int
    ) -> None:
        """Blit's way for most of what is drawn, letters and marks: pixels that are set get a colour, a row at a time."""
        buffer, stride = self._pixels.buffer, self._pixels.stride
        size = (left + count + 1 >> 1) - (left >> 1)
        shift = 4 * (left + count & 1)
        first, last = x >> 3, x + count + 7 >> 3
        beyond, kept = 8 * last - x - count, (1 << count) - 1
        for row in range(rows):
            line = (y + row) * source.stride >> 3
            bits = int.from_bytes(source.buffer[line + first : line + last], "big") >> beyond & kept
            if bits and (colour := colours.get(1, 0)) != key:
                ones = _nibbles(bits) << shift
                start = left + (top + row) * stride >> 1
                under = int.from_bytes(buffer[start : start + size], "big")
                buffer[start : start + size] = (under & ~(15 * ones) | (colour & 15) * ones).to_bytes(size, "big")

    def scroll(self, xstep: int, ystep: int) -> None:
        if abs(xstep) >= self._width or abs(ystep) >= self._height:
            return
        columns = range(self._width + xstep) if xstep < 0 else range(self._width - 1, xstep - 1, -1)
        rows = range(self._height + ystep) if ystep < 0 else range(self._height - 1, ystep - 1, -1)
        pixels = self._pixels
        for row in rows:
            for column in columns:
                pixels.set(column, row, pixels.get(column - xstep, row - ystep))

    def text(self, s: str, x: int, y: int, c: int = 1) -> None:
        raise NotImplementedError(
            "framebuf.text is not emulated: it knows ASCII only, and the firmware has its own fonts"
        )


@lru_cache(1 << 16)
def _nibbles(bits: int) -> int:
    """Four bits for each one: 0b101 becomes 0x101."""
    return int(f"{bits:b}", 16)


def _steep_points(a: int, b: int) -> list[tuple[int, int]]:
    """The points of a quarter of an ellipse with radii a and b, from (a, 0), while it is steep."""
    points = []
    two_a, two_b = 2 * a * a, 2 * b * b
    across, along = a, 0
    change_across, change_along = b * b * (1 - 2 * a), a * a
    error = 0
    stop_across, stop_along = two_b * a, 0
    while stop_across >= stop_along:
        points.append((across, along))
        along += 1
        stop_along += two_a
        error += change_along
        change_along += two_a
        if 2 * error + change_across > 0:
            across -= 1
            stop_across -= two_b
            error += change_across
            change_across += two_b
    return points


def _readable(source: Any) -> FrameBuffer:
    """A FrameBuffer, or one made from a tuple or list of its arguments; its buffer may be read-only."""
    if isinstance(source, FrameBuffer):
        return source
    if not 4 <= len(source) <= 5:
        raise ValueError
    picture = FrameBuffer.__new__(FrameBuffer)
    buffer, width, height, format, stride = (*source, None)[:5]
    picture._open(memoryview(buffer), width, height, format, stride)
    return picture


def FrameBuffer1(buffer: Any, width: int, height: int, stride: int | None = None) -> FrameBuffer:
    """The old name of a FrameBuffer in MONO_VLSB."""
    return FrameBuffer(buffer, width, height, MONO_VLSB, stride)
