"""The pixel loops of the drivers in plain Python: the twin of expand_viper.py, held equal to it by a test."""

from binascii import crc32


def expand(target, source, start, count, colours):
    """Turns `count` bytes of 4-bit pixels from source[start] on into 16-bit pixels at the start of `target`.

    `target` and `colours` are array("H"). For each of 256 bytes `colours` has its two pixels, in the byte order of the
    wire.
    """
    place = 0
    for index in range(start, start + count):
        pair = 2 * source[index]
        target[place] = colours[pair]
        target[place + 1] = colours[pair + 1]
        place += 2


def sift(dirty, sums, source, height, stride):
    """Takes the mark in `dirty` off rows that are as they were when they were marked last; a row has `stride` bytes.

    `sums` is array("I") with a number for each row that follows from all its pixels: two rows that differ have the same
    one by a chance of one in a thousand million.
    """
    view = memoryview(source)
    for row in range(height):
        if dirty[row]:
            total = crc32(view[row * stride : (row + 1) * stride])
            if sums[row] == total:
                dirty[row] = 0
            sums[row] = total


# (stamp, lay): pictures onto a canvas. Without native code framebuf is quicker at it: see ui/plain.py.
drawing = None
