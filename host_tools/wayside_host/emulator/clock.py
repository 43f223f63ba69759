"""The virtual clock: microseconds that pass only when somebody says so, and what is due on the way."""

import heapq
from collections.abc import Callable


class Clock:
    """Time in microseconds since power came on."""

    def __init__(self) -> None:
        self.us = 0
        self._due: list[tuple[int, int, Callable[[], None]]] = []
        self._order = 0

    def at(self, us: int, action: Callable[[], None]) -> None:
        """Has `action` called when the clock reaches `us`; equal times keep their order."""
        self._order += 1
        heapq.heappush(self._due, (us, self._order, action))

    def advance(self, us: int) -> None:
        """Lets time pass; what falls due is done at its own moment."""
        end = self.us + us
        while self._due and self._due[0][0] <= end:
            moment, _, action = heapq.heappop(self._due)
            self.us = max(self.us, moment)
            action()
        self.us = max(self.us, end)
