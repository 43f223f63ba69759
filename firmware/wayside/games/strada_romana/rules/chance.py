"""Chance that can be repeated: each number follows from a seed and from how many numbers came before it."""

from hashlib import sha256


def number(seed, place, below):
    """The number at a place in the row of a seed: from 0 up to `below` - 1."""
    digest = sha256(("%s %d" % (seed, place)).encode()).digest()
    return (digest[0] << 16 | digest[1] << 8 | digest[2]) % below


def pick(counts, number):
    """The index of the piece with that number, if `counts` says how many pieces of each index lie in a row."""
    for index, count in enumerate(counts):
        if number < count:
            return index
        number -= count
    raise ValueError(number)
