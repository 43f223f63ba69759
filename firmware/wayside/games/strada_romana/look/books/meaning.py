"""What a path of the picker means in the books: the pieces after it, and what is picked."""

from wayside.games.strada_romana.rules.shared import notation
from wayside.games.strada_romana.rules.shared.notation import ARRIVE, KINDS, LOOK, MOVE, PASS, PAY, PICK, WAGON
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, TILE, WAGONS

NOTHING = -1


class BookMeaning:
    """`done`: the path is complete. `word` says what is being told: pay, tile, cube, arrive, move, pass, wagon, look."""

    def __init__(self, rules, path, done):
        self.path = list(path)
        self.done = done
        self.rules = rules
        self.thread = rules.thread
        self.pieces = rules.pieces
        self.turn = None  # the turn before the part under the cursor
        self.word = ""
        self.kind = self.space = NOTHING  # of the good that is picked or must be replaced
        self.good = NOTHING  # the colour of the good that is picked
        self.colour = NOTHING  # the colour that came out of the bag
        self.wagon = NOTHING  # the wagon that arrives, from 0
        self.pay = 0
        self.tile = 0  # the wagon tile under the cursor
        words = notation.words_of_path(path) or []
        if rules.laying:
            self._laid(words)
        elif words and (words[0] == PASS or words[0].startswith(WAGON)):
            self.word = PASS if words[0] == PASS else LOOK if LOOK in words else WAGON
            self.tile = notation.read_number(words[-1], WAGONS)
        elif rules.turn >= 0:
            self._moved()

    def _moved(self):
        path = self.path
        waits = len(path) > 0 and path[-1].endswith("=")
        parts = notation.parts_of_path(path[:-1] if waits else path) or []
        last = parts.pop() if parts and not waits and not self.done else None
        turn = self.turn = self.rules.turn_after(parts) or self.rules.turn_after([])
        self.pieces, self.pay = turn.pieces, turn.pay
        if turn.due:
            self.kind, self.space, _ = turn.due
        if waits:
            self.word = path[-1][:-1]
        elif last is None:
            self.word = MOVE if path else ""
        elif last[0] == PAY:
            self.word, self.pay = "pay", last[1]
        elif last[0] == PICK:
            self.word, self.kind, self.good = KINDS[last[1]], last[1], last[2]
        elif last[0] == ARRIVE:
            self.word, self.wagon = "arrive", last[1]
        else:
            self.colour = last[1]

    @property
    def is_refill(self):
        """Whether the players must say what came out of the bag."""
        return self.turn is not None and len(self.turn.due) > 0

    def _laid(self, words):
        """The layout so far, with the colour under the cursor."""
        pieces = self.pieces = self.rules.pieces.copy()
        self.word = self.rules.laying
        self.kind = TILE if self.word == notation.TILES else CUBE
        for space, word in enumerate(words[1:]):
            self.good = COLOURS.index(word)
            pieces.spaces[self.kind][space] = self.good
        self.space = max(0, len(words) - 2)
