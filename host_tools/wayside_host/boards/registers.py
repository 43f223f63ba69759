"""The registers of display chips that `init` in a board file may set, with their number of values (data sheets)."""

from collections.abc import Mapping

# Porch, gate, VCOM, power and gamma; B0 sets how 16-bit pixels are extended, BA the digital gamma.
ST7789: Mapping[int, int] = {
    0x26: 1, 0xB0: 2, 0xB2: 5, 0xB3: 3, 0xB5: 1, 0xB7: 1, 0xBA: 1, 0xBB: 1, 0xC0: 1, 0xC2: 1, 0xC3: 1, 0xC4: 1,
    0xC6: 1, 0xD0: 2, 0xE0: 14, 0xE1: 14,
}  # fmt: skip

# Power, VCOM, frame rate and gamma. B6 and F6 would turn the picture or change how pixels are read.
ILI9341: Mapping[int, int] = {
    0x26: 1, 0xB1: 2, 0xC0: 1, 0xC1: 1, 0xC5: 2, 0xC7: 1, 0xCB: 5, 0xCF: 3, 0xE0: 15, 0xE1: 15, 0xE8: 3, 0xEA: 2,
    0xED: 4, 0xF2: 1, 0xF7: 1,
}  # fmt: skip

# The drivers send these themselves: reset, sleep, inversion, display on and off, windows, pixels, orientation, format.
DRIVERS_OWN = frozenset((0x01, 0x10, 0x11, 0x13, 0x20, 0x21, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x36, 0x3A))
