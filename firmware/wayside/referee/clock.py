"""The clock of the player on turn. It counts up, and its time is saved with the move."""

_WRAP = 0x3FFFFFFF  # the millisecond clock of a Pico wraps here


class Clock:
    """`tick` gives it the time. `running` is False while the match is paused, or when clocks are switched off."""

    def __init__(self):
        self.running = False
        self.spent = 0  # ms of this move so far
        self._last = 0

    def tick(self, now):
        if self.running:
            self.spent += (now - self._last) & _WRAP
        self._last = now

    def take(self):
        """Restart at 0; returns the counted time in tenths of a second."""
        tenths = self.spent // 100
        self.spent = 0
        return tenths
