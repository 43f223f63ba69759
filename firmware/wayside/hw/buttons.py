"""Buttons by pin interrupt: a ring of raw edges (time, key, level), filled without allocating."""

import time
from array import array

import machine

ROOM = 64  # edges the ring holds; a power of two. A press with its bounces is about 10.
SLOT = ROOM - 1  # mask: the slot a count stands for
TURN = 2 * ROOM - 1  # mask: counts run to twice the room, so that full and empty differ
BOTH_EDGES = machine.Pin.IRQ_RISING | machine.Pin.IRQ_FALLING


class Buttons:
    """The keys of a board; `read` hands out what the interrupts have recorded, oldest first.

    Only the interrupt moves `_head` and only `read` moves `_tail`, so neither needs a lock. When the ring is full new
    edges are dropped, and once it has been read empty the true levels are recorded again: for each key, pressed and
    released always alternate.
    """

    def __init__(self, board):
        self._times = array("i", [0] * ROOM)
        self._events = bytearray(ROOM)  # key << 1 | level
        self._head = 0
        self._tail = 0
        self._missed = True  # a key held while power comes on is found by the first read
        self._keys = []
        for index, key in enumerate(board["keys"]):
            self._keys.append(_Key(self, index, key["pin"], key["active"] == "high"))

    def read(self, out):
        """Fills out[0] = time in ms, out[1] = key, out[2] = 1 pressed or 0 released; False when there is nothing."""
        if self._tail == self._head:
            if not self._missed:
                return False
            self._missed = False
            for key in self._keys:
                key.look()
            if self._tail == self._head:
                return False
        slot = self._tail & SLOT
        event = self._events[slot]
        out[0] = self._times[slot]
        out[1] = event >> 1
        out[2] = event & 1
        self._tail = (self._tail + 1) & TURN
        return True

    def waiting(self):
        """Whether there is something to read."""
        return self._tail != self._head or self._missed

    def rest(self, longest):
        """Lets the core sleep until a key moves, for so many ms at the longest."""
        start = time.ticks_ms()
        while not self.waiting() and time.ticks_diff(time.ticks_ms(), start) < longest:
            machine.idle()  # until any interrupt, a millisecond at the longest

    def record(self, now, key, level, edges):
        """Appends `edges` alternating edges that end at `level`, or none of them. Called with interrupts off."""
        if ((self._head - self._tail) & TURN) + edges > ROOM:
            self._missed = True
            return False
        if edges == 2:
            self._append(now, key << 1 | 1 - level)
        self._append(now, key << 1 | level)
        return True

    def _append(self, now, event):
        slot = self._head & SLOT
        self._times[slot] = now
        self._events[slot] = event
        self._head = (self._head + 1) & TURN


class _Key:
    """One key: the level it was last recorded with, and the interrupt that watches it."""

    def __init__(self, buttons, index, number, active_high):
        pull = machine.Pin.PULL_DOWN if active_high else machine.Pin.PULL_UP
        self._buttons = buttons
        self._index = index
        self._pressed = 1 if active_high else 0  # what the pin reads while the key is down
        self._level = 0
        self._pin = machine.Pin(number, machine.Pin.IN, pull)
        self._interrupt = None
        self._interrupt = self._pin.irq(self._edge, BOTH_EDGES, hard=True)

    def _edge(self, pin):
        """The interrupt. Both edges at once with the level unchanged: a whole press fitted into a flash stall."""
        level = 1 if pin.value() == self._pressed else 0
        if level != self._level:
            if self._buttons.record(time.ticks_ms(), self._index, level, 1):
                self._level = level
        elif self._interrupt is not None and self._interrupt.flags() == BOTH_EDGES:  # type: ignore
            self._buttons.record(time.ticks_ms(), self._index, level, 2)

    def look(self):
        """Records the true level if it differs from the last recorded one."""
        state = machine.disable_irq()
        level = 1 if self._pin.value() == self._pressed else 0
        if level != self._level and self._buttons.record(time.ticks_ms(), self._index, level, 1):
            self._level = level
        machine.enable_irq(state)
