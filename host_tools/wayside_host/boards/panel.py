"""Checks the panel of a board file: size and offset in the memory of the chip, and the tuning."""

from typing import Any

from .fields import FieldChecker
from .registers import DRIVERS_OWN
from .schema import CHIPS, Chip


def check_panel(checker: FieldChecker, display: dict[str, Any]) -> None:
    name = display.get("chip")
    if name not in CHIPS:
        return
    chip = CHIPS[name]
    for line in display["init"] or ():
        if problem := _problem_of(line, name, chip):
            checker.complain(problem, "display", 0, "init")
    if any(value is None for value in display.values()):
        return
    width, height, rotation = display["width"], display["height"], display["rotation"]
    if rotation not in chip.rotations:
        allowed = ", ".join(str(angle) for angle in chip.rotations)
        checker.complain(f"the {name} cannot turn by {rotation}: write rotation = {allowed}", "display", 0, "rotation")
        return
    turned = rotation in (90, 270)
    sides = (
        ("width", height if turned else width, "offset_x"),
        ("height", width if turned else height, "offset_y"),
    )
    for side, length, offset in sides:
        _check_side(checker, display, side, length, offset, getattr(chip, side), turned)
    if not chip.mono and width % 2:
        checker.complain("width must be even: the canvas packs two pixels into a byte", "display", 0, "width")
    if chip.mono and (width % 8 or height % 8):
        checker.complain(
            "width and height must be multiples of 8: the panel has pages of 8 rows", "display", 0, "height"
        )
    if name in ("ssd1306", "sh1106") and (display["offset_y"] or height < 16):
        checker.complain(f"an {name} starts at row 0 and has at least 16 rows", "display", 0, "height")
    if name == "sh1107":
        _check_sh1107(checker, display, width if turned else height, height if turned else width)


def _check_side(
    checker: FieldChecker, display: dict[str, Any], side: str, length: int, offset: str, room: int, turned: bool
) -> None:
    """Check one side of the glass, in the coordinates of the chip, against the memory of the chip."""
    field = {"width": "height", "height": "width"}[side] if turned else side
    start = display[offset]
    if length < 1:
        checker.complain(f"{field} = {length}: a display has at least 1", "display", 0, field)
    elif start < 0 or start + length > room:
        checker.complain(
            f"{field} {length} and {offset} {start} reach line {start + length} of the {room} in the "
            f"{display['chip']}'s memory: make {field} or {offset} fit",
            "display",
            0,
            offset if start else field,
        )


def _check_sh1107(checker: FieldChecker, display: dict[str, Any], long: int, short: int) -> None:
    if long != 128 or not 64 <= short <= 128:
        checker.complain(
            "an sh1107 glass is 64 to 128 by 128: write rotation = 90 to hold it as 128 by 64",
            "display",
            0,
            "width",
        )
    if display["offset_x"] or display["offset_y"]:
        checker.complain("an sh1107 glass uses the middle lines: leave both offsets 0", "display", 0, "offset_x")


def _problem_of(line: Any, name: str, chip: Chip) -> str:
    """The fault of a line of init, or an empty text."""
    if not isinstance(line, list) or not line or any(type(value) is not int or not 0 <= value <= 255 for value in line):
        return f"init: {line} is not a register with its values: write [0xB7, 0x35], numbers from 0 to 255"
    register, values = line[0], len(line) - 1
    if register in DRIVERS_OWN and not chip.mono:
        return f"init: the driver sends {register:#04x} itself, from other values of this file: remove the line"
    if register not in chip.registers:
        known = ", ".join(f"{number:#04x}" for number in chip.registers) or "none"
        return f"init: {register:#04x} is not a register of the {name} that can be set here; there is {known}"
    if values != chip.registers[register]:
        return f"init: register {register:#04x} takes {chip.registers[register]} values, not {values}"
    return ""
