"""The pixel loops of the drivers in plain Python: the twin of expand_viper.py. A test checks that both do the same."""

from binascii import crc32


def expand(target, source, start, count, colours):
    """Turn `count` bytes of 4-bit pixels, from source[start] on, into 16-bit pixels at the start of `target`.

    `target` and `colours` are array("H"). `colours` has two pixels for each of 256 bytes, in the byte order of the bus.
    """
    at = 0
    for index in range(start, start + count):
        pair = 2 * source[index]
        target[at] = colours[pair]
        target[at + 1] = colours[pair + 1]
        at += 2


def sift(dirty, sums, source, height, stride):
    """Clear the mark in `dirty` of rows that are the same as when they were last sent; a row has `stride` bytes.

    `sums` is array("I") with a checksum for each row. Two different rows have the same checksum with a chance of one in
    a thousand million.
    """
    view = memoryview(source)
    for row in range(height):
        if dirty[row]:
            total = crc32(view[row * stride : (row + 1) * stride])
            if sums[row] == total:
                dirty[row] = 0
            sums[row] = total


# (stamp, lay): draw pictures onto a canvas. Without native code framebuf is faster: see ui/plain.py.
drawing = None
