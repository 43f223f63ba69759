"""What happens when a key moves, in viper: it needs a native code emitter; see edge.py.

It comes at any moment, on top of whatever runs, and there is one stack of 8 kB for all. So it is one flat function: it takes
0.6 kB of that stack; as three Python functions it took 1.2.
"""

import time

import micropython
from micropython import const

# The same as in edge.py; viper wants them as numbers.
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
    now = int(time.ticks_ms())  # type: ignore[call-overload]  # a number, which the stubs hide
    while edges:
        edges -= 1
        place = _EDGES + 2 * (head & _SLOT)
        ring[place] = now
        ring[place + 1] = own[_INDEX] << 1 | level ^ edges
        head = (head + 1) & _TURN
    ring[_HEAD] = head
    own[_LEVEL] = level
