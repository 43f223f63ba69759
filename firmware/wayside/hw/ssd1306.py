"""Driver for SSD1306 OLED displays on I2C or SPI. The canvas has the same layout as its pages."""

from wayside.hw.oled import Oled


class Ssd1306(Oled):
    """An SSD1306 display. The canvas is MONO_VLSB and is sent in pages of 8 rows."""

    columns = 128  # of the chip's memory
    own = bytes(
        (
            0x20, 0x02,  # page addressing: each write names its place, so a glitch is repaired by the next one
            0xD9, 0xF1,  # pre-charge for the internal supply
            0xDB, 0x30,  # VCOMH 0.83 Vcc
            0x8D, 0x14,  # charge pump on
        )
    )  # fmt: skip

    def _start(self, display):
        upright = display["rotation"] == 0
        column = display["offset_x"]
        if not upright:
            column = self.columns - column - self.width
        self._address = bytearray((0xB0, column & 15, 0x10 | column >> 4))
        self._bus.write(
            bytes(
                (
                    0x40,  # start line 0
                    0xA1 if upright else 0xA0,  # segment order
                    0xA8, self.height - 1,  # multiplex ratio
                    0xC8 if upright else 0xC0,  # scan direction
                    0xD3, 0x00,  # no display offset
                    0xDA, 0x12 if self.height > 32 else 0x02,  # how the rows are wired
                    0xD5, 0x80,  # clock
                    0xA4,  # show memory
                    0xA7 if display["invert"] else 0xA6,
                )
            )
            + self.own
        )  # fmt: skip

    def _prepare(self, buffer):
        """Make a view of each page once, so that sending allocates nothing."""
        whole = memoryview(buffer)
        width = self.width
        self._pages = [whole[page * width : (page + 1) * width] for page in range(self.height >> 3)]

    def _push(self, page, dirty):
        self._address[0] = 0xB0 | page
        self._bus.write(self._address, self._pages[page])
