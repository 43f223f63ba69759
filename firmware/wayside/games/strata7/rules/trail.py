"""The moves since the last permanent change, two bytes each. They show whether a position is repeated.

The first two bytes are the move before them (0, 0 if it is not known); the last two are the last move.
"""

LONGEST = 64  # moves; a repetition over a longer time is not noticed
PASSED = b"\x00\x00"


def longer(trail, start, end, for_good):
    """The trail after one more move; it starts again when something was taken or scored."""
    move = bytes((start, end))
    if for_good:
        return move
    trail = trail + move
    return trail if len(trail) <= 2 * (LONGEST + 1) else trail[2:]


def occurrences(trail, men):
    """How often the current position has occurred with the same player to move, now included."""
    earlier = bytearray(men)
    count = 1
    for place in range(len(trail) - 2, 0, -2):
        start, end = trail[place], trail[place + 1]
        if start:
            man = earlier[end]
            earlier[end] = 0
            earlier[start] = man
        if (len(trail) - place) % 4 == 0 and earlier == men:
            count += 1
    return count
