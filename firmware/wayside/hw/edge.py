"""What happens when a key moves: the twin of edge_viper.py, held equal to it by a test."""

import time

# A ring of edges is one array: three words, then two for each edge: its time in ms, and key << 1 | level.
HEAD = 0  # edges written so far; counts run to twice the room, so that a full ring and an empty one differ
TAIL = 1  # edges read so far
MISSED = 2  # 1 when there was no room for an edge
EDGES = 3  # where the edges begin
ROOM = 64  # edges the ring holds; a power of two. A press with its bounces is about 10.
SLOT = ROOM - 1  # mask: the slot a count stands for
TURN = 2 * ROOM - 1  # mask: the counts

# A key's own words.
INDEX = 0
PRESSED = 1  # what its pin reads while it is down
LEVEL = 2  # 1 if it was last written down as pressed
BOTH_EDGES = 12  # machine.Pin.IRQ_RISING | machine.Pin.IRQ_FALLING


def edge(key, pin):
    """The interrupt of a key. Both edges at once with the level unchanged: a whole press fitted into a flash stall."""
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
        place = EDGES + 2 * (head & SLOT)
        ring[place] = now
        ring[place + 1] = own[INDEX] << 1 | level ^ edges
        head = (head + 1) & TURN
    ring[HEAD] = head
    own[LEVEL] = level
