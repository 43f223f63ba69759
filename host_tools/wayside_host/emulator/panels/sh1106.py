"""Model of the SH1106: like an SSD1306 with 132 columns, only page addressing, and other supply commands."""

from .ssd1306 import Ssd1306

LONG = {0x81: 2, 0xA8: 2, 0xAD: 2, 0xD3: 2, 0xD5: 2, 0xD9: 2, 0xDA: 2, 0xDB: 2}
SHORT = frozenset(
    [*range(0x00, 0x20), *range(0x30, 0x34), *range(0x40, 0x80), 0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF]
    + [*range(0xB0, 0xB8), 0xC0, 0xC8, 0xE0, 0xE3, 0xEE]
)


class Sh1106(Ssd1306):
    """132 x 64 bits. A glass of 128 columns uses the middle ones; A1 with C8 is upright."""

    max_spi_hz = 2_000_000
    columns = 132

    def length_of(self, first: int) -> int | None:
        return 1 if first in SHORT else LONG.get(first)

    def obey(self, first: int, values: bytes) -> None:
        if 0x18 <= first <= 0x1F:
            self.column = self.column & 0x0F | (first & 15) << 4
        elif 0x40 <= first <= 0x7F:
            self.start_line = first & 63
        elif first == 0xAD:
            self.pump = values[1] == 0x8B
        elif 0xB0 <= first <= 0xB7:
            self.page = first & 7
        elif first == 0xDA:
            self.row_wiring = values[1]

    def write(self, data: bytes) -> None:
        self.windows.append((self.column, self.page, self.column + len(data) - 1, self.page))
        room = max(0, self.columns - self.column)
        if len(data) > room:
            self.complain(f"{len(data) - room} bytes past the last column: they are lost")
        start = self.page * self.columns + self.column
        self.memory[start : start + len(data[:room])] = data[:room]
        self.column += len(data[:room])
