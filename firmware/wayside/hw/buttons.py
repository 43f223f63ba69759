"""Reads the buttons by pin interrupts, which write raw edges (time, key, level) into a ring without allocating."""

import time
from array import array

import machine

from wayside.hw.edge import BOTH_EDGES, EDGES, HEAD, LEVEL, MISSED, PRESSED, ROOM, SLOT, TAIL, TURN

try:
    from wayside.hw import edge_viper as interrupt
except (SyntaxError, ImportError, ValueError, AttributeError, NameError):
    from wayside.hw import edge as interrupt  # type: ignore[no-redef]


class Buttons:
    """The keys of a board. `read` returns the recorded edges, oldest first.

    Only the interrupt moves the head of the ring and only `read` moves its tail, so no lock is needed. When the ring is
    full, new edges are lost. Once the ring is empty again, `read` records the real level of each key, so that down and
    up always alternate.
    """

    def __init__(self, board):
        self._ring = array("i", [0] * (EDGES + 2 * ROOM))
        self._ring[MISSED] = 1  # so that the first read finds a key that was down at power on
        self._keys = []
        for index, key in enumerate(board["keys"]):
            self._keys.append(_Key(self._ring, index, key["pin"], key["active"] == "high"))

    def read(self, out):
        """Fill out[0] = time in ms, out[1] = key, out[2] = 1 for down, 0 for up; False when there is nothing."""
        ring = self._ring
        if ring[TAIL] == ring[HEAD]:
            if not ring[MISSED]:
                return False
            ring[MISSED] = 0
            for key in self._keys:
                key.catch_up()
            if ring[TAIL] == ring[HEAD]:
                return False
        at = EDGES + 2 * (ring[TAIL] & SLOT)
        event = ring[at + 1]
        out[0] = ring[at]
        out[1] = event >> 1
        out[2] = event & 1
        ring[TAIL] = (ring[TAIL] + 1) & TURN
        return True

    def waiting(self):
        """Whether `read` has something to return."""
        ring = self._ring
        return ring[TAIL] != ring[HEAD] or ring[MISSED] == 1

    def idle(self, longest):
        """Let the core sleep until a key moves, for at most `longest` ms."""
        start = time.ticks_ms()
        while not self.waiting() and time.ticks_diff(time.ticks_ms(), start) < longest:
            machine.idle()  # until any interrupt, at most 1 ms


class _Key:
    """One key, with the array that its interrupt `edge` reads and writes."""

    edge = interrupt.edge

    def __init__(self, ring, index, number, active_high):
        self.ring = ring
        self.own = array("i", (index, 1 if active_high else 0, 0))
        self._pin = machine.Pin(number, machine.Pin.IN, machine.Pin.PULL_DOWN if active_high else machine.Pin.PULL_UP)
        self.interrupt = self._pin.irq()  # must exist before the first interrupt
        self._pin.irq(self.edge, BOTH_EDGES, hard=True)

    def catch_up(self):
        """Record the real level if it differs from the last recorded one."""
        state = machine.disable_irq()
        level = 1 if self._pin.value() == self.own[PRESSED] else 0
        if level != self.own[LEVEL]:
            self.edge(self._pin)
        machine.enable_irq(state)
