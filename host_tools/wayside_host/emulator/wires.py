"""GPIO lines: who drives them, at which level, and the edges that an interrupt latches."""

from collections.abc import Callable
from typing import Any

RISING = 8
FALLING = 4
PULL_UP = 1
PULL_DOWN = 2


class Wire:
    """One GPIO: its function, what the chip drives, and what drives it from outside."""

    def __init__(self, number: int, interrupts: "Interrupts") -> None:
        self.number = number
        self.function = "sio"
        self.is_output = False
        self.open_drain = False
        self.output = 0
        self.pull = 0
        self.outside: int | None = None  # the level from a key or another chip; None: nothing
        self.irq: Irq | None = None
        self.watchers: list[Callable[[int], None]] = []
        self._interrupts = interrupts

    @property
    def driven(self) -> bool:
        """Whether the program drives this line."""
        return self.function == "sio" and self.is_output

    @property
    def level(self) -> int:
        if self.driven and not (self.open_drain and self.output):
            return self.output
        if self.outside is not None:
            return self.outside
        return 1 if self.pull & PULL_UP else 0

    def change(self, **state: Any) -> None:
        """Set any of the attributes above, and report the edge that results."""
        before = self.level
        for name, value in state.items():
            setattr(self, name, value)
        after = self.level
        if after == before:
            return
        for watcher in self.watchers:
            watcher(after)
        if self.irq is not None:
            self._interrupts.latch(self.irq, RISING if after else FALLING)


class Irq:
    """The interrupt of one pin, as `pin.irq()` returns it."""

    def __init__(self, pin: Any) -> None:
        self.pin = pin
        self.handler: Callable[[Any], None] | None = None
        self.enabled_edges = 0
        self.hard = False
        self.latched = 0
        self._flags = 0

    def flags(self) -> int:
        return self._flags

    def trigger(self, edges: int | None = None) -> int:
        before = self.enabled_edges
        if edges is not None:
            self.enabled_edges = edges
        return before

    def fire(self) -> None:
        self._flags, self.latched = self.latched, 0
        if self.handler is not None:
            self.handler(self.pin)


class Interrupts:
    """The interrupt controller: edges stay latched while interrupts are off; afterwards one call reports them all."""

    def __init__(self) -> None:
        self.enabled = True
        self._in_handler = False
        self._waiting: dict[int, Irq] = {}

    def latch(self, irq: Irq, edge: int) -> None:
        if irq.handler is None or not irq.enabled_edges & edge:
            return
        irq.latched |= edge
        self._waiting[irq.pin.number] = irq
        self.dispatch()

    def dispatch(self) -> None:
        """Call the waiting handlers, lowest pin first, if interrupts are on and no handler runs."""
        if self._in_handler:
            return
        while self.enabled and self._waiting:
            irq = self._waiting.pop(min(self._waiting))
            self._in_handler = True
            try:
                irq.fire()
            finally:
                self._in_handler = False

    def switch(self, enabled: bool) -> bool:
        """Switch interrupts on or off; returns the state before."""
        before = self.enabled
        self.enabled = enabled
        self.dispatch()
        return before
