"""Checks a board file against the schema and gathers a sentence for each thing that is wrong."""

from difflib import get_close_matches
from typing import Any

from .board_schema import (
    BACKLIGHT,
    BUS_KIND,
    BUS_PINS,
    CHIPS,
    DIRECTIONS,
    DISPLAY,
    FASTEST_I2C,
    HEADER_PINS,
    I2C,
    KEY,
    KINDS,
    MOST_KEYS,
    SLOWEST,
    SPI,
    TOP,
    Chip,
    Field,
)
from .toml_lines import Lines


class Checker:
    """Walks through the values of one file and gathers a sentence, with its line, for each thing that is wrong."""

    def __init__(self, values: dict[str, Any], lines: Lines) -> None:
        self.values = values
        self.lines = lines
        self.problems: list[tuple[int, str]] = []
        self._pins: dict[int, tuple[str, int]] = {}

    def complain(self, text: str, section: str, index: int = 0, key: str = "") -> None:
        self.problems.append((self.lines.of(section, index, key), text))

    def check(self) -> dict[str, Any]:
        """The compiled board; to be used only if there are no problems."""
        sections = {"display": dict, "bus": dict, "backlight": dict, "keys": list}
        top = {key: value for key, value in self.values.items() if key not in sections}
        board = self._fields(top, TOP, "", extra=tuple(sections))
        for name, kind in sections.items():
            if name in self.values and not isinstance(self.values[name], kind):
                wanted = "[[keys]]" if kind is list else f"[{name}]"
                self.complain(f"{name} must be a section: write {wanted}", "", 0, name)
        display = self._section("display")
        bus = self._section("bus")
        board["display"] = self._fields(display, DISPLAY, "display") if display is not None else {}
        board["bus"] = self._bus(bus) if bus is not None else {}
        backlight = self.values.get("backlight")
        board["backlight"] = self._fields(backlight, BACKLIGHT, "backlight") if isinstance(backlight, dict) else None
        board["keys"] = self._keys()
        self._check_display(board["display"])
        self._check_bus(board["bus"], CHIPS.get(board["display"].get("chip")))
        self._check_backlight(board)
        self._check_keys(board["keys"])
        return board

    # Fields, one by one

    def _section(self, name: str) -> dict[str, Any] | None:
        if name not in self.values:
            self.complain(f"there is no section [{name}]: add one", "")
        section = self.values.get(name)
        return section if isinstance(section, dict) else None

    def _bus(self, bus: dict[str, Any]) -> dict[str, Any]:
        kind = bus.get("kind")
        if kind not in ("spi", "i2c"):
            return self._fields({key: bus[key] for key in bus if key == "kind"}, BUS_KIND, "bus")
        return self._fields(bus, SPI if kind == "spi" else I2C, "bus")

    def _keys(self) -> list[dict[str, Any]]:
        keys = self.values.get("keys", [])
        if not isinstance(keys, list):
            return []
        compiled = []
        for index, key in enumerate(keys):
            if isinstance(key, dict):
                compiled.append(self._fields(key, KEY, "keys", index))
            else:
                self.complain("a key must be a section of its own: write [[keys]], then its values", "", 0, "keys")
        return compiled

    def _fields(
        self,
        values: dict[str, Any],
        fields: dict[str, Field],
        section: str,
        index: int = 0,
        extra: tuple[str, ...] = (),
    ) -> dict[str, Any]:
        """The values of one section with defaults filled in; None stands where a value was wrong."""
        for key in values:
            if key not in fields:
                known = [*fields, *extra]
                near = get_close_matches(key, known, 1)
                hint = f"did you mean {near[0]}?" if near else f"known here: {', '.join(known)}"
                self.complain(f"{key} is not known here; {hint}", section, index, key)
        compiled = {}
        for key, field in fields.items():
            if key not in values and field.required:
                place = f"[{section}]" if section else "the file"
                self.complain(f"{place} lacks {key}: write {key} = {self._example(field)}", section, index)
            value = values.get(key, field.default)
            compiled[key] = value if key not in values or self._is_right(value, field, section, index, key) else None
        return compiled

    @staticmethod
    def _example(field: Field) -> str:
        if field.choices:
            return " or ".join(_written(choice) for choice in field.choices)
        return KINDS[field.kind]

    def _is_right(self, value: Any, field: Field, section: str, index: int, key: str) -> bool:
        if type(value) is not field.kind:
            self.complain(f"{key} must be {KINDS[field.kind]}, not {_written(value)}", section, index, key)
        elif field.choices and value not in field.choices:
            self.complain(f"{key} cannot be {_written(value)}: write {self._example(field)}", section, index, key)
        elif isinstance(value, str) and not value.strip():
            self.complain(f"{key} is empty: write a text", section, index, key)
        elif field.pin and value not in HEADER_PINS:
            self.complain(
                f"{key} = {value}: GP{value} is not on the Pico's header; use 0 to 22 or 26 to 28", section, index, key
            )
        else:
            if field.pin and isinstance(value, int):
                self._claim(value, section, index, key)
            return True
        return False

    def _claim(self, pin: int, section: str, index: int, key: str) -> None:
        line = self.lines.of(section, index, key)
        if pin in self._pins:
            user, other = self._pins[pin]
            self.complain(f"GP{pin} is taken: line {other} uses it for {user}; give {key} its own", section, index, key)
        else:
            name = self.values["keys"][index].get("name", index) if section == "keys" else key
            self._pins[pin] = (f"key {name}" if section == "keys" else f"{section} {key}", line)

    # Rules across fields

    def _check_display(self, display: dict[str, Any]) -> None:
        name = display.get("chip")
        if name not in CHIPS or any(value is None for value in display.values()):
            return
        chip = CHIPS[name]
        width, height, rotation = display["width"], display["height"], display["rotation"]
        if rotation not in chip.rotations:
            allowed = ", ".join(str(angle) for angle in chip.rotations)
            self.complain(f"the {name} cannot turn by {rotation}: write rotation = {allowed}", "display", 0, "rotation")
            return
        turned = rotation in (90, 270)
        sides = (
            ("width", height if turned else width, "offset_x"),
            ("height", width if turned else height, "offset_y"),
        )
        for side, length, offset in sides:
            self._check_side(display, side, length, offset, getattr(chip, side), turned)
        if not chip.mono and width % 2:
            self.complain("width must be even: the canvas packs two pixels into a byte", "display", 0, "width")
        if chip.mono and (width % 8 or height % 8):
            self.complain(
                "width and height must be multiples of 8: the panel has pages of 8 rows", "display", 0, "height"
            )
        if name == "ssd1306" and (display["offset_y"] or height < 16):
            self.complain("an ssd1306 starts at row 0 and has 16 rows at least", "display", 0, "height")
        if name == "sh1107":
            self._check_sh1107(display, width if turned else height, height if turned else width)

    def _check_side(
        self, display: dict[str, Any], side: str, length: int, offset: str, room: int, turned: bool
    ) -> None:
        """One side of the glass, counted as the chip counts, against the chip's memory."""
        field = {"width": "height", "height": "width"}[side] if turned else side
        start = display[offset]
        if length < 1:
            self.complain(f"{field} = {length}: a display has 1 at least", "display", 0, field)
        elif start < 0 or start + length > room:
            self.complain(
                f"{field} {length} and {offset} {start} reach line {start + length} of the {room} in the "
                f"{display['chip']}'s memory: make {field} or {offset} fit",
                "display",
                0,
                offset if start else field,
            )

    def _check_sh1107(self, display: dict[str, Any], long: int, short: int) -> None:
        if long != 128 or not 64 <= short <= 128:
            self.complain(
                "an sh1107 glass is 64 to 128 by 128: write rotation = 90 to hold it as 128 by 64",
                "display",
                0,
                "width",
            )
        if display["offset_x"] or display["offset_y"]:
            self.complain(
                "an sh1107 glass sits in the middle of its lines: leave both offsets 0", "display", 0, "offset_x"
            )

    def _check_bus(self, bus: dict[str, Any], chip: Chip | None) -> None:
        kind = bus.get("kind")
        if kind is None:
            return
        for role, fits in BUS_PINS.items():
            pin, instance = bus.get(role), bus.get("id")
            if pin is not None and instance is not None and not fits(instance, pin):
                good = ", ".join(f"GP{number}" for number in HEADER_PINS if fits(instance, number))
                name = f"{kind.upper()}{instance}"
                self.complain(f"GP{pin} cannot be {role.upper()} of {name}: use {good}", "bus", 0, role)
        address = bus.get("address")
        if address is not None and not 0x08 <= address <= 0x77:
            self.complain(f"address = {address:#x}: an I2C address lies between 0x08 and 0x77", "bus", 0, "address")
        if chip is None:
            return
        if kind not in chip.buses:
            self.complain(f"this display chip has no {kind}: write kind = {_written(chip.buses[0])}", "bus", 0, "kind")
        fastest = FASTEST_I2C if kind == "i2c" else chip.fastest_spi
        baudrate = bus["baudrate"]
        if baudrate is not None and not SLOWEST <= baudrate <= fastest:
            self.complain(
                f"baudrate = {baudrate}: this display chip takes {SLOWEST:_} to {fastest:_}", "bus", 0, "baudrate"
            )

    def _check_backlight(self, board: dict[str, Any]) -> None:
        chip = CHIPS.get(board["display"].get("chip"))
        if chip is not None and chip.mono and board["backlight"] is not None:
            self.complain("an OLED has no lamp: remove [backlight]", "backlight")

    def _check_keys(self, keys: list[dict[str, Any]]) -> None:
        if len(keys) > MOST_KEYS:
            self.complain(f"{len(keys)} keys are more than the {MOST_KEYS} that can be told apart", "keys", MOST_KEYS)
        for what, free in (("name", ()), ("corner", ("none",))):
            seen: dict[str, int] = {}
            for index, key in enumerate(keys):
                value = key[what]
                if value is None or value in free:
                    continue
                if value in seen:
                    line = self.lines.of("keys", seen[value], what)
                    self.complain(f"line {line} has {what} {_written(value)} already: change one", "keys", index, what)
                seen.setdefault(value, index)
        actions = {key["action"] for key in keys}
        if None in actions:
            return
        if "ok" not in actions:
            self.complain('no key has action = "ok": give it to one', "keys")
        if "next" not in actions and not actions.issuperset(DIRECTIONS):
            self.complain('no key has action = "next", nor is there a joystick with all four directions', "keys")


def _written(value: Any) -> str:
    """A value as one would write it in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
