"""Chance that can be told again: numbers that follow from a seed and from how many came before."""

from hashlib import sha256


def number(seed, place, below):
    """The number at a place of the row that belongs to a seed, from 0 and less than `below`."""
    digest = sha256(("%s %d" % (seed, place)).encode()).digest()
    return (digest[0] << 16 | digest[1] << 8 | digest[2]) % below


def pick(counts, number):
    """The index of the piece with that number, when so many of each index lie in a row."""
    for index, count in enumerate(counts):
        if number < count:
            return index
        number -= count
    raise ValueError(number)
