"""Connects the wires of the emulated chip to the panel models of the CPython emulator."""

import base64
from types import SimpleNamespace
from typing import Any

from PIL import Image

from ..boards.schema import CHIPS
from ..emulator.clock import Clock
from ..emulator.panels import make_panel
from .chip import Record

CS, CS_DRIVEN, DATA, DATA_DRIVEN = 1, 2, 4, 8  # bits of the lines in a record
POLARITY_AND_PHASE = {0: (0, 0), 1: (0, 1), 2: (1, 1), 3: (1, 0)}  # by the mode numbers of rp2040js


class Line:
    """A pin in the form that the panel models need."""

    function = "not an output"

    def __init__(self, number: int) -> None:
        self.number = number
        self.level = 0
        self.driven = False
        self.watchers: list[Any] = []


class Glass:
    """A panel and the times of its changes. Traffic that a real panel would misread raises WireFault."""

    def __init__(self, board: dict[str, Any], us: float = 0.0) -> None:
        self.clock = Clock()
        self.clock.us = int(us)
        self.strict = True
        self.wires = {number: Line(number) for number in range(30)}
        self.bus = board["bus"]
        self.panel: Any = make_panel(self, board)  # type: ignore[arg-type]
        self.changes: list[tuple[float, float]] = []  # start and end of bytes that changed the picture, in us
        self.busy_until = us  # when the last bytes came
        self.lit_at: float | None = None  # when the panel showed its first picture
        self.kept: list[bytes] | None = None  # the panel's memory before and after each change, after `watch`
        self._seen = self._state()

    def hear(self, records: list[Record]) -> None:
        for kind, *record in records:
            getattr(self, "_" + kind)(*record)

    def watch(self) -> None:
        """Forget all changes, and from now on record the picture after each change; see `content`."""
        self.changes.clear()
        self.kept = [self._seen[0]]

    def content(self) -> int | None:
        """The first change since `watch` with a pixel that stays. A key hint that lights up does not count."""
        assert self.kept is not None
        before, after = self.kept[0], self.kept[-1]
        for index, memory in enumerate(self.kept[1:]):
            if has_new(before, memory, after, not CHIPS[self.panel.display["chip"]].mono):
                return index
        return None

    def picture(self) -> Image.Image:
        return self.panel.picture().convert("RGB")

    def _spi(self, start: float, end: float, hertz: int, mode: int, bits: int, lines: int, data: str) -> None:
        if self.bus["cs"] is not None:
            select = self.wires[self.bus["cs"]]
            select.level, select.driven = int(bool(lines & CS)), bool(lines & CS_DRIVEN)
        is_data = self.wires[self.bus["dc"]]
        is_data.level, is_data.driven = int(bool(lines & DATA)), bool(lines & DATA_DRIVEN)
        polarity, phase = POLARITY_AND_PHASE[mode]
        spi = SimpleNamespace(baudrate=hertz, polarity=polarity, phase=phase, bits=bits)
        self.clock.us = int(start)
        self.panel.spi(spi, base64.b64decode(data))
        self._note(start, end)

    def _i2c(self, start: float, end: float, hertz: int, address: int, data: str) -> None:
        self.clock.us = int(start)
        self.panel.i2c(SimpleNamespace(baudrate=hertz), base64.b64decode(data))
        self._note(start, end)

    def _reset(self, at: float, level: int) -> None:
        self.clock.us = int(at)
        line = self.wires[self.bus["reset"]]
        line.level, line.driven = level, True
        for watcher in line.watchers:
            watcher(level)

    def _note(self, start: float, end: float) -> None:
        self.busy_until = end
        state = self._state()
        if state != self._seen:
            self._seen = state
            self.changes.append((start, end))
            if self.kept is not None:
                self.kept.append(state[0])
            if self.panel.on and self.lit_at is None:
                self.lit_at = end

    def _state(self) -> tuple[bytes, bool, bool]:
        return bytes(self.panel.memory), self.panel.on, self.panel.inverted


def has_new(before: bytes, memory: bytes, after: bytes, colour: bool) -> bool:
    """Whether a pixel differs from `before` and is the same in `after`."""
    if colour:
        words = zip(*(memoryview(one).cast("H") for one in (before, memory, after)), strict=True)
        return any(now != old and now == new for old, now, new in words)
    old, now, new = (int.from_bytes(one) for one in (before, memory, after))
    return bool((now ^ old) & ~(now ^ new))
