"""The seven pixel formats of MicroPython's framebuf: how pixels, rows and filled areas are stored in bytes."""

from collections.abc import Sequence
from itertools import chain

NIBBLES = [(byte >> 4, byte & 15) for byte in range(256)]
BITS_LEFT_HIGH = [tuple(byte >> (7 - bit) & 1 for bit in range(8)) for byte in range(256)]
BITS_LEFT_LOW = [tuple(byte >> bit & 1 for bit in range(8)) for byte in range(256)]


class Format:
    """Pixels of one format in a buffer. Like the original, it does not check bounds."""

    bits = 1  # per pixel
    align = 1  # a row has a multiple of this many pixels

    def __init__(self, buffer: memoryview, stride: int) -> None:
        self.buffer = buffer
        self.stride = stride

    def get(self, x: int, y: int) -> int:
        raise NotImplementedError

    def set(self, x: int, y: int, colour: int) -> None:
        raise NotImplementedError

    def fill(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.set(column, row, colour)

    def read(self, x: int, y: int, count: int) -> Sequence[int]:
        return [self.get(column, y) for column in range(x, x + count)]

    def write(self, x: int, y: int, colours: Sequence[int]) -> None:
        for column, colour in enumerate(colours, x):
            self.set(column, y, colour)


class MonoVertical(Format):
    """MONO_VLSB: a byte is 8 rows of a column, the top one in bit 0."""

    def get(self, x: int, y: int) -> int:
        return self.buffer[(y >> 3) * self.stride + x] >> (y & 7) & 1

    def set(self, x: int, y: int, colour: int) -> None:
        index = (y >> 3) * self.stride + x
        bit = 1 << (y & 7)
        self.buffer[index] = self.buffer[index] | bit if colour else self.buffer[index] & ~bit

    def fill(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        end = y + height
        while y < end:
            after = min(end, (y | 7) + 1)
            mask = ((1 << (after - y)) - 1) << (y & 7)
            start = (y >> 3) * self.stride + x
            part = self.buffer[start : start + width]
            if mask == 255:
                part[:] = (b"\xff" if colour else b"\x00") * width
            elif colour:
                part[:] = bytes([byte | mask for byte in part])
            else:
                part[:] = bytes([byte & ~mask for byte in part])
            y = after

    def read(self, x: int, y: int, count: int) -> Sequence[int]:
        start = (y >> 3) * self.stride + x
        shift = y & 7
        return [byte >> shift & 1 for byte in self.buffer[start : start + count]]

    def write(self, x: int, y: int, colours: Sequence[int]) -> None:
        start = (y >> 3) * self.stride + x
        bit = 1 << (y & 7)
        part = self.buffer[start : start + len(colours)]
        part[:] = bytes([old | bit if new else old & ~bit for old, new in zip(part, colours, strict=True)])


class MonoHorizontal(Format):
    """MONO_HLSB: a byte is 8 pixels of a row, the leftmost in bit 7 (the names in framebuf say the opposite)."""

    align = 8
    table = BITS_LEFT_HIGH

    @staticmethod
    def bit(x: int) -> int:
        return 0x80 >> (x & 7)

    def get(self, x: int, y: int) -> int:
        return 1 if self.buffer[(x + y * self.stride) >> 3] & self.bit(x) else 0

    def set(self, x: int, y: int, colour: int) -> None:
        index = (x + y * self.stride) >> 3
        bit = self.bit(x)
        self.buffer[index] = self.buffer[index] | bit if colour else self.buffer[index] & ~bit

    def read(self, x: int, y: int, count: int) -> Sequence[int]:
        start = (x + y * self.stride) >> 3
        stop = start + ((x & 7) + count + 7 >> 3)
        row = list(chain.from_iterable(map(self.table.__getitem__, self.buffer[start:stop])))
        return row[x & 7 : (x & 7) + count]


class MonoHorizontalReversed(MonoHorizontal):
    """MONO_HMSB: a byte is 8 pixels of a row, the leftmost in bit 0."""

    table = BITS_LEFT_LOW

    @staticmethod
    def bit(x: int) -> int:
        return 1 << (x & 7)


class Grey2(Format):
    """GS2_HMSB: four pixels per byte, the leftmost in the low bits."""

    bits = 2
    align = 4

    def get(self, x: int, y: int) -> int:
        return self.buffer[(x + y * self.stride) >> 2] >> ((x & 3) << 1) & 3

    def set(self, x: int, y: int, colour: int) -> None:
        index = (x + y * self.stride) >> 2
        shift = (x & 3) << 1
        self.buffer[index] = (colour & 3) << shift | self.buffer[index] & ~(3 << shift)


class Grey4(Format):
    """GS4_HMSB: two pixels per byte, the left one in the high half."""

    bits = 4
    align = 2

    def get(self, x: int, y: int) -> int:
        byte = self.buffer[(x + y * self.stride) >> 1]
        return byte & 15 if x & 1 else byte >> 4

    def set(self, x: int, y: int, colour: int) -> None:
        index = (x + y * self.stride) >> 1
        byte = self.buffer[index]
        self.buffer[index] = byte & 0xF0 | colour & 15 if x & 1 else byte & 15 | (colour & 15) << 4

    def fill(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        end = x + width
        first = x + 1 >> 1  # whole bytes are between these two
        last = end >> 1
        pairs = bytes([(colour & 15) * 17]) * (last - first)
        for row in range(y, y + height):
            if x & 1:
                self.set(x, row, colour)
            if end & 1 and end > x:
                self.set(end - 1, row, colour)
            if pairs:
                start = row * self.stride >> 1
                self.buffer[start + first : start + last] = pairs

    def read(self, x: int, y: int, count: int) -> Sequence[int]:
        start = (x + y * self.stride) >> 1
        stop = start + ((x & 1) + count + 1 >> 1)
        row = list(chain.from_iterable(map(NIBBLES.__getitem__, self.buffer[start:stop])))
        return row[x & 1 : (x & 1) + count]

    def write(self, x: int, y: int, colours: Sequence[int]) -> None:
        if x & 1:
            self.set(x, y, colours[0])
            colours = colours[1:]
            x += 1
        if len(colours) & 1:
            self.set(x + len(colours) - 1, y, colours[-1])
            colours = colours[:-1]
        start = (x + y * self.stride) >> 1
        pairs = bytes([(a & 15) << 4 | b & 15 for a, b in zip(colours[::2], colours[1::2], strict=True)])
        self.buffer[start : start + len(pairs)] = pairs


class Grey8(Format):
    """GS8: a byte per pixel."""

    bits = 8

    def get(self, x: int, y: int) -> int:
        return self.buffer[x + y * self.stride]

    def set(self, x: int, y: int, colour: int) -> None:
        self.buffer[x + y * self.stride] = colour & 0xFF


class Rgb565(Format):
    """RGB565: two bytes per pixel, the low byte first, as a Pico stores words."""

    bits = 16

    def get(self, x: int, y: int) -> int:
        index = 2 * (x + y * self.stride)
        return self.buffer[index] | self.buffer[index + 1] << 8

    def set(self, x: int, y: int, colour: int) -> None:
        index = 2 * (x + y * self.stride)
        self.buffer[index] = colour & 0xFF
        self.buffer[index + 1] = colour >> 8 & 0xFF

    def fill(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        pixels = bytes([colour & 0xFF, colour >> 8 & 0xFF]) * width
        for row in range(y, y + height):
            start = 2 * (x + row * self.stride)
            self.buffer[start : start + len(pixels)] = pixels
