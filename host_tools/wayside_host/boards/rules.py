"""Checks a board file against the schema and collects a sentence for each fault."""

from typing import Any

from .fields import FieldChecker, written
from .panel import check_panel
from .schema import (
    BUS_KIND,
    BUS_PINS,
    CHIPS,
    COLOURS,
    DIRECTIONS,
    DISPLAY,
    FASTEST_I2C,
    I2C,
    KEY,
    MOST_KEYS,
    OPTIONAL,
    RATIOS,
    SLOWEST,
    SPI,
    TOP,
    VOLTAGES,
    Chip,
)


class Checker(FieldChecker):
    """Checks a whole board file: each section, then whether the sections fit together."""

    def check(self) -> dict[str, Any]:
        """The compiled board. Use it only if there are no problems."""
        sections = {"display": dict, "bus": dict, **dict.fromkeys(OPTIONAL, dict), "keys": list}
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
        for name, fields in OPTIONAL.items():
            values = self.values.get(name)
            board[name] = self._fields(values, fields, name) if isinstance(values, dict) else None
        board["keys"] = self._keys()
        check_panel(self, board["display"])
        self._check_bus(board["bus"], CHIPS.get(board["display"].get("chip")))
        self._check_select(board)
        self._check_backlight(board)
        self._check_pwm(board)
        self._check_battery(board["battery"])
        self._check_keys(board["keys"])
        return board

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

    def _check_bus(self, bus: dict[str, Any], chip: Chip | None) -> None:
        kind = bus.get("kind")
        if kind is None:
            return
        for role, fits in BUS_PINS.items():
            pin, instance = bus.get(role), bus.get("id")
            if pin is not None and instance is not None and not fits(instance, pin):
                good = ", ".join(f"GP{number}" for number in self._module.pins if fits(instance, number))
                name = f"{kind.upper()}{instance}"
                self.complain(f"GP{pin} cannot be {role.upper()} of {name}: use {good}", "bus", 0, role)
        address = bus.get("address")
        if address is not None and not 0x08 <= address <= 0x77:
            self.complain(f"address = {address:#x}: an I2C address is between 0x08 and 0x77", "bus", 0, "address")
        if chip is None:
            return
        if kind not in chip.buses:
            self.complain(f"this display chip has no {kind}: write kind = {written(chip.buses[0])}", "bus", 0, "kind")
        fastest = FASTEST_I2C if kind == "i2c" else chip.fastest_spi
        baudrate = bus["baudrate"]
        if baudrate is not None and not SLOWEST <= baudrate <= fastest:
            self.complain(
                f"baudrate = {baudrate}: this display chip takes {SLOWEST:_} to {fastest:_}", "bus", 0, "baudrate"
            )

    def _check_select(self, board: dict[str, Any]) -> None:
        """Found on modules without CS: in mode 0 an ST7789 that is always selected shows nothing."""
        bus = board["bus"]
        if board["display"].get("chip") == "st7789" and bus.get("mode") == 0 and "cs" not in self.values["bus"]:
            self.complain(
                "a panel without cs always listens, and works only in mode 3: write mode = 3, or give cs a pin", "bus"
            )

    def _check_backlight(self, board: dict[str, Any]) -> None:
        chip = CHIPS.get(board["display"].get("chip"))
        if chip is not None and chip.mono and board["backlight"] is not None:
            self.complain("an OLED has no lamp: remove [backlight]", "backlight")
        if chip is not None and chip.mono and board["display"]["bgr"]:
            self.complain("an OLED has no colours: remove bgr", "display", 0, "bgr")

    def _check_pwm(self, board: dict[str, Any]) -> None:
        """Pins n and n + 16 share one PWM output (RP2040 data sheet), so both show the same signal."""
        users = [(section, key) for section, keys in (("backlight", ("pin",)), ("led", COLOURS)) for key in keys]
        seen: dict[int, tuple[str, int]] = {}
        for section, key in users:
            pin = (board[section] or {}).get(key)
            if pin is None:
                continue
            other, other_pin = seen.setdefault(pin % 16, (f"{section} {key}", pin))
            if other_pin != pin:
                self.complain(
                    f"GP{pin} and GP{other_pin} are one PWM output: {key} would follow {other}; give {key} another pin",
                    section,
                    0,
                    key,
                )

    def _check_battery(self, battery: dict[str, Any] | None) -> None:
        if battery is None:
            return
        for key, (least, most), what in (
            ("ratio", RATIOS, "a divider divides by"),
            ("low", VOLTAGES, "the millivolts of a battery are"),
        ):
            value = battery[key]
            if value is not None and not least <= value <= most:
                self.complain(f"{key} = {value}: {what} {least} to {most}", "battery", 0, key)

    def _check_keys(self, keys: list[dict[str, Any]]) -> None:
        if len(keys) > MOST_KEYS:
            self.complain(f"{len(keys)} keys are more than the {MOST_KEYS} that are possible", "keys", MOST_KEYS)
        for what, free in (("name", ()), ("corner", ("none",))):
            seen: dict[str, int] = {}
            for index, key in enumerate(keys):
                value = key[what]
                if value is None or value in free:
                    continue
                if value in seen:
                    line = self.lines.of("keys", seen[value], what)
                    self.complain(f"line {line} has {what} {written(value)} already: change one", "keys", index, what)
                seen.setdefault(value, index)
        actions = {key["action"] for key in keys}
        if None in actions:
            return
        if "ok" not in actions:
            self.complain('no key has action = "ok": give it to one', "keys")
        if "next" not in actions and not actions.issuperset(DIRECTIONS):
            self.complain('no key has action = "next", and there is no joystick with all four directions', "keys")
