"""Measures how deep the firmware's calls go, in bytes of the stack of MicroPython on an RP2040.

The costs were measured on the emulated chip (v1.26.1). The stack has 8 kB, so about 25 calls fill it.
"""

import sys
from contextlib import contextmanager

from wayside_host.builder.image import FIRMWARE

BASE = 700  # main.py and the loop around the ticks
CALL = 250
MODULE = "<module>"
COSTS = {"__init__": 380, "<lambda>": 400, "<genexpr>": 320, "__getitem__": 340, MODULE: 590}
LOADING = 600  # reading the file of a module, in addition to its own call


class Depth:
    """`most` is the greatest depth, `deepest` the calls that were open then."""

    def __init__(self):
        self.most = 0
        self.deepest = []
        self._used = [BASE]
        self._calls = []
        self._units = []  # the folder of each module that is being loaded, or an empty text for another call

    def hear(self, frame, event, _):
        code = frame.f_code
        if not code.co_filename.startswith(str(FIRMWARE)):
            return
        if event == "call":
            loads = code.co_name == MODULE
            unit = code.co_filename.rpartition("/")[0] if loads else ""
            joined = loads and self._units[-1:] == [unit]  # on a Pico both modules are in one file
            self._used.append(self._used[-1] + (0 if joined else COSTS.get(code.co_name, CALL)))
            self._calls.append(code.co_qualname)
            self._units.append(unit)
            used = self._used[-1] + (LOADING if loads else 0)
            if used > self.most:
                self.most, self.deepest = used, list(self._calls)
        elif event == "return" and self._calls:
            self._used.pop()
            self._calls.pop()
            self._units.pop()


@contextmanager
def depth_of(app):
    """The depth of all ticks of an app in the `with` block."""
    depth, tick = Depth(), app.tick

    def heard_tick(now):
        sys.setprofile(depth.hear)
        try:
            tick(now)
        finally:
            sys.setprofile(None)

    app.tick = heard_tick
    yield depth
    app.tick = tick
