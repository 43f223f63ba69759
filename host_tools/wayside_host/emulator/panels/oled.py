"""What the OLED models share: commands of one or more bytes, contrast, memory in pages of 8 rows."""

from PIL import Image

from .base import Panel


class OledPanel(Panel):
    """A one-bit chip; a model adds `pages`, `columns`, `length_of`, `obey`, `write` and `lit`."""

    pages = 8
    columns = 128

    def reset(self) -> None:
        if not hasattr(self, "memory"):
            # Memory has noise at power on, and survives a reset.
            self.memory = bytearray((i * 73 + (i >> 5) * 29) & 0xFF for i in range(self.pages * self.columns))
        self.on = False
        self.all_on = False
        self.inverted = False
        self.remapped = False
        self.flipped = False
        self.column = 0
        self.page = 0
        self.start_line = 0
        self.offset = 0
        self.contrast = 0x80
        self.multiplex = 8 * self.pages
        self.pump = False
        self._waiting = bytearray()

    def command(self, byte: int) -> None:
        self._waiting.append(byte)
        first = self._waiting[0]
        length = self.length_of(first)
        if length is None:
            self._waiting.clear()
            self.complain(f"the {self.display['chip'].upper()} knows no command {first:#04x}")
        elif len(self._waiting) >= length:
            values = bytes(self._waiting)
            self._waiting.clear()
            if not self._obey_common(first, values):
                self.obey(first, values)

    def _obey_common(self, first: int, values: bytes) -> bool:
        """Obey a command that all chips share; False if it is another one."""
        if first <= 0x0F:
            self.column = self.column & 0xF0 | first
        elif first <= 0x17:
            self.column = self.column & 0x0F | (first & 7) << 4
        elif first == 0x81:
            self.contrast = values[1]
        elif first in (0xA0, 0xA1):
            self.remapped = first == 0xA1
        elif first in (0xA4, 0xA5):
            self.all_on = first == 0xA5
        elif first in (0xA6, 0xA7):
            self.inverted = first == 0xA7
        elif first == 0xA8:
            self.multiplex = values[1] + 1
        elif first in (0xAE, 0xAF):
            self.on = first == 0xAF
            if self.on:
                self._check_setup()
        elif first in (0xC0, 0xC8):
            self.flipped = first == 0xC8
        elif first == 0xD3:
            self.offset = values[1]
        else:
            return False
        return True

    def _check_setup(self) -> None:
        if not self.pump:
            self.complain("the display is switched on without its supply: the charge pump is off")
        if self.multiplex != self.lines():
            self.complain(f"the multiplex ratio is {self.multiplex}; the glass has {self.lines()} lines")

    def data(self, data: bytes) -> None:
        if self._waiting:
            self.complain(f"data came in the middle of command {self._waiting[0]:#04x}")
            self._waiting.clear()
        self.write(data)

    def light(self) -> int:
        return round(self.contrast * 100 / 255) if self.on else 0

    def glass(self) -> Image.Image:
        width, height = self.display["width"], self.display["height"]
        if self.display["rotation"] in (90, 270):
            width, height = height, width
        dots = bytearray(width * height)
        if self.on and self.pump:
            reversed_glass = self.inverted != self.display["invert"]
            for y in range(height):
                for x in range(width):
                    if self.all_on or self.lit(x, y) != reversed_glass:
                        dots[y * width + x] = 255
        return Image.frombytes("L", (width, height), bytes(dots)).convert("RGB")

    # To be added by the model of a chip

    def lines(self) -> int:
        """How many lines of the glass the chip scans."""
        raise NotImplementedError

    def length_of(self, first: int) -> int | None:
        raise NotImplementedError

    def obey(self, first: int, values: bytes) -> None:
        raise NotImplementedError

    def write(self, data: bytes) -> None:
        raise NotImplementedError

    def lit(self, x: int, y: int) -> bool:
        raise NotImplementedError
