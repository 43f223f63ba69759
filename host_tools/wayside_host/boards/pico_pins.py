"""The 40 pins of a Pico by their position: 1 to 20 down the left side, 21 to 40 up the right side, USB on top."""

OTHERS = {
    30: "RUN", 33: "AGND", 35: "VREF", 36: "3V3", 37: "3V3_EN", 39: "VSYS", 40: "VBUS",
    **dict.fromkeys((3, 8, 13, 18, 23, 28, 38), "GND"),
}  # fmt: skip
POWER = 36
GROUNDS = tuple(number for number, name in OTHERS.items() if name == "GND")
COUNT = 40


def _all() -> dict[int, str]:
    """The name of each pin: GP0 to GP22 in order between the other pins, then GP26 to GP28."""
    gpio = iter([*range(23), *range(26, 29)])
    return {number: OTHERS[number] if number in OTHERS else f"GP{next(gpio)}" for number in range(1, COUNT + 1)}


NAMES = _all()
NUMBERS = {int(name[2:]): number for number, name in NAMES.items() if name.startswith("GP")}


def is_left(number: int) -> bool:
    return number <= COUNT // 2


def row(number: int) -> int:
    """The row of a pin, from 0 at the USB socket."""
    return number - 1 if is_left(number) else COUNT - number
