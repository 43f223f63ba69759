"""The memory of the device: when it is collected, how it stays in one piece, and how it is quick to get."""

import gc
from struct import unpack

# Bytes asked for, most of them given back at once, after which memory is collected in the midst of things: sooner while
# code is loaded, which shall lie low, so that the free memory stays in one piece; later while somebody plays.
LOADING = 50000
PLAYING = 75000
BLOCK = 16  # bytes that MicroPython gives out at least
PIECE = 64  # blocks that are asked for at once
ENOUGH = 3  # pieces side by side, and there are no small gaps any more
NUMBERS = "64f"  # so many floats, each an object of one block
_zeros = bytes(4 * PIECE)


def collect():
    """What is loaded next lies low. CPython needs no help with its memory."""
    if hasattr(gc, "threshold"):
        gc.collect()
        gc.threshold(LOADING)


def tidy():
    """Nobody waits: collect what is not needed any more, and make what is needed next quick to get.

    MicroPython looks for a piece of memory from the lowest free block on, past all gaps that are too small, and does so
    for each call of a larger function: right after a collection such a call takes several times as long as its work.
    Only single blocks move that beginning on. So the gaps are filled with blocks that nobody keeps: the next collection
    has them back. Many at a time, for that takes a tenth as long as one by one.
    """
    gc.collect()
    gc.threshold(PLAYING)
    most = gc.mem_free() // (3 * BLOCK * PIECE)
    pieces = []
    together = 0
    while together < ENOUGH and most:
        piece = unpack(NUMBERS, _zeros)
        together = together + 1 if id(piece[-1]) - id(piece[0]) == BLOCK * (PIECE - 1) else 0
        pieces.append(piece)
        most -= 1
    pieces.clear()  # or a pointer that is left over somewhere would keep them all


def free():
    """Bytes of free heap after a collection."""
    gc.collect()
    return gc.mem_free()
