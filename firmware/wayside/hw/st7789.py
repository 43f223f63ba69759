"""Driver for ST7789 colour displays on SPI: sends the dirty rows of a 4-bit canvas as RGB565."""

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
SETTLE = 6  # ms to wait after a command to sleep or wake: 5, plus the current, partial millisecond
ROWS_AT_ONCE = 3  # rows per transfer: 1.9 kB at 320 pixels, and still few calls


class St7789:
    """An ST7789 display as the canvas sees it: width x height after the rotation."""

    mono = False

    def __init__(self, display, bus, backlight, first, is_lit):
        """st7789_start.py has started the display. `first` is the column and row where the picture begins.

        `is_lit` says that it already shows a picture.
        """
        self.width = display["width"]
        self.height = display["height"]
        self._bus = bus
        self._lamp = open_lamp(backlight, is_lit)
        self._percent = 100
        self._on = is_lit
        self._fresh = True  # nothing sent yet: its memory holds noise
        self._colours = array("H", [0] * 512)  # the two pixels of each byte of the canvas
        pixels = array("H", [0] * (self.width * ROWS_AT_ONCE))
        self._pixels = pixels
        whole = memoryview(pixels)
        # One view per number of rows, made once, so that sending allocates nothing.
        self._views = [whole[: rows * self.width] for rows in range(ROWS_AT_ONCE + 1)]
        self._sums = array("I", [0] * self.height)  # checksums of the rows as they were last sent
        self._span = bytearray(4)
        self._first_column, self._first_row = first

    def set_palette(self, colours):
        """Set 16 colours, given as RGB565. Their bytes are stored swapped: the display needs the high byte first."""
        swapped = [(colour & 0xFF) << 8 | colour >> 8 for colour in colours]
        for pair in range(256):
            self._colours[2 * pair] = swapped[pair >> 4]
            self._colours[2 * pair + 1] = swapped[pair & 15]

    def show(self, buffer, dirty):
        """Send the rows marked in `dirty` that have changed, each run as one window, and clear the marks."""
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
        """Set the light, 0 to 100. While the display is off, it is remembered."""
        self._percent = percent
        if self._on:
            self._lamp.set(percent)

    def power(self, on):
        """Switch picture and lamp on or off. The display keeps its memory."""
        self._on = on
        self._bus.write(DISPON if on else DISPOFF)
        self._lamp.set(self._percent if on else 0)

    def sleep(self):
        """Switch off to save current. The display keeps its memory and still accepts pictures."""
        self.power(False)
        self._bus.write(SLPIN)
        time.sleep_ms(SETTLE)

    def wake(self):
        """Wake, still dark. It must have slept for 120 ms. It needs 120 ms to wake, then `power` shows the picture."""
        self._bus.write(SLPOUT)
        time.sleep_ms(SETTLE)
