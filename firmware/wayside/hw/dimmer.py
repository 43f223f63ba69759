"""Dims the light when no key is used; later switches it off and lets display and core sleep."""

import time

from wayside.hw.clock import quicken, slow_down

# ms that a display needs from sleep to wake, and from wake to its first picture.
PANEL_TIME = 121
AWAKE, ASLEEP, WAKING = range(3)


class Dimmer:
    """Full light while keys are used, less after a while, none after a long time.

    A dark device is slow, but works as usual: it answers over USB, it saves, and a key wakes it.
    """

    def __init__(self, display, full=100, dim=25, dim_after_ms=60_000, off_after_ms=900_000):
        self._display = display
        self.full = full
        self._dim = dim
        self._dim_after = dim_after_ms
        self._off_after = off_after_ms  # 0: never
        self._state = AWAKE
        self._since = 0  # when the state last changed
        self.percent = full
        display.backlight(full)

    def tick(self, now, last_activity):
        """Set the light for this moment. Both times are ticks_ms. Calls the display only when the light changes."""
        resting = time.ticks_diff(now, last_activity)
        is_over = self._off_after and resting >= self._off_after
        if self._state == AWAKE:
            if is_over:
                self._sleep(now)
            else:
                self._light(min(self._dim, self.full // 2) if resting >= self._dim_after else self.full)
        elif time.ticks_diff(now, self._since) >= PANEL_TIME:
            if self._state == WAKING:
                self._state = AWAKE
                self._display.power(True)
                self._light(self.full)
            elif not is_over:
                self._wake(now)

    def _light(self, percent):
        if percent != self.percent:
            self.percent = percent
            self._display.backlight(percent)

    def _sleep(self, now):
        self._state = ASLEEP
        self._since = now
        self._light(0)
        self._display.sleep()
        slow_down()

    def _wake(self, now):
        self._state = WAKING
        self._since = now
        quicken()
        self._display.wake()
