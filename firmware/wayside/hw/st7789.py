"""Driver for ST7789 colour panels on SPI: a 4-bit canvas, expanded to RGB565 while only its dirty rows are pushed."""

import time
from array import array

from wayside.hw.backlight import open_lamp
from wayside.hw.fast import expand, sift

# Commands, by the names of the data sheet.
SLPIN = b"\x10"
SLPOUT = b"\x11"
DISPOFF = b"\x28"
DISPON = b"\x29"
CASET = b"\x2a"
RASET = b"\x2b"
RAMWR = b"\x2c"

DIRTY = b"\x01"
CLEAN = b"\x00"
SETTLE = (
    6  # ms before the next command, after one that sends the panel to sleep or wakes it: 5, and the one that has begun
)
ROWS_AT_ONCE = 3  # rows expanded per transfer: 1.9 kB at 320 pixels, and few enough calls


class St7789:
    """An ST7789 panel as the canvas sees it: width x height after the rotation."""

    mono = False

    def __init__(self, display, bus, backlight, first, is_lit):
        """On a panel that st7789_start.py has woken; `first` is the column and row where the picture begins.

        `is_lit` says that it shows a picture already.
        """
        self.width = display["width"]
        self.height = display["height"]
        self._bus = bus
        self._lamp = open_lamp(backlight, is_lit)
        self._percent = 100
        self._on = is_lit
        self._fresh = True  # nothing shown yet: memory holds noise
        self._colours = array("H", [0] * 512)  # the two pixels of each byte of the canvas
        pixels = array("H", [0] * (self.width * ROWS_AT_ONCE))
        self._pixels = pixels
        whole = memoryview(pixels)
        # One view per number of rows, made once, so that showing allocates nothing.
        self._views = [whole[: rows * self.width] for rows in range(ROWS_AT_ONCE + 1)]
        self._sums = array("I", [0] * self.height)  # of the rows as they were shown last
        self._span = bytearray(4)
        self._first_column, self._first_row = first

    def set_palette(self, colours):
        """16 colours as RGB565 ints; kept with bytes swapped, since the panel wants the high byte first."""
        swapped = [(colour & 0xFF) << 8 | colour >> 8 for colour in colours]
        for pair in range(256):
            self._colours[2 * pair] = swapped[pair >> 4]
            self._colours[2 * pair + 1] = swapped[pair & 15]

    def show(self, buffer, dirty):
        """Pushes the rows flagged in `dirty` that have changed, each run as one window, and clears the flags."""
        sift(dirty, self._sums, buffer, self.height, self.width >> 1)
        if self._fresh:
            for row in range(self.height):
                dirty[row] = 1
        row = dirty.find(DIRTY)
        while row >= 0:
            end = dirty.find(CLEAN, row)
            if end < 0:
                end = self.height
            for index in range(row, end):
                dirty[index] = 0
            self._push(buffer, row, end)
            row = dirty.find(DIRTY, end)
        if self._fresh:
            self._fresh = False
            self.power(True)

    def _window(self, command, first, count):
        last = first + count - 1
        span = self._span
        span[0] = first >> 8
        span[1] = first & 0xFF
        span[2] = last >> 8
        span[3] = last & 0xFF
        self._bus.write(command, span)

    def _push(self, buffer, row, end):
        self._window(CASET, self._first_column, self.width)
        self._window(RASET, self._first_row + row, end - row)
        self._bus.write(RAMWR)
        row_bytes = self.width >> 1
        bus = self._bus
        bus.begin()
        while row < end:
            rows = min(ROWS_AT_ONCE, end - row)
            expand(self._pixels, buffer, row * row_bytes, rows * row_bytes, self._colours)
            bus.send(self._views[rows])
            row += rows
        bus.end()

    def backlight(self, percent):
        """Light from 0 to 100; remembered while the panel is off."""
        self._percent = percent
        if self._on:
            self._lamp.set(percent)

    def power(self, on):
        """Switches picture and lamp on or off; what the panel shows is kept."""
        self._on = on
        self._bus.write(DISPON if on else DISPOFF)
        self._lamp.set(self._percent if on else 0)

    def sleep(self):
        """Dark, and next to no current. The panel keeps its memory, and takes new pictures into it."""
        self.power(False)
        self._bus.write(SLPIN)
        time.sleep_ms(SETTLE)

    def wake(self):
        """Still dark: the panel takes 120 ms to wake, then `power` shows the picture. It wants 120 ms of sleep before."""
        self._bus.write(SLPOUT)
        time.sleep_ms(SETTLE)
