"""The memory of the device: when it is collected, and how much is free."""

import gc

# After so many bytes were asked for, most of them given back at once, memory is collected in the midst of things: a share
# of what is free. So what is made to last lies low, and the free memory stays in one piece.
SHARE = 4
LEAST = 12000


def collect():
    """What is made next lies low."""
    gc.collect()
    gc.threshold(max(LEAST, gc.mem_free() // SHARE))


def free():
    """Bytes that are left after a collection."""
    collect()
    return gc.mem_free()
