"""The forty pins of a Pico by their place on the board: 1 to 20 down its left side, 21 to 40 up its right, USB on top."""

OTHERS = {
    30: "RUN", 33: "AGND", 35: "VREF", 36: "3V3", 37: "3V3_EN", 39: "VSYS", 40: "VBUS",
    **dict.fromkeys((3, 8, 13, 18, 23, 28, 38), "GND"),
}  # fmt: skip
POWER = 36
GROUNDS = tuple(number for number, name in OTHERS.items() if name == "GND")
COUNT = 40


def _all() -> dict[int, str]:
    """GP0 to GP22 lie between the others in their order, GP26 to GP28 after them."""
    gpio = iter([*range(23), *range(26, 29)])
    return {number: OTHERS[number] if number in OTHERS else f"GP{next(gpio)}" for number in range(1, COUNT + 1)}


NAMES = _all()
NUMBERS = {int(name[2:]): number for number, name in NAMES.items() if name.startswith("GP")}


def is_left(number: int) -> bool:
    return number <= COUNT // 2


def row(number: int) -> int:
    """0 at the end with the USB socket."""
    return number - 1 if is_left(number) else COUNT - number
