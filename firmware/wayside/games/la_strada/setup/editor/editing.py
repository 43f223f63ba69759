"""The editor of a land: which piece is in which slot, how it is turned, and which tile is on each spot.

It begins with the pieces of the given land: those of the stand-in, or those that form the rows of a kept land.
"""

from wayside.games.la_strada.rules.hexes import Hexes
from wayside.games.la_strada.rules.land import COUNTS, PLACES, SETTLEMENTS
from wayside.games.la_strada.setup.lands import LANDS
from wayside.games.la_strada.setup.layout import (
    SLOTS,
    SPOT,
    STANDIN_ORDER,
    STANDIN_PIECES,
    STANDIN_TILES,
    STANDIN_TURNS,
    TURNS,
    compose,
    kinds_left,
    size_of,
    take_apart,
)
from wayside.games.moves import CELL, END, Choice

PIECE_NAMES = "ABCDEF"
DONE = "done"
KEEP = "keep"
SHUFFLE = "shuffle"
PIECE = "piece"
TILE = "tile"
WORDS = (DONE, KEEP, SHUFFLE, PIECE, TILE)


class Editor:
    """Like rules, but smaller. Moves: shuffle, piece 2D1 (slot, piece, turns), tile 4235... (all 19), done, keep."""

    turn = 0

    def __init__(self, text, dice):
        self._dice = dice
        self._before = []  # earlier states for undo: (order, turns, tiles, slot)
        self._slot = 0  # the slot of the last piece
        self.is_standin = text == LANDS[0][0]
        if self.is_standin:
            self.pieces = STANDIN_PIECES
            self.order, self.turns, self.tiles = STANDIN_ORDER, STANDIN_TURNS, STANDIN_TILES
        else:
            self.pieces, self.tiles = take_apart(text.upper())
            self.order, self.turns = (0, 1, 2, 3, 4, 5), (0, 0, 0, 0, 0, 0)
        self.hexes = Hexes(size_of(self.pieces[0]))

    # What it shows

    def cells(self, path=()):
        """A letter for each cell of the land, including what is picked so far; a spot without a tile is `*`."""
        order, turns, tiles = self.order, self.turns, self.tiles
        if path and path[0] == TILE:
            tiles = "".join(path[1:])
        elif len(path) > 2 and path[0] == PIECE:
            order, turns = self._with(int(path[1]), PIECE_NAMES.index(path[2]), int(path[3]) if len(path) > 3 else 0)
        return compose(self.pieces, order, turns, tiles).replace("/", "")

    def names(self, path=()):
        """The piece and turns of each slot, including what is picked so far: D1."""
        order, turns = self.order, self.turns
        if len(path) > 2 and path[0] == PIECE:
            order, turns = self._with(int(path[1]), PIECE_NAMES.index(path[2]), int(path[3]) if len(path) > 3 else 0)
        return [PIECE_NAMES[order[slot]] + str(turns[slot]) for slot in range(SLOTS)]

    def spots(self):
        """The 19 cells with a spot, in the order in which tiles are put on them."""
        return [cell for cell, letter in enumerate(self.cells([TILE])) if letter == SPOT]

    def spot(self, cell):
        return self.hexes.spot(cell)

    def result(self):
        """The rows of the land."""
        return compose(self.pieces, self.order, self.turns, self.tiles)

    # The tree of moves
    def next(self, path):
        if not path:
            return [Choice(word) for word in WORDS]
        if path[0] == PIECE:
            return self._piece_choices(path)
        if path[0] == TILE:
            return self._tile_choices(path)
        return [Choice(END)] if len(path) == 1 and path[0] in WORDS else []

    def _piece_choices(self, path):
        """The start piece stays in the first slot, because turning the whole board has the same effect as moving it."""
        if len(path) == 1:
            return [Choice(str(slot), CELL, self.slot_cell(slot)) for slot in range(1, SLOTS)]
        if path[1] not in ("1", "2", "3", "4", "5"):
            return []
        if len(path) == 2:
            # The slot's own piece comes first: it is only turned. Another piece swaps places with it.
            here = PIECE_NAMES[self.order[int(path[1])]]
            return [Choice(name) for name in [here] + [name for name in PIECE_NAMES[1:] if name != here]]
        if len(path[2]) != 1 or path[2] not in PIECE_NAMES[1:]:
            return []
        if len(path) == 3:
            return [Choice(str(turn)) for turn in range(TURNS)]
        return [Choice(END)] if len(path) == 4 and path[3] in ("0", "1", "2") else []

    def slot_cell(self, slot):
        """A cell in the middle of a slot's outer edge, to point at."""
        cell = self.hexes.count // 2
        for step in range(self.hexes.size):
            cell = self.hexes.neighbours[6 * cell + (slot + step % 2) % SLOTS]
        return cell

    def _tile_choices(self, path):
        """The kinds that are left for the next spot. The order of the spots is fixed."""
        tiles = "".join(path[1:])
        left = kinds_left(tiles)
        if len(tiles) != len(path) - 1 or min(left) < 0 or len(tiles) != PLACES - sum(left):
            return []
        if len(tiles) == PLACES:
            return [Choice(END)]
        cell = self.spots()[len(tiles)]
        return [Choice(SETTLEMENTS[kind], cell=cell, value=left[kind]) for kind in range(len(COUNTS)) if left[kind]]

    def likely(self, path):
        """After a piece the next slot, after the last slot the tiles."""
        if not path and 0 < self._slot:
            return [PIECE] if self._slot < SLOTS - 1 else [TILE]
        if path == [PIECE]:
            return [str(self._slot % (SLOTS - 1) + 1)]
        return []

    def text_of(self, path):
        return " ".join([path[0], "".join(path[1:])]) if len(path) > 1 else path[0]

    # Changes

    def play(self, move):
        """Play a move of the tree. `done` and `keep` are for the screen and change nothing."""
        word, _, rest = move.partition(" ")
        if word in (DONE, KEEP):
            return
        self._before.append((self.order, self.turns, self.tiles, self._slot))
        if word == PIECE:
            self._slot = int(rest[0])
            self.order, self.turns = self._with(self._slot, PIECE_NAMES.index(rest[1]), int(rest[2]))
            return
        self._slot = 0
        if word == TILE:
            self.tiles = rest
        else:
            self._shuffle()

    def undo(self):
        """Take back the last change; says whether there was one."""
        if not self._before:
            return False
        self.order, self.turns, self.tiles, self._slot = self._before.pop()
        return True

    def _with(self, slot, piece, turn):
        """(order, turns) with the piece in that slot; the two pieces swap places."""
        order, turns = list(self.order), list(self.turns)
        other = order.index(piece)
        order[other], turns[other] = order[slot], turns[slot]
        order[slot], turns[slot] = piece, turn
        return tuple(order), tuple(turns)

    def _shuffle(self):
        self.order = tuple([0] + self._mixed([1, 2, 3, 4, 5]))
        self.turns = tuple([0] + [self._dice(TURNS) for _ in range(1, SLOTS)])
        tiles = []
        for kind, count in enumerate(COUNTS):
            tiles += [SETTLEMENTS[kind]] * count
        self.tiles = "".join(self._mixed(tiles))

    def _mixed(self, items):
        """The items in random order."""
        mixed = []
        while items:
            mixed.append(items.pop(self._dice(len(items))))
        return mixed
