"""Chance that can be repeated: each number depends only on a seed and on its place in the sequence."""

from hashlib import sha256


def number(seed, place, below):
    """The number at a place in the sequence of a seed: from 0 to `below` - 1."""
    digest = sha256(("%s %d" % (seed, place)).encode()).digest()
    return (digest[0] << 16 | digest[1] << 8 | digest[2]) % below


def pick(counts, number):
    """The index of the piece with this number; `counts` says how many pieces there are of each index."""
    for index, count in enumerate(counts):
        if number < count:
            return index
        number -= count
    raise ValueError(number)
