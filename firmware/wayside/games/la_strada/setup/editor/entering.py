"""Enters the land of one's own board: six pieces, hex by hex. The screen `cells` asks for one answer after the other.

Each piece lies as on the screen: its longest row below, from left to right, then the rows above it. A, the start piece,
has one hex more at the left end of that row.
"""

from wayside.games.la_strada.rules.shared.land import PLACES, TERRAINS
from wayside.games.la_strada.setup.start.layout import SLOTS, SPOT

PIECE_NAMES = "ABCDEF"
ANSWERS = TERRAINS + SPOT


class Entry:
    """The hexes that were entered so far, and how many of the pieces were marked on their back."""

    def __init__(self, size):
        self.size = size
        self.letters = ""
        self.marked = 0

    # Where it stands

    def begin(self, piece):
        """The number of hexes before a piece."""
        return piece * (self.size * (self.size + 1) // 2) + (piece > 0)

    @property
    def piece(self):
        """The number of the piece that is entered, or was entered last."""
        piece = 0
        while piece < SLOTS - 1 and self.begin(piece + 1) <= len(self.letters) and piece < self.marked:
            piece += 1
        return piece

    @property
    def waits(self):
        """Whether a piece is complete and its back is to be marked."""
        return len(self.letters) == self.begin(self.piece + 1)

    def last_part(self):
        """Whether the last piece is being entered."""
        return self.piece == SLOTS - 1

    def spots(self):
        return self.letters.count(SPOT)

    def rows(self):
        """The rows of this piece from the longest one; a hex that was not entered is `?`."""
        piece = self.piece
        begin, end = self.begin(piece), self.begin(piece + 1)
        text = self.letters[begin:end]
        text += "?" * (end - begin - len(text))
        return rows_of(text, self.size, piece)

    def pieces(self):
        """All six in the form of layout.py."""
        found = []
        for piece in range(SLOTS):
            text = self.letters[self.begin(piece) : self.begin(piece + 1)]
            found.append("/".join(rows_of(text, self.size, piece)))
        return tuple(found)

    # What keys do

    def answer(self, kind):
        """The next hex is of this kind, by number in ANSWERS; says whether it can be."""
        if self.waits or ANSWERS[kind] == SPOT and self.spots() == PLACES:
            return False
        self.letters += ANSWERS[kind]
        return True

    def go_on(self):
        """The piece is marked."""
        self.marked += 1

    def back(self):
        """Take the last answer back; says whether there was one."""
        if not self.letters:
            return False
        if not self.waits and len(self.letters) == self.begin(self.piece):
            self.marked -= 1
        else:
            self.letters = self.letters[:-1]
        return True

    def state(self):
        return self.letters, self.marked

    def return_to(self, state):
        self.letters, self.marked = state


def rows_of(text, size, piece):
    """The rows of a piece, the longest first."""
    rows, first = [], 0
    for upward in range(size):
        length = size - upward + (piece == 0 and upward == 0)
        rows.append(text[first : first + length])
        first += length
    return rows
