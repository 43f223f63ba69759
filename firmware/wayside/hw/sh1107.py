"""Driver for SH1107 OLED displays on SPI or I2C, upright or turned by 90 degrees.

The columns of the chip are its COM lines, the bits of its pages are its segments. So a display of 64 x 128 that is used
as 128 x 64 has a row of the canvas in each column of the chip: pages are transposed and sent row by row.
"""

try:
    from wayside.hw.transpose_viper import transpose
except (SyntaxError, ImportError, ValueError, AttributeError, NameError):
    from wayside.hw.transpose import transpose
from wayside.hw.oled import Oled

LINES = 128  # COM lines of the chip; a narrower display uses the middle ones


class Sh1107(Oled):
    """An SH1107 display. The canvas is MONO_VLSB in the orientation that a person sees."""

    def _start(self, display):
        rotation = display["rotation"]
        self._turned = rotation in (90, 270)
        self._mirrored = rotation == 90  # the first row of the canvas is the last column
        lines = self.height if self._turned else self.width
        self._address = bytearray((0xB0, 0x00, 0x10))
        if self._turned:
            self._rows = bytearray(self.width)
            stride = self.width >> 3
            whole = memoryview(self._rows)
            self._row_views = [whole[row * stride : (row + 1) * stride] for row in range(8)]
        self._bus.write(
            bytes(
                (
                    0xDC, 0x00,  # start line 0
                    0x21 if self._turned else 0x20,  # addressing: down the pages, or along the columns
                    0xA1 if rotation == 270 else 0xA0,  # segment order
                    0xC0,  # scan direction
                    0xA4,  # show memory
                    0xA7 if display["invert"] else 0xA6,
                    0xA8, lines - 1,  # multiplex ratio
                    0xD3, (LINES + lines) // 2 % LINES,  # moves column 0 to the first line of the display
                    0xD5, 0x41,  # clock
                    0xD9, 0x22,  # pre-charge
                    0xDB, 0x35,  # VCOM deselect level
                    0xAD, 0x8A,  # DC-DC off: these boards have their own converter
                )
            )
        )  # fmt: skip

    def _prepare(self, buffer):
        """Make a view of each page once, so that sending allocates nothing."""
        if not self._turned:
            whole = memoryview(buffer)
            width = self.width
            self._pages = [whole[page * width : (page + 1) * width] for page in range(self.height >> 3)]

    def _push(self, page, dirty):
        if self._turned:
            self._push_rows(page, dirty)
        else:
            self._address[0] = 0xB0 | page
            self._bus.write(self._address, self._pages[page])

    def _push_rows(self, page, dirty):
        """Send only the dirty rows of the page. Each row is a column of the chip, written along its pages."""
        transpose(self._rows, self._buffer, page * self.width, self.width)
        address = self._address
        for index in range(8):
            row = page * 8 + index
            if dirty[row]:
                column = self.height - 1 - row if self._mirrored else row
                address[1] = column & 15
                address[2] = 0x10 | column >> 4
                self._bus.write(address, self._row_views[index])
