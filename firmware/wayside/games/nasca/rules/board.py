"""The board of one round: the pieces in the order of placing, what is on each cell, what is left in stock.

A cell is row * width + column, counted from 0. The ground is level 0; a bar on it has level 1.
"""

from wayside.games.nasca.rules.notation import HORIZONTAL

# Owners: seats 0 and 1, and two more.
NEUTRAL = 2
NOBODY = 3

NO_PIECE = 255


class Variant:
    """The options of a match, one attribute each; options.py fills them in."""


class Board:
    """What is on the board in one round; each piece that is placed updates it cell by cell."""

    def __init__(self, variant):
        self.width = variant.width
        self.height = variant.height
        cells = self.width * self.height
        self.pieces = []  # (owner, cell, direction, length, level)
        self.levels = bytearray(cells)  # of the topmost piece
        self.owners = bytearray([NOBODY] * cells)  # of the topmost piece: the view from above
        self.topmost = bytearray([NO_PIECE] * cells)  # its index in `pieces`
        self.hanging = bytearray(cells)  # 1 if the topmost piece has a gap under it
        self.built = bytearray(cells)  # 1 if there is a piece on the ground
        self.stock = (variant.stock, variant.stock, variant.neutral_stock)
        self.left = [by_length(stock) for stock in self.stock]  # by owner, then by length
        self.known = {}  # what other modules have computed about this position; emptied when a piece is placed

    def step(self, direction):
        """The step from one cell of a bar to the next."""
        return 1 if direction == HORIZONTAL else self.width

    def room(self, column, row, direction):
        """How many cells there are from this one to the edge, including itself; 0 if it is off the board."""
        if column >= self.width or row >= self.height:
            return 0
        return self.width - column if direction == HORIZONTAL else self.height - row

    def count_left(self, owner, length):
        """How many pieces of that length the owner can still place."""
        counts = self.left[owner]
        return counts[length] if length < len(counts) else 0

    def place(self, owner, cell, direction, length):
        """Place a piece. The caller knows that it is legal."""
        levels = self.levels
        support = levels[cell]
        step = self.step(direction)
        index = len(self.pieces)
        for spot in range(cell, cell + step * length, step):
            self.hanging[spot] = levels[spot] != support
            levels[spot] = support + 1
            self.owners[spot] = owner
            self.topmost[spot] = index
            if not support:
                self.built[spot] = 1
        self.pieces.append((owner, cell, direction, length, support + 1))
        self.left[owner][length] -= 1
        self.known = {}


def by_length(stock):
    """How many bars of each length there are, by length."""
    counts = bytearray(max([length for length, _ in stock]) + 1)
    for length, count in stock:
        counts[length] = count
    return counts
