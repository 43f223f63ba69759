"""Measures the voltage of the battery, on devices that have one."""

import time

import machine

EVERY = 60_000  # ms between two checks
REFERENCE = 3300  # millivolts at which the converter reads full scale
FULL_SCALE = 65_535
TIMES = 8  # readings in a mean: the converter is noisy


class Battery:
    """The battery that board["battery"] describes: its pin, the ratio of its divider, and when it counts as low."""

    def __init__(self, battery):
        self._converter = machine.ADC(machine.Pin(battery["pin"]))
        self._ratio = battery["ratio"]
        self._low = battery["low"]
        self._checked = None

    def millivolts(self):
        total = 0
        for _ in range(TIMES):
            total += self._converter.read_u16()
        return total * REFERENCE * self._ratio // (FULL_SCALE * TIMES)

    def is_due(self, now):
        """Whether a check is due and finds the battery low."""
        if self._checked is not None and time.ticks_diff(now, self._checked) < EVERY:
            return False
        self._checked = now
        return self.millivolts() < self._low
