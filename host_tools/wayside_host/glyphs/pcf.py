"""Reads the glyphs of an X11 PCF bitmap font, plain or gzip."""

import gzip
import struct
from dataclasses import dataclass
from pathlib import Path

METRICS, BITMAPS, ENCODINGS, BDF_ACCELERATORS, ACCELERATORS = 4, 8, 32, 256, 2
NO_GLYPH = 0xFFFF


@dataclass
class Glyph:
    """One character: its advance, the position of its box relative to the pen, its rows of pixels."""

    advance: int
    left: int
    top: int
    rows: list[list[bool]]


@dataclass
class Font:
    """All glyphs of a font by code point, with the heights above and below the baseline."""

    glyphs: dict[int, Glyph]
    ascent: int
    descent: int


class _Table:
    """One table of the file. Its format word gives the order of bytes and bits."""

    def __init__(self, data: bytes, form: int, offset: int):
        self.data, self.form, self.offset = data, form, offset
        self.order = ">" if form & 4 else "<"

    def numbers(self, at: int, letter: str, count: int) -> tuple[int, ...]:
        return struct.unpack_from(f"{self.order}{count}{letter}", self.data, self.offset + at)


def read_font(path: Path) -> Font:
    data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    if data[:4] != b"\x01fcp":
        raise ValueError(f"{path} is not a PCF font")
    tables = {}
    for i in range(struct.unpack_from("<I", data, 4)[0]):
        kind, form, _, offset = struct.unpack_from("<4I", data, 8 + 16 * i)
        tables[kind] = _Table(data, form, offset)
    metrics = _read_metrics(tables[METRICS])
    bitmaps = tables[BITMAPS]
    glyphs = {code: _read_glyph(bitmaps, index, metrics) for code, index in _read_encoding(tables[ENCODINGS])}
    ascent, descent = tables.get(BDF_ACCELERATORS, tables[ACCELERATORS]).numbers(12, "i", 2)
    return Font(glyphs, ascent, descent)


def _read_metrics(table: _Table) -> list[tuple[int, ...]]:
    """Left, right, advance, ascent and descent of each glyph, from the long or compressed form."""
    if table.form & 0x100:
        (count,) = table.numbers(4, "H", 1)
        return [tuple(b - 0x80 for b in table.numbers(6 + 5 * i, "B", 5)) for i in range(count)]
    (count,) = table.numbers(4, "I", 1)
    return [table.numbers(8 + 12 * i, "h", 5) for i in range(count)]


def _read_glyph(table: _Table, index: int, metrics: list[tuple[int, ...]]) -> Glyph:
    left, right, advance, ascent, descent = metrics[index]
    width = right - left
    (count,) = table.numbers(4, "I", 1)
    (offset,) = table.numbers(8 + 4 * index, "I", 1)
    padding = 1 << (table.form & 3)
    unit = 1 << ((table.form >> 4) & 3)
    first_bit_is_top = bool(table.form & 8)
    swapped = unit > 1 and bool(table.form & 4) != first_bit_is_top
    stride = -(-((width + 7) // 8) // padding) * padding
    rows = []
    for y in range(ascent + descent):
        start = table.offset + 8 + 4 * count + 16 + offset + y * stride
        line = table.data[start : start + stride]
        if swapped:
            line = b"".join(line[k : k + unit][::-1] for k in range(0, stride, unit))
        masks = (0x80 >> (x & 7) if first_bit_is_top else 1 << (x & 7) for x in range(width))
        rows.append([bool(line[x >> 3] & mask) for x, mask in enumerate(masks)])
    return Glyph(advance, left, ascent, rows)


def _read_encoding(table: _Table) -> list[tuple[int, int]]:
    """Pairs of code point and glyph number."""
    low, high, first_row, last_row, _ = table.numbers(4, "h", 5)
    span = high - low + 1
    pairs = []
    for row in range(first_row, last_row + 1):
        numbers = table.numbers(14 + 2 * (row - first_row) * span, "H", span)
        pairs += [(row * 256 + low + k, index) for k, index in enumerate(numbers) if index != NO_GLYPH]
    return pairs
