"""What a board file may contain: its fields, the pins of an RP2040, the memory of display chips."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .registers import ILI9341, ST7789

ACTIONS = ("prev", "next", "ok", "back", "up", "down", "left", "right")
DIRECTIONS = ("up", "down", "left", "right")
CORNERS = ("tl", "bl", "tr", "br", "none")
LEVELS = ("low", "high")
COLOURS = ("red", "green", "blue")
ADC_PINS = (26, 27, 28, 29)
MOST_KEYS = 32


@dataclass(frozen=True)
class Module:
    """The board with the RP2040: which pins a display board can reach, and words for them."""

    pins: tuple[int, ...]
    place: str


MODULES = {
    # The Pico itself uses GP23 to GP25 and GP29.
    "pico": Module((*range(23), 26, 27, 28), "on the Pico's header; use 0 to 22 or 26 to 28"),
    "rp2040": Module(tuple(range(30)), "a pin of the RP2040; use 0 to 29"),
}


@dataclass(frozen=True)
class Chip:
    """A display chip: its memory, the rotations of its driver, its buses, the registers that `init` may set."""

    width: int
    height: int
    rotations: tuple[int, ...]
    buses: tuple[str, ...]
    fastest_spi: int
    mono: bool
    registers: Mapping[int, int] = field(default_factory=dict)


CHIPS = {
    "st7789": Chip(240, 320, (0, 90, 180, 270), ("spi",), 62_500_000, mono=False, registers=ST7789),
    # Its data sheet says 10 MHz; drivers of its modules use up to 40.
    "ili9341": Chip(240, 320, (0, 90, 180, 270), ("spi",), 40_000_000, mono=False, registers=ILI9341),
    "ssd1306": Chip(128, 64, (0, 180), ("i2c", "spi"), 10_000_000, mono=True),
    "sh1106": Chip(132, 64, (0, 180), ("i2c", "spi"), 2_000_000, mono=True),
    "sh1107": Chip(128, 128, (0, 90, 270), ("spi", "i2c"), 20_000_000, mono=True),
}
FASTEST_I2C = 400_000
SLOWEST = 10_000


@dataclass(frozen=True)
class Field:
    """One value of a section: what is allowed, and its default."""

    kind: type
    choices: tuple[Any, ...] = ()
    default: Any = None
    required: bool = True
    pin: bool = False


def _pin(required: bool = True) -> Field:
    return Field(int, required=required, pin=True)


TOP = {"title": Field(str), "module": Field(str, tuple(MODULES), default="pico", required=False)}
DISPLAY = {
    "chip": Field(str, tuple(CHIPS)),
    "width": Field(int),
    "height": Field(int),
    "offset_x": Field(int, default=0, required=False),
    "offset_y": Field(int, default=0, required=False),
    "rotation": Field(int, (0, 90, 180, 270), default=0, required=False),
    "invert": Field(bool, default=False, required=False),
    "bgr": Field(bool, default=False, required=False),
    "init": Field(list, default=[], required=False),
}
BUS_KIND = {"kind": Field(str, ("spi", "i2c"))}
SPI = {
    **BUS_KIND,
    "id": Field(int, (0, 1)),
    "sck": _pin(),
    "mosi": _pin(),
    "cs": _pin(required=False),
    "dc": _pin(),
    "reset": _pin(required=False),
    "mode": Field(int, (0, 3), default=0, required=False),
    "baudrate": Field(int),
}
I2C = {
    **BUS_KIND,
    "id": Field(int, (0, 1)),
    "sda": _pin(),
    "scl": _pin(),
    "reset": _pin(required=False),
    "address": Field(int),
    "baudrate": Field(int),
}
BACKLIGHT = {"pin": _pin(), "active": Field(str, LEVELS, default="high", required=False)}
LED = {**{colour: _pin() for colour in COLOURS}, "active": Field(str, LEVELS, default="low", required=False)}
BATTERY = {
    "pin": Field(int, ADC_PINS, pin=True),
    "ratio": Field(int, default=3, required=False),  # the ratio of the voltage divider
    "low": Field(int, default=3400, required=False),  # millivolts of a lithium cell that is nearly empty
}
OPTIONAL = {"backlight": BACKLIGHT, "led": LED, "battery": BATTERY}
RATIOS = (1, 10)
VOLTAGES = (1800, 5500)  # millivolts that can supply a Pico
KEY = {
    "name": Field(str),
    "pin": _pin(),
    "action": Field(str, ACTIONS),
    "corner": Field(str, CORNERS, default="none", required=False),
    "active": Field(str, LEVELS, default="low", required=False),
}

# Which pins a bus can use: a test with bus id and pin number (RP2040 data sheet, GPIO functions).
BUS_PINS: dict[str, Callable[[int, int], bool]] = {
    "sck": lambda bus, pin: pin & 3 == 2 and pin >> 3 & 1 == bus,
    "mosi": lambda bus, pin: pin & 3 == 3 and pin >> 3 & 1 == bus,
    "sda": lambda bus, pin: pin & 3 == 2 * bus,
    "scl": lambda bus, pin: pin & 3 == 2 * bus + 1,
}

KINDS = {
    int: "a whole number",
    str: "a text in quotes",
    bool: "true or false",
    list: "a list of [register, value, ...]",
}
