"""The battery that some devices run on, by its voltage."""

import time

import machine

EVERY = 60_000  # ms between two looks
REFERENCE = 3300  # millivolts that the converter takes for full
FULL_SCALE = 65_535
TIMES = 8  # readings of which the mean counts: the converter is noisy


class Battery:
    """As board["battery"] describes it: on which pin, divided by what, and from how many millivolts down it is low."""

    def __init__(self, battery):
        self._converter = machine.ADC(machine.Pin(battery["pin"]))
        self._ratio = battery["ratio"]
        self._low = battery["low"]
        self._looked = None

    def millivolts(self):
        total = 0
        for _ in range(TIMES):
            total += self._converter.read_u16()
        return total * REFERENCE * self._ratio // (FULL_SCALE * TIMES)

    def is_due(self, now):
        """Whether it is time to look again, and the battery is low."""
        if self._looked is not None and time.ticks_diff(now, self._looked) < EVERY:
            return False
        self._looked = now
        return self.millivolts() < self._low
