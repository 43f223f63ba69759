"""The memory of the device: when it is collected, how it stays in one piece, and how it is quick to get."""

import gc

# Bytes asked for, most of them given back at once, after which memory is collected in the midst of things: sooner while
# code is loaded, which shall lie low, so that the free memory stays in one piece; later while somebody plays.
LOADING = 50000
LOADED = 70000  # with what was loaded, until the next collection
PLAYING = 120000
ENOUGH = 66000  # free bytes with which that works
SCARCE = 60000  # and sooner with less, or the pieces get too small
BLOCK = 16  # bytes that MicroPython gives out at least
AT_ONCE = 64  # blocks between two looks whether somebody waits
PIECE = 32  # blocks side by side are enough for a while


def collect():
    """What is loaded next lies low. CPython needs no help with its memory."""
    if hasattr(gc, "threshold"):
        gc.collect()
        gc.threshold(LOADING)


def before_loading(filled, room_made=False):
    """As collect, for code. Not right after the memory was tidied up, `filled` bytes of it: a collection takes 16 ms.

    Where memory is scarce, only a screen that made room for the code does without one.
    """
    if filled < 0 or not room_made and gc.mem_free() + filled <= ENOUGH:
        collect()
    else:
        gc.threshold(LOADING + filled)


def loaded(filled=0):
    """What was to be loaded is: somebody plays again."""
    if hasattr(gc, "threshold"):
        gc.threshold(LOADED + filled)


def tidy(somebody_waits):
    """Nobody waits: collect what is not needed any more, and make what is needed next quick to get.

    MicroPython looks for a piece of memory from the lowest free block on, past all gaps that are too small, and does so
    for each call of a larger function: right after a collection such a call takes several times as long as its work.
    Only single blocks move that beginning on. So the gaps are filled with blocks that nobody keeps: the next collection
    has them back. That takes a while, and ends as soon as somebody waits after all. The answer is how many bytes they are.
    """
    gc.collect()
    free = gc.mem_free()
    most = free // (2 * BLOCK)
    last = together = count = 0
    while together < PIECE and count < most and (count % AT_ONCE or not somebody_waits()):
        block = (count,)
        together = together + 1 if id(block) == last + BLOCK else 0
        last = id(block)
        count += 1
    gc.threshold((PLAYING if free > ENOUGH else SCARCE) + BLOCK * count)
    return BLOCK * count


def free():
    """Bytes of free heap after a collection."""
    gc.collect()
    return left()


def left():
    """Bytes of heap that nobody has asked for since the last collection."""
    return gc.mem_free()
