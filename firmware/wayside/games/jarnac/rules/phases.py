"""The phases of a turn and the fixed numbers of the game."""

# The start of a turn (also with a swap or a Jarnac); letters must be drawn; words; a Jarnac or the end; the end.
START, DRAWING, PLAY, LAST, OVER = 0, 1, 2, 3, 4
# The right to call a Jarnac.
CLOSED, OPEN, LOST = 0, 1, 2
REASONS = ("line", "quiet", "passes", "bag")  # why a game ended

FIRST_DRAW = 6
SWAPPED = 3
FULL = 8  # lines of a mat
LONGEST = 9  # squares of a line
