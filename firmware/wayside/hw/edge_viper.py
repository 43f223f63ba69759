"""The interrupt of a key in viper, where native code is available; edge.py explains it.

It can run at any moment, on top of any other code, and all code shares one stack of 8 kB. So it is one flat function:
it needs 0.6 kB of the stack. As three Python functions it needed 1.2 kB.
"""

import time

import micropython
from micropython import const

# The same as in edge.py; viper needs constants.
_HEAD = const(0)
_TAIL = const(1)
_MISSED = const(2)
_EDGES = const(3)
_ROOM = const(64)
_SLOT = const(63)
_TURN = const(127)
_INDEX = const(0)
_PRESSED = const(1)
_LEVEL = const(2)
_BOTH_EDGES = const(12)


@micropython.viper
def edge(key, pin):
    ring = ptr32(key.ring)
    own = ptr32(key.own)
    level = 1 if int(pin.value()) == own[_PRESSED] else 0
    edges = 1
    if level == own[_LEVEL]:
        if int(key.interrupt.flags()) != _BOTH_EDGES:
            return
        edges = 2
    head = ring[_HEAD]
    if ((head - ring[_TAIL]) & _TURN) + edges > _ROOM:
        ring[_MISSED] = 1
        return
    now = int(time.ticks_ms())  # type: ignore[call-overload]  # it is a number, but the stubs hide that
    while edges:
        edges -= 1
        at = _EDGES + 2 * (head & _SLOT)
        ring[at] = now
        ring[at + 1] = own[_INDEX] << 1 | level ^ edges
        head = (head + 1) & _TURN
    ring[_HEAD] = head
    own[_LEVEL] = level
