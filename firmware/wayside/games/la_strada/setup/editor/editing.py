"""The editor of a land: which piece is in which slot, how it is turned, which tile is on each spot, what each hex is.

It begins with the pieces of the given land: those of the stand-in, or those that form the rows of a kept land.
"""

from wayside.games.la_strada.rules.shared.hexes import Hexes
from wayside.games.la_strada.rules.shared.land import COUNTS, PLACES, SETTLEMENTS
from wayside.games.la_strada.setup.editor.entering import PIECE_NAMES, Entry
from wayside.games.la_strada.setup.start.lands import LANDS
from wayside.games.la_strada.setup.start.layout import (
    SLOTS,
    SPOT,
    STANDIN_ORDER,
    STANDIN_PIECES,
    STANDIN_TILES,
    STANDIN_TURNS,
    TURNS,
    compose,
    kinds_left,
    read_names,
    size_of,
    take_apart,
)
from wayside.games.moves import CELL, END, Choice

DONE = "done"
KEEP = "keep"
SHUFFLE = "shuffle"
PIECE = "piece"
TILE = "tile"
ENTER = "enter"
MEND = "mend"
WORDS = (DONE, PIECE, TILE, MEND, ENTER, KEEP, SHUFFLE)
ALL_TILES = "".join([kind * count for kind, count in zip(SETTLEMENTS, COUNTS)])
EDGES = ("6", "7", "8")  # hexes along an outer edge


class Editor:
    """Like rules, but smaller. Moves: shuffle, piece 2D1 (slot, piece, turns), tile 4235... (all 19), mend g3P, done, keep.

    `enter 7` is for the screen: it opens what `entry` gives, and hands it to `take`.
    """

    turn = 0

    def __init__(self, text, dice):
        self._dice = dice
        self._before = []  # earlier states for undo, see _state
        self._slot = 0  # the slot of the last piece
        self._next_word = ""  # what comes next most likely
        self.is_standin = text == LANDS[0][0]
        if self.is_standin:
            self.pieces = STANDIN_PIECES
            self.order, self.turns, self.tiles = STANDIN_ORDER, STANDIN_TURNS, STANDIN_TILES
        else:
            rows, _, names = text.upper().partition(" ")
            self.order, self.turns = read_names(names)
            self.pieces, self.tiles = take_apart(rows, self.order, self.turns)
        self.hexes = Hexes(size_of(self.pieces[0]))

    # What it shows

    def count(self):
        """How many spots there are. Only with 19 of them it is a land."""
        return "".join(self.pieces).count(SPOT)

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
        """The rows of the land, or None while it has too few spots."""
        if self.count() != PLACES:
            return None
        return compose(self.pieces, self.order, self.turns, self.tiles)

    def kept(self):
        """What a kept board is: its rows, and which piece lies where, so that each keeps the letter on its back."""
        return self.result() + " " + "".join(self.names())

    # The tree of moves

    def next(self, path):
        if not path:
            return [Choice(word) for word in self.words()]
        if path[0] not in self.words():
            return []
        if path[0] == ENTER:
            if len(path) == 1:
                return [Choice(edge) for edge in EDGES]
            return [Choice(END)] if len(path) == 2 and path[1] in EDGES else []
        if path[0] == MEND:
            from wayside.games.la_strada.setup.editor.mending import choices

            return choices(self, path)
        if path[0] == PIECE:
            return self._piece_choices(path)
        if path[0] == TILE:
            return self._tile_choices(path)
        return [Choice(END)] if len(path) == 1 else []

    def words(self):
        """The words that may be chosen now."""
        return WORDS if self.count() == PLACES else (MEND, ENTER)

    def _piece_choices(self, path):
        """The start piece stays in the first slot, because turning the whole board has the same effect as moving it."""
        if len(path) == 1:
            return [Choice(str(slot), CELL, self.slot_cell(slot)) for slot in range(1, SLOTS)]
        if path[1] not in ("1", "2", "3", "4", "5"):
            return []
        if len(path) == 2:
            return [Choice(name) for name in self._pieces_for(int(path[1]))]
        if len(path[2]) != 1 or path[2] not in PIECE_NAMES[1:]:
            return []
        if len(path) == 3:
            return [Choice(str(turn)) for turn in range(TURNS)]
        return [Choice(END)] if len(path) == 4 and path[3] in ("0", "1", "2") else []

    def _pieces_for(self, slot):
        """The slot's own piece comes first: it is only turned. Another piece swaps places with it.

        Pieces that were laid just before are far away in the ring.
        """
        here = PIECE_NAMES[self.order[slot]]
        laid = [PIECE_NAMES[self.order[other]] for other in range(1, self._slot + 1) if other != slot]
        others = [name for name in PIECE_NAMES[1:] if name != here and name not in laid]
        half = (len(others) + 1) // 2
        return [here] + others[:half] + laid + others[half:]

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
        """After a piece the next slot, then the tiles, of which most are left; after a whole board shuffle."""
        if path and path[0] == TILE:
            left = kinds_left("".join(path[1:]))
            return [SETTLEMENTS[left.index(max(left))]]
        if path and path[0] == MEND:
            from wayside.games.la_strada.setup.editor.mending import likely

            return likely(self, path)
        if path == [ENTER]:
            return [str(self.hexes.size + 1)]
        if not path and self._next_word:
            return [self._next_word]
        if not path and 0 < self._slot:
            return [PIECE] if self._slot < SLOTS - 1 else [TILE]
        if path == [PIECE]:
            return [str(self._slot % (SLOTS - 1) + 1)]
        return []

    def text_of(self, path):
        return " ".join([path[0], "".join(path[1:])]) if len(path) > 1 else path[0]

    # A whole board, hex by hex

    def entry(self, move):
        """What the screen asks hex by hex, for a move such as `enter 7`."""
        return Entry(int(move.split()[1]) - 1)

    def take(self, entered):
        """The pieces of a whole entry, in order; the tiles lie from the dearest to the cheapest."""
        self._before.append(self._state())
        self.pieces, self.is_standin = entered.pieces(), False
        self.hexes = Hexes(entered.size)
        self.order, self.turns = (0, 1, 2, 3, 4, 5), (0, 0, 0, 0, 0, 0)
        self.tiles = ALL_TILES[: self.count()]
        self._slot, self._next_word = 0, SHUFFLE if self.count() == PLACES else MEND

    # Changes

    def play(self, move):
        """Play a move of the tree. `done`, `keep` and `enter` are for the screen and change nothing."""
        word, _, rest = move.partition(" ")
        if word in (DONE, KEEP, ENTER):
            return
        self._before.append(self._state())
        self._next_word = ""
        if word == MEND:
            from wayside.games.la_strada.setup.editor.mending import mend

            mend(self, rest)
            self._next_word = MEND
            return
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
        self.order, self.turns, self.tiles, self._slot, self._next_word, self.pieces, self.is_standin = (
            self._before.pop()
        )
        self.hexes = Hexes(size_of(self.pieces[0]))
        return True

    def _state(self):
        return self.order, self.turns, self.tiles, self._slot, self._next_word, self.pieces, self.is_standin

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
