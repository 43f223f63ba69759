"""The rules of Strata 7 as the referee needs them: whose turn, what may come next, why not, the score."""

from wayside.games.contract import Rules
from wayside.games.moves import Refusal, seated
from wayside.games.strata7 import GAME
from wayside.games.strata7.rules import notation, playing, snapshot, trail, tree, walking
from wayside.games.strata7.rules.board import BORDEAUX, WHITE, Board
from wayside.games.strata7.rules.liberties import stranded
from wayside.games.strata7.rules.notation import CLAIM, DRAW, MOVE, PASS, RETURN, SEPARATE, WIDTH

_CLAIMS = 2  # the key of the claims in `known`; for moves the keys are seats, for targets cells


class Strata7Rules(Rules):
    """A match. Seats follow `players`; seat 0 begins. White has the lower camp, whoever begins."""

    def __init__(self, players, options):
        # The import is needed only here.
        from wayside.games.strata7.setup.start.options import read_variant

        self.players = seated(GAME, players)
        self.variant = read_variant(options)
        self.colours = [WHITE if player == "W" else BORDEAUX for player in self.players]
        self.board = Board(self.variant.layout)
        self.tallies = [bytearray(playing.COUNTS), bytearray(playing.COUNTS)]
        self.turn = 0
        self.after = 0  # whose turn it is when no pawn has to return any more
        self.due = []  # seats that must put a pawn back on the board now
        self.lapsed = []  # stranded pawns that nobody claimed in time
        self.trail = trail.PASSED
        self.ended = playing.PLAYING
        self.winner = -1
        self.known = {}  # what was computed about this position
        self.news = []
        playing.end_if_stuck(self)
        self.news = []

    # What is on the table

    @property
    def last(self):
        """(from, to) of the last move; from is 0 for a pawn that returned; both are 0 if there was no move."""
        return self.trail[-2], self.trail[-1]

    def last_of_mover(self):
        """Where the player on turn moved to last, if that is known; else 0."""
        return self.trail[-3] if len(self.trail) > 3 else 0

    def spot(self, cell):
        """(column, row) of a cell, from 0."""
        return cell % WIDTH - 1, cell // WIDTH - 1

    def points(self, seat):
        return playing.points(self, seat)

    def held(self, seat):
        """How many prisoners this seat holds."""
        return playing.held(self, seat)

    def can_move(self, seat):
        """Whether any pawn of this seat can move."""
        return len(playing.movers(self, seat)[0]) > 0

    def open_claims(self):
        """Stranded pawns of either colour that can still be claimed."""
        if not self.variant.claim:
            return []
        found = self.known.get(_CLAIMS)
        if found is None:
            found = stranded(self.board, self.variant, WHITE) + stranded(self.board, self.variant, BORDEAUX)
            found = self.known[_CLAIMS] = sorted([cell for cell in found if cell not in self.lapsed])
        return found

    def ends(self, cell):
        """Where the pawn on this cell (the upper one of a pair) can go. The caller knows that it may move."""
        found = self.known.get(cell)
        if found is None:
            found = self.known[cell] = walking.ends(self.board, self.variant, cell)
        return found

    def offers(self, word):
        """Whether pass, claim or draw is a legal move now."""
        if word == PASS:  # a separation comes first, even if a player may pass
            cells, separating = playing.movers(self, self.turn)
            return not cells or self.variant.may_pass and not separating
        if word == CLAIM:
            return len(self.open_claims()) > 0
        return self.variant.repetition and self.occurrences() >= 3

    def occurrences(self):
        """How often this position has occurred with the same player to move."""
        return trail.occurrences(self.trail, self.board.men)

    # The tree of moves

    def next(self, path):
        return tree.legal(self, path)

    def tries(self, path):
        return tree.tries(self, path)

    def likely(self, path):
        return tree.likely(self, path)

    def text_of(self, path):
        """A complete path as a move text; of several ways to a cell it writes the shortest."""
        if path[0] in (PASS, DRAW):
            return path[0]
        if path[0] == CLAIM:
            cells = [notation.read_cell(path[place] + path[place + 1]) for place in range(1, len(path), 2)]
            return notation.write_move(CLAIM, cells)
        start = notation.read_cell(path[0] + path[1])
        if self.due:
            return notation.write_move(RETURN, [start])
        what = SEPARATE if tree.is_pair(self.board, start) else MOVE
        cells = walking.way(self.board, self.variant, start, notation.read_cell(path[2]))
        return notation.write_move(what, cells, notation.read_cell(path[3]) if len(path) > 3 else 0)

    def canonical(self, text):
        """A legal move in the one spelling that records use: the shortest way."""
        what, cells, way_out = notation.read_move(text)
        if what in (MOVE, SEPARATE):
            cells = walking.way(self.board, self.variant, cells[0], cells[-1])
        return notation.write_move(what, cells, way_out)

    def expects(self):
        """What the player must do now: move, separate, return, pass or over."""
        if self.turn < 0 or self.due:
            return "return" if self.due else "over"
        cells, separating = playing.movers(self, self.turn)
        return "separate" if separating else "move" if cells else "pass"

    # Check and play

    def check(self, text):
        """None, or why this move may not be played now."""
        move = notation.read_move(text)
        if move is None:
            return Refusal("syntax")
        if self.turn < 0:
            return Refusal("over", "9")
        what, cells, way_out = move
        if what in (MOVE, SEPARATE) and self._is_offered(what, cells, way_out):
            return None
        from wayside.games.strata7.why.reasons import explain  # rarely needed: most moves come from the tree

        return explain(self, what, cells, way_out)

    def _is_offered(self, what, cells, way_out):
        """Whether the tree offers exactly this move."""
        board, variant = self.board, self.variant
        start, end = cells[0], cells[-1]
        if self.due or start not in playing.movers(self, self.turn)[0]:
            return False
        if tree.is_pair(board, start) != (what == SEPARATE) or end not in self.ends(start):
            return False
        exits = walking.exits(board, variant, start, end)
        return way_out in (exits or [0]) and walking.way(board, variant, start, end) == cells

    def play(self, text):
        what, cells, way_out = notation.read_move(text)
        self.news = []
        playing.play(self, what, cells, way_out)

    # Score

    def score(self):
        """Per seat the total and a line for each kind of points."""
        result = []
        for seat in (0, 1):
            own = self.tallies[seat]
            lines = []
            prisoners = playing.prisoner_points(self.variant, own, self.tallies[1 - seat])
            if own[playing.TAKEN]:
                lines.append(("strata7.line_prisoners", {"count": own[playing.TAKEN]}, prisoners))
            for value in (1, 2, 3):
                count = own[playing.OBJECTIVES + value]
                if count:
                    lines.append(("strata7.line_objectives", {"value": value, "count": count}, value * count))
            if own[playing.EXTRA]:
                lines.append(("strata7.line_extra", {}, own[playing.EXTRA]))
            result.append((self.points(seat), lines))
        return result

    def outcome(self):
        """None, or how the match ended: seven points, nobody can move, one cannot move, or a draw."""
        if not self.ended:
            return None
        reason = ("seven", "stuck", "lost", "repetition")[self.ended - 1]
        return reason, [[0, 1]] if self.winner < 0 else [[self.winner], [1 - self.winner]]

    # The state as bytes, text and plain values

    def snapshot(self):
        return snapshot.to_bytes(self)

    def restore(self, data):
        snapshot.from_bytes(self, data)
        self.known = {}
        self.news = []

    def position(self):
        from wayside.games.strata7.setup.position import write

        return write(self)

    def set_position(self, text):
        from wayside.games.strata7.setup.position import read

        read(self, text)
        self.known = {}
        self.news = []

    def state(self):
        from wayside.games.strata7.setup.position import plain_values

        return plain_values(self)
