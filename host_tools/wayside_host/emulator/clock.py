"""The virtual clock: time passes only on request, and actions run when they are due."""

import heapq
from collections.abc import Callable


class Clock:
    """Time in microseconds since power on."""

    def __init__(self) -> None:
        self.us = 0
        self._due: list[tuple[int, int, Callable[[], None]]] = []
        self._order = 0

    def at(self, us: int, action: Callable[[], None]) -> None:
        """Call `action` when the clock reaches `us`; actions at the same time run in order."""
        self._order += 1
        heapq.heappush(self._due, (us, self._order, action))

    def advance(self, us: int) -> None:
        """Let time pass, and run each action at its time."""
        end = self.us + us
        while self._due and self._due[0][0] <= end:
            moment, _, action = heapq.heappop(self._due)
            self.us = max(self.us, moment)
            action()
        self.us = max(self.us, end)
