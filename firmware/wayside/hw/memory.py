"""The memory of the device: when it is collected, and how much is free."""

try:
    from gc import collect, mem_free, threshold
except ImportError:  # CPython needs no help with its memory

    def collect():
        pass

    def mem_free():
        return 1 << 20

    def threshold(count):
        pass


# Bytes asked for, most of them given back at once, after which memory is collected in the midst of things. So what is
# made to last lies low, and the free memory stays in one piece.
OFTEN = 60000


def begin():
    """Called once, before anything else."""
    collect()
    threshold(OFTEN)


def free():
    """Bytes that are left after a collection."""
    collect()
    return mem_free()
