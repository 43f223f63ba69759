"""The seal of a wagon tile: what a record shows of it until the match is over.

First come six digits that follow from all moves before it. Then comes a letter that hides the number, and six digits that
fit only this number after these moves. A change of the seal, or of a move before it, breaks it.
"""

from binascii import hexlify
from hashlib import sha256

MARK = "~"
LENGTH = 14
THREAD = 6  # bytes that follow from all moves so far
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def following(thread, text):
    """The thread after one more move."""
    return sha256(thread + text.encode()).digest()[:THREAD]


def _digits(data):
    return hexlify(sha256(data).digest()).decode()[:6]


def seal(thread, tile, which=""):
    """The seal of a tile that is taken after this thread; `which` makes different seals at the same place."""
    salt = _digits(thread + which.encode())
    shift = sha256(salt.encode()).digest()[0]
    return MARK + salt + _LETTERS[(tile + shift) % 26] + _digits(thread + ("%s%d" % (salt, tile)).encode())


def opened(text):
    """The number under a seal, from 1 to 10, or 0. It does not check whether the seal is valid."""
    if len(text) != LENGTH or text[0] != MARK or text[7] not in _LETTERS:
        return 0
    tile = (_LETTERS.find(text[7]) - sha256(text[1:7].encode()).digest()[0]) % 26
    return tile if 1 <= tile <= 10 else 0
