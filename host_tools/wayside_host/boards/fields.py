"""Checks the values of a board file one by one and collects a sentence for each wrong one."""

from difflib import get_close_matches
from typing import Any

from .schema import KINDS, MODULES, Field
from .toml_lines import Lines


class FieldChecker:
    """Checks the values of one file and collects a sentence, with its line, for each fault."""

    def __init__(self, values: dict[str, Any], lines: Lines) -> None:
        self.values = values
        self.lines = lines
        self.problems: list[tuple[int, str]] = []
        self._pins: dict[int, tuple[str, int]] = {}
        self._module = MODULES.get(str(values.get("module")), MODULES["pico"])

    def complain(self, text: str, section: str, index: int = 0, key: str = "") -> None:
        self.problems.append((self.lines.of(section, index, key), text))

    def _fields(
        self,
        values: dict[str, Any],
        fields: dict[str, Field],
        section: str,
        index: int = 0,
        extra: tuple[str, ...] = (),
    ) -> dict[str, Any]:
        """The values of one section with defaults filled in; None replaces a wrong value."""
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
            return " or ".join(written(choice) for choice in field.choices)
        return KINDS[field.kind]

    def _is_right(self, value: Any, field: Field, section: str, index: int, key: str) -> bool:
        if type(value) is not field.kind:
            self.complain(f"{key} must be {KINDS[field.kind]}, not {written(value)}", section, index, key)
        elif field.choices and value not in field.choices:
            self.complain(f"{key} cannot be {written(value)}: write {self._example(field)}", section, index, key)
        elif isinstance(value, str) and not value.strip():
            self.complain(f"{key} is empty: write a text", section, index, key)
        elif field.pin and not field.choices and value not in self._module.pins:
            self.complain(f"{key} = {value}: GP{value} is not {self._module.place}", section, index, key)
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


def written(value: Any) -> str:
    """A value as it is written in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
