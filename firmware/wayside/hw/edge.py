"""The interrupt of a key in plain Python: the twin of edge_viper.py. A test checks that both do the same."""

import time

# The ring is one array: three numbers, then two for each edge: its time in ms, and key << 1 | level.
HEAD = 0  # edges written so far; it counts to twice ROOM, so that a full ring and an empty one differ
TAIL = 1  # edges read so far
MISSED = 2  # 1 after an edge was lost because the ring was full
EDGES = 3  # where the edges begin
ROOM = 64  # how many edges the ring holds; a power of two. A press with its bounces makes about 10.
SLOT = ROOM - 1  # mask: from a count to its slot
TURN = 2 * ROOM - 1  # mask for the counts

# The array `own` of a key.
INDEX = 0
PRESSED = 1  # the value of its pin while it is down
LEVEL = 2  # 1 if its last recorded edge was down
BOTH_EDGES = 12  # machine.Pin.IRQ_RISING | machine.Pin.IRQ_FALLING


def edge(key, pin):
    """Record an edge. Both flags with an unchanged level mean a whole press while flash blocked the interrupts."""
    ring = key.ring
    own = key.own
    level = 1 if pin.value() == own[PRESSED] else 0
    edges = 1
    if level == own[LEVEL]:
        if key.interrupt.flags() != BOTH_EDGES:
            return
        edges = 2
    head = ring[HEAD]
    if ((head - ring[TAIL]) & TURN) + edges > ROOM:
        ring[MISSED] = 1
        return
    now = time.ticks_ms()
    while edges:
        edges -= 1
        at = EDGES + 2 * (head & SLOT)
        ring[at] = now
        ring[at + 1] = own[INDEX] << 1 | level ^ edges
        head = (head + 1) & TURN
    ring[HEAD] = head
    own[LEVEL] = level
