"""What a path of the picker means: the pieces after it, what is picked, where the cursor is."""

from wayside.games.strada_romana.rules.shared import notation
from wayside.games.strada_romana.rules.shared.notation import GO, LOOK, OSTIA, PASS, PAY, TAKE, TILES, WAGON
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, TILE, WAGONS
from wayside.games.strada_romana.rules.shared.road import FINISH

NOTHING = -1
# Marks of the cursor: upper bits of how a square looks. The lower bits are 16 for a wagon from Rome, plus its number.
TARGET, CURSOR, PICKED, WAY, BARRED = 32, 64, 96, 128, 160


class Meaning:
    """`done`: the path is complete, so the cursor points at nothing more."""

    def __init__(self, rules, path, done):
        self.path = list(path)
        self.done = done
        self.rules = rules
        self.thread = rules.thread
        self.pieces = rules.pieces
        self.turn = None  # the turn before the part under the cursor
        self.wagon = NOTHING  # from 0
        self.route = []  # the squares of the route under the cursor
        self.barred = []  # where the wagon may not stop, because too few steps would be made then
        self.kind = self.space = NOTHING  # of the good under the cursor, or of the space to fill
        self.colour = NOTHING  # of what came out of the bag
        self.pay = 0
        self.word = ""  # pass, wagon, look, or the kind of piece being laid out
        words = notation.words_of_path(path) or []
        if rules.laying:
            self._laid(words)
        elif words and words[0] in (PASS, WAGON):
            self.word = LOOK if LOOK in words else words[0]
            self.tile = notation.read_number(words[-1], WAGONS)
        elif rules.turn >= 0:
            self._moved(notation.parts_of_path(path) or [])

    def _moved(self, parts):
        last = parts.pop() if parts and not self.done else None
        turn = self.turn = self.rules.turn_after(parts)
        if turn is None:  # a question about a move that is not legal so far
            turn = self.turn = self.rules.turn_after([])
        self.pieces = turn.pieces
        self.pay = turn.pay
        if turn.due:
            self.kind, self.space, _ = turn.due
        if last is None:
            return
        if last[0] == PAY:
            self.pay = last[1]
        elif last[0] == GO:
            self.wagon = last[1]
            self.route = [square for square in notation.route_of(self.rules.road, last[2]) if square >= 0]
        elif last[0] == TAKE:
            self.kind, self.space = last[1:]
        else:
            self.colour = last[1]

    @property
    def is_refill(self):
        """Whether the players must say what came out of the bag."""
        return self.turn is not None and len(self.turn.due) > 0

    @property
    def end(self):
        """The square where the wagon would stop; NOTHING without a route or if the route leaves the road."""
        return self.route[-1] if self.route and self.route[-1] != FINISH else NOTHING

    def after(self):
        """The turn after the route under the cursor, or None if that is not legal. It says what can be taken there."""
        if not self.route or self.wagon == NOTHING:
            return self.turn if self.wagon == NOTHING else None
        return self.rules.turn_after(notation.parts_of_path(self.path))

    # The layout

    def _laid(self, words):
        pieces = self.pieces = self.rules.pieces.copy()
        what = self.word = self.rules.laying
        rest = words[1:]
        if what == OSTIA:
            numbers = [notation.read_number(word, WAGONS) for word in rest]
            for wagon in range(WAGONS):
                pieces.sides[wagon] = 0 if wagon + 1 in numbers else 1
            self.wagon = numbers[-1] - 1 if numbers else NOTHING
            return
        self.kind = TILE if what == TILES else CUBE
        self.space = max(0, len(rest) - 1)
        for space, word in enumerate(rest):
            pieces.spaces[self.kind][space] = COLOURS.index(word)


def square_looks(road, picked, targets):
    """For each square of a road a number: who is there, in which direction he goes, how he is marked.

    `targets` are the other squares where the picked wagon can stop.
    """
    looks = bytearray(road.squares)
    for square in picked.barred:
        looks[square] = BARRED
    for square in targets:
        if 0 <= square < road.squares:  # other numbers are an end or nothing
            looks[square] = TARGET
    for square in picked.route:
        if square < road.squares:
            looks[square] = WAY
    if picked.end >= 0:
        looks[picked.end] = CURSOR
    for wagon in range(WAGONS):
        square = picked.pieces.at[wagon]
        if square < road.squares:
            looks[square] = wagon + 1 | picked.pieces.sides[wagon] << 4 | (PICKED if wagon == picked.wagon else 0)
    return looks
