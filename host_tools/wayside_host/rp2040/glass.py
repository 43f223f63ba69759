"""What the wires of the emulated chip bring to the panel: the same panel models that CPython's emulator uses."""

import base64
from types import SimpleNamespace
from typing import Any

from PIL import Image

from ..boards.schema import CHIPS
from ..emulator.clock import Clock
from ..emulator.panels import make_panel
from .chip import Record

CS, CS_DRIVEN, DATA, DATA_DRIVEN = 1, 2, 4, 8  # bits of a record's lines
POLARITY_AND_PHASE = {0: (0, 0), 1: (0, 1), 2: (1, 1), 3: (1, 0)}  # as rp2040js numbers the modes


class Line:
    """A pin as the panel models look at it."""

    function = "not an output"

    def __init__(self, number: int) -> None:
        self.number = number
        self.level = 0
        self.driven = False
        self.watchers: list[Any] = []


class Glass:
    """A panel and when it changed; strict, so traffic that a real panel would misread raises WireFault."""

    def __init__(self, board: dict[str, Any], us: float = 0.0) -> None:
        self.clock = Clock()
        self.clock.us = int(us)
        self.strict = True
        self.wires = {number: Line(number) for number in range(30)}
        self.bus = board["bus"]
        self.panel: Any = make_panel(self, board)  # type: ignore[arg-type]
        self.changes: list[tuple[float, float]] = []  # when bytes that changed the glass began and ended, in us
        self.busy_until = us  # when the last bytes came
        self.lit_at: float | None = None  # when the panel first showed a picture
        self.kept: list[bytes] | None = None  # the panel's memory before and after each change, if somebody watches
        self._seen = self._state()

    def hear(self, records: list[Record]) -> None:
        for kind, *record in records:
            getattr(self, "_" + kind)(*record)

    def watch(self) -> None:
        """Forgets what has changed so far, and keeps what the changes from now on look like; see `content`."""
        self.changes.clear()
        self.kept = [self._seen[0]]

    def content(self) -> int | None:
        """The first of the changes since `watch` that brought a pixel which stays so: a key hint that lights up does not."""
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
    """Whether a pixel is not as it was and is as it will be."""
    if colour:
        words = zip(*(memoryview(one).cast("H") for one in (before, memory, after)), strict=True)
        return any(now != old and now == new for old, now, new in words)
    old, now, new = (int.from_bytes(one) for one in (before, memory, after))
    return bool((now ^ old) & ~(now ^ new))
