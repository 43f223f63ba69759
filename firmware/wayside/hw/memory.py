"""The memory of the device: when garbage is collected, and how much is free."""

import gc

# Garbage is collected after a share of the free memory was allocated. So its memory is reused early, long-lived objects
# get low addresses, and the free memory stays in one piece.
SHARE = 4
LEAST = 12000


def collect():
    """Collect garbage, so that the next objects get low addresses."""
    gc.collect()
    gc.threshold(max(LEAST, gc.mem_free() // SHARE))


def free():
    """Free bytes after a collection."""
    collect()
    return gc.mem_free()
