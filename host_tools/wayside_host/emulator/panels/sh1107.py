"""Model of the SH1107: its command set, page and vertical addressing; a narrow glass uses the middle lines."""

from .oled import OledPanel

LINES = 128

LONG = {0x81: 2, 0xA8: 2, 0xAD: 2, 0xD3: 2, 0xD5: 2, 0xD9: 2, 0xDB: 2, 0xDC: 2}
SHORT = frozenset(
    [*range(0x00, 0x18), 0x20, 0x21, 0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF]
    + [*range(0xB0, 0xC0), 0xC0, 0xC8, 0xE3]
)


class Sh1107(OledPanel):
    """128 x 128 bits. A column of memory is a COM line, the 8 bits of a page are segments."""

    max_spi_hz = 20_000_000  # used by the makers of the boards
    pages = 16

    def reset(self) -> None:
        super().reset()
        self.vertical = False

    def lines(self) -> int:
        turned = self.display["rotation"] in (90, 270)
        return self.display["height"] if turned else self.display["width"]

    def length_of(self, first: int) -> int | None:
        return 1 if first in SHORT else LONG.get(first)

    def obey(self, first: int, values: bytes) -> None:
        if first in (0x20, 0x21):
            self.vertical = first == 0x21
        elif 0xB0 <= first <= 0xBF:
            self.page = first & 15
        elif first == 0xAD:
            self.pump = values[1] >> 4 == 8  # 0x8A: the board has its own supply
        elif first == 0xDC:
            self.start_line = values[1] & 127

    def _check_setup(self) -> None:
        super()._check_setup()
        if self.flipped:
            self.complain("the scan direction C8 is not modelled: how it meets the display offset is not known")

    def write(self, data: bytes) -> None:
        if self.vertical:
            self.windows.append((self.column, self.page, self.column, self.page + len(data) - 1))
            past = self.page + len(data) - self.pages
        else:
            self.windows.append((self.column, self.page, self.column + len(data) - 1, self.page))
            past = self.column + len(data) - self.columns
        if past > 0:
            self.complain(f"{past} bytes past the end of the line: they go where this one began")
        for byte in data:
            self.memory[self.page * self.columns + self.column] = byte
            if self.vertical:
                self.page = (self.page + 1) % self.pages
            else:
                self.column = (self.column + 1) % self.columns

    def lit(self, x: int, y: int) -> bool:
        """Whether a dot is lit, upright for rotation 0: x counts lines, y counts segments."""
        line = (LINES - self.lines()) // 2 + x
        column = (line + self.offset + self.start_line) % LINES
        segment = LINES - 1 - y if self.remapped else y
        return bool(self.memory[(segment >> 3) * self.columns + column] >> (segment & 7) & 1)
