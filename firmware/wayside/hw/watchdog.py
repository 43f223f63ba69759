"""Starts the device anew when nothing has fed the watchdog for some seconds.

A timer, not the chip's own watchdog: that one can never be stopped again, so a Ctrl-C or mpremote would find the board
starting anew under their hands.
"""

import machine


class Watchdog:
    def __init__(self, seconds=8):
        self._seconds = seconds
        self._left = seconds
        self._timer = machine.Timer(-1, period=1000, mode=machine.Timer.PERIODIC, callback=self._second)

    def feed(self):
        self._left = self._seconds

    def stop(self):
        self._timer.deinit()

    def _second(self, timer):
        self._left -= 1
        if self._left <= 0:
            restart()


def restart():
    """As if the plug had been pulled and put in again."""
    machine.reset()
