"""The clock of the player on turn: counts up while it runs; what it counted becomes part of the move."""

_WRAP = 0x3FFFFFFF  # a Pico's millisecond clock wraps here


class Clock:
    """Told the time by `tick`; `running` is False while the match is paused, and for players who want no clock."""

    def __init__(self):
        self.running = False
        self.spent = 0  # ms of this move so far
        self._last = 0

    def tick(self, now):
        if self.running:
            self.spent += (now - self._last) & _WRAP
        self._last = now

    def take(self):
        """Begin anew; the answer is what was counted, in tenths of a second."""
        tenths = self.spent // 100
        self.spent = 0
        return tenths
