"""`time` for the page: ticks and sleeps use the clock of the page; all else is MicroPython's."""

import time

import _wires


class PageTime:
    """Replaces `time` in sys.modules."""

    def ticks_ms(self):
        return _wires.milliseconds()

    def ticks_us(self):
        return _wires.microseconds()

    def sleep_ms(self, ms):
        _wires.sleep(ms)

    def sleep_us(self, us):
        _wires.sleep(us / 1000)

    def sleep(self, seconds):
        _wires.sleep(seconds * 1000)

    def __getattr__(self, name):
        return getattr(time, name)
