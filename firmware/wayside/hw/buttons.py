"""Buttons by pin interrupt: a ring of raw edges (time, key, level), filled without allocating."""

import time
from array import array

import machine

from wayside.hw.edge import BOTH_EDGES, EDGES, HEAD, LEVEL, MISSED, PRESSED, ROOM, SLOT, TAIL, TURN

try:
    from wayside.hw import edge_viper as interrupt
except (SyntaxError, ImportError, ValueError, AttributeError, NameError):
    from wayside.hw import edge as interrupt  # type: ignore[no-redef]


class Buttons:
    """The keys of a board; `read` hands out what the interrupts have recorded, oldest first.

    Only the interrupt moves the ring's head and only `read` its tail, so neither needs a lock. When the ring is full new
    edges are dropped, and once it has been read empty the true levels are recorded again: for each key, pressed and
    released always alternate.
    """

    def __init__(self, board):
        self._ring = array("i", [0] * (EDGES + 2 * ROOM))
        self._ring[MISSED] = 1  # a key held while power comes on is found by the first read
        self._keys = []
        for index, key in enumerate(board["keys"]):
            self._keys.append(_Key(self._ring, index, key["pin"], key["active"] == "high"))

    def read(self, out):
        """Fills out[0] = time in ms, out[1] = key, out[2] = 1 pressed or 0 released; False when there is nothing."""
        ring = self._ring
        if ring[TAIL] == ring[HEAD]:
            if not ring[MISSED]:
                return False
            ring[MISSED] = 0
            for key in self._keys:
                key.look()
            if ring[TAIL] == ring[HEAD]:
                return False
        place = EDGES + 2 * (ring[TAIL] & SLOT)
        event = ring[place + 1]
        out[0] = ring[place]
        out[1] = event >> 1
        out[2] = event & 1
        ring[TAIL] = (ring[TAIL] + 1) & TURN
        return True

    def waiting(self):
        """Whether there is something to read."""
        ring = self._ring
        return ring[TAIL] != ring[HEAD] or ring[MISSED] == 1

    def rest(self, longest):
        """Lets the core sleep until a key moves, for so many ms at the longest."""
        start = time.ticks_ms()
        while not self.waiting() and time.ticks_diff(time.ticks_ms(), start) < longest:
            machine.idle()  # until any interrupt, a millisecond at the longest


class _Key:
    """One key, with the words that its interrupt reads and writes; `edge` is that interrupt."""

    edge = interrupt.edge

    def __init__(self, ring, index, number, active_high):
        self.ring = ring
        self.own = array("i", (index, 1 if active_high else 0, 0))
        self._pin = machine.Pin(number, machine.Pin.IN, machine.Pin.PULL_DOWN if active_high else machine.Pin.PULL_UP)
        self.interrupt = self._pin.irq()  # there before the first one comes
        self._pin.irq(self.edge, BOTH_EDGES, hard=True)

    def look(self):
        """Records the true level if it differs from the last recorded one."""
        state = machine.disable_irq()
        level = 1 if self._pin.value() == self.own[PRESSED] else 0
        if level != self.own[LEVEL]:
            self.edge(self._pin)
        machine.enable_irq(state)
