"""Packs a picture in plain Python: the twin of pack_viper.py, held equal to it by a test."""


def pack(marks, kept, source, count, stride, writes):
    """Keeps what of `count` words (of 32 bits) differs from the word a row above it, `stride` words before.

    `marks` gets two bytes for each run: how many words are the same, and how many are not; `kept` gets the latter. The
    answer is the number of runs, times 65536, and of words in `kept`. The first row is left out; and where nothing is to
    be written, all is only counted.
    """
    runs = number = 0
    index = stride
    while index < count:
        lengths = []
        for same in (True, False):
            start = index
            while index < min(count, start + 255) and same == (_word(source, index) == _word(source, index - stride)):
                index += 1
            lengths.append(index - start)
        if writes:
            marks[2 * runs : 2 * runs + 2] = bytes(lengths)
            kept[4 * number : 4 * (number + lengths[1])] = source[4 * (index - lengths[1]) : 4 * index]
        number += lengths[1]
        runs += 1
    return runs << 16 | number


def unpack(target, marks, kept, runs, stride):
    """Makes `target` again of what `pack` kept; its first row is there."""
    index, number = stride, 0
    for run in range(runs):
        for _ in range(marks[2 * run]):
            target[4 * index : 4 * index + 4] = _word(target, index - stride)
            index += 1
        differ = marks[2 * run + 1]
        target[4 * index : 4 * (index + differ)] = kept[4 * number : 4 * (number + differ)]
        index += differ
        number += differ


def _word(source, index):
    return source[4 * index : 4 * index + 4]
