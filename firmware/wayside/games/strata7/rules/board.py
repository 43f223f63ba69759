"""The board of Strata 7: what each cell is, where the pawns are, which objective each pair has left."""

from wayside.games.strata7.rules.notation import SIZE, WIDTH

# What a cell is. An objective is PLAIN plus its value.
OFF = 0
BLACK = 1
PLAIN = 2

# What is on a cell. PAIR is added to the colour; nothing can ever be on a CLOSED cell.
EMPTY = 0
WHITE = 1
BORDEAUX = 2
PAIR = 4
CLOSED = 8

COLOUR = 3  # the bits of a man that hold its colour

FRONTIER = 6 * WIDTH  # the first row of the camp of Bordeaux begins here

# North, north-east and so on; ways are searched in this order too.
AROUND = (WIDTH, WIDTH + 1, 1, 1 - WIDTH, -WIDTH, -WIDTH - 1, -1, WIDTH - 1)
STRAIGHT = (WIDTH, 1, -WIDTH, -1)


class Variant:
    """The options of a match, one attribute each; options.py fills them in."""


class Layout:
    """The cells themselves, and the pawns at the start."""

    def __init__(self, ground, men):
        self.ground = ground
        self.men = men
        self.cells = bytes([cell for cell in range(SIZE) if ground[cell] >= PLAIN])  # where a pawn can be
        # By colour: the value of the objective that the colour can take on each cell, else 0.
        self.targets = (bytearray(), bytearray(SIZE), bytearray(SIZE))
        for cell in self.cells:
            if ground[cell] > PLAIN:
                self.targets[WHITE if cell >= FRONTIER else BORDEAUX][cell] = ground[cell] - PLAIN


class Board:
    """The pawns on a layout."""

    def __init__(self, layout):
        self.layout = layout
        self.ground = layout.ground
        self.targets = layout.targets
        self.men = bytearray(layout.men)
        self.left = {}  # for each pair, by its cell: the objective it came from, which it may not enter again

    def of(self, colour):
        """The cells where this colour is."""
        men = self.men
        return [cell for cell in self.layout.cells if men[cell] & colour]

    def is_locked(self, cell):
        """Whether a single pawn is here on an objective of the enemy: it cannot leave."""
        man = self.men[cell]
        return not man & PAIR and self.targets[man][cell] > 0


def colour_of_camp(cell):
    return BORDEAUX if cell >= FRONTIER else WHITE
