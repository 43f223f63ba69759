"""Model of the SSD1306: its three addressing modes, segment and scan order, charge pump."""

from .oled import OledPanel

HORIZONTAL, VERTICAL, PAGE = 0, 1, 2

# Length of commands with more than one byte.
LONG = {
    0x20: 2, 0x21: 3, 0x22: 3, 0x26: 7, 0x27: 7, 0x29: 6, 0x2A: 6, 0x81: 2, 0x8D: 2, 0xA3: 3, 0xA8: 2,
    0xD3: 2, 0xD5: 2, 0xD9: 2, 0xDA: 2, 0xDB: 2,
}  # fmt: skip
SHORT = frozenset(
    [*range(0x00, 0x20), 0x2E, 0x2F, *range(0x40, 0x80), 0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF]
    + [*range(0xB0, 0xB8), 0xC0, 0xC8, 0xE3]
)


class Ssd1306(OledPanel):
    """128 x 64 bits. Modules are built so that A1 with C8 is upright."""

    max_spi_hz = 10_000_000  # 100 ns per bit

    def reset(self) -> None:
        super().reset()
        self.mode = PAGE
        self.column_range = (0, self.columns - 1)
        self.page_range = (0, self.pages - 1)
        self.row_wiring = 0x12

    def lines(self) -> int:
        return self.display["height"]

    def length_of(self, first: int) -> int | None:
        return 1 if first in SHORT else LONG.get(first)

    def obey(self, first: int, values: bytes) -> None:
        if first == 0x20:
            self.mode = values[1] & 3
        elif first == 0x21:
            self._set_range("column", values, self.columns)
        elif first == 0x22:
            self._set_range("page", values, self.pages)
        elif 0x40 <= first <= 0x7F:
            self.start_line = first & 63
        elif first == 0x8D:
            self.pump = bool(values[1] & 4)
        elif 0xB0 <= first <= 0xB7:
            self.page = first & 7
            if self.mode != PAGE:
                self.complain(f"command {first:#04x} sets a page, which only page addressing knows")
        elif first == 0xDA:
            self.row_wiring = values[1]

    def _set_range(self, what: str, values: bytes, limit: int) -> None:
        first, last = values[1], values[2]
        if self.mode == PAGE:
            self.complain(f"a {what} range is set, which page addressing does not know")
        if not first <= last < limit:
            self.complain(f"{what}s {first}..{last} do not fit the {limit} of memory")
            return
        setattr(self, what + "_range", (first, last))
        setattr(self, what, first)

    def _check_setup(self) -> None:
        super()._check_setup()
        wanted = 0x12 if self.lines() > 32 else 0x02
        if self.row_wiring != wanted:
            self.complain(
                f"the row wiring is {self.row_wiring:#04x}; a glass of {self.lines()} rows wants {wanted:#04x}"
            )

    def write(self, data: bytes) -> None:
        if self.mode == PAGE:
            self.windows.append((self.column, self.page, self.column + len(data) - 1, self.page))
            if self.column + len(data) > self.columns:
                self.complain(f"{self.column + len(data) - self.columns} bytes past the last column: they wrap round")
            for byte in data:
                self.memory[self.page * self.columns + self.column] = byte
                self.column = (self.column + 1) % self.columns
            return
        for byte in data:
            self.memory[self.page * self.columns + self.column] = byte
            if self.mode == HORIZONTAL:
                if self._step("column"):
                    self._step("page")
            elif self._step("page"):
                self._step("column")

    def _step(self, what: str) -> bool:
        """Advance by one within the range; True if it wrapped."""
        first, last = getattr(self, what + "_range")
        place = getattr(self, what) + 1
        setattr(self, what, first if place > last else place)
        return place > last

    def lit(self, x: int, y: int) -> bool:
        """Whether a dot is lit, upright; the rotation is applied later."""
        segment = self.columns - 1 - (self.display["offset_x"] + x)
        column = self.columns - 1 - segment if self.remapped else segment
        scan = y if self.flipped else self.multiplex - 1 - y
        row = (scan + self.start_line + self.offset) % 64
        return bool(self.memory[(row >> 3) * self.columns + column] >> (row & 7) & 1)
