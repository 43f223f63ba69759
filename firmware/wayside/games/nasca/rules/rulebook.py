"""The rules of Nasca as the referee needs them: whose turn, what may come next, why not, the score."""

from wayside.games.contract import Rules
from wayside.games.moves import BadOption, Refusal, seated
from wayside.games.nasca import GAME
from wayside.games.nasca.rules import notation, placement, scoring, snapshot, tree
from wayside.games.nasca.rules.board import NEUTRAL, Board
from wayside.games.nasca.rules.notation import BAR, NEUTRAL_BAR, PASS, START
from wayside.games.nasca.rules.snapshot import LANDSCAPE, OVER, PLAY


class NascaRules(Rules):
    """A match of one or two rounds. Seats follow `players`; seat 0 begins round 1, seat 1 round 2."""

    def __init__(self, players, options):
        # Imported only here: the code that reads options is a third as large as the rules.
        from wayside.games.nasca.setup.options import read_variant

        self.players = seated(GAME, players)
        self.variant = read_variant(options)
        self.finished = []  # boards of the finished rounds, without the one on the table
        self.round = 0
        self._given = self._given_landscape()
        self._begin_round(self._given)

    def _given_landscape(self):
        text = self.variant.neutral
        if text == "-":
            return []
        try:
            from wayside.games.nasca.setup.position import read_neutral

            return read_neutral(self.variant, self.players, text)
        except BadOption as error:
            raise BadOption("the neutral pieces: %s" % error)

    # What is on the table

    @property
    def pieces(self):
        """(owner, cell, direction, length, level) of each piece of the round on the table, in the order placed."""
        return self.board.pieces

    @property
    def mover(self):
        """The owner of the next piece: the seat on turn, or NEUTRAL in the landscape phase."""
        return NEUTRAL if self.phase == LANDSCAPE else self.turn

    def tops(self):
        """For each cell the owner of the topmost piece: seat 0 or 1, NEUTRAL (2) or NOBODY (3)."""
        return self.board.owners

    def levels(self):
        """For each cell the level of the topmost piece, 0 for the ground."""
        return self.board.levels

    def spot(self, cell):
        """(column, row) of a cell, from 0."""
        return cell % self.board.width, cell // self.board.width

    # The tree of moves

    def next(self, path):
        return tree.legal(self, path)

    def tries(self, path):
        return tree.tries(self, path)

    def likely(self, path):
        return tree.likely(self, path)

    def text_of(self, path):
        """A complete path as a move text."""
        if path[0] in (PASS, START):
            return path[0]
        text = path[1] + path[2] + path[0]
        return NEUTRAL_BAR + " " + text if self.phase == LANDSCAPE else text

    def canonical(self, text):
        """A readable move text in the one spelling that records use."""
        what, bar = notation.read_move(text)
        if bar is None:
            return what
        column, row, direction, length = bar
        name = notation.place_name(column, row) + direction + str(length)
        return NEUTRAL_BAR + " " + name if what == NEUTRAL_BAR else name

    def expects(self):
        """What the player must do now: neutral, bar, pass or over."""
        if self.phase == OVER:
            return "over"
        if self.phase == LANDSCAPE:
            return "neutral"
        return "bar" if self._fit() else "pass"

    def may_pass(self):
        return not self.variant.compulsory or self._fit() is None

    def _fit(self):
        return placement.first_fit(self.board, self.variant, self.turn)

    # Check and play

    def check(self, text):
        """None, or why this move may not be played now."""
        move = notation.read_move(text)
        if move is None:
            return Refusal("syntax")
        if self.phase == OVER:
            return Refusal("over", "12")
        what, bar = move
        if self.phase == LANDSCAPE and what in (BAR, PASS):
            return Refusal("not_started", "18")
        if self.phase == PLAY and what in (NEUTRAL_BAR, START):
            return Refusal("started" if self._has_landscape() else "no_landscape", "18")
        if what == START or what == PASS and self.may_pass():
            return None
        if what == PASS:
            return Refusal("must_place", "11", move=self._example())
        return self._check_bar(bar)

    def _has_landscape(self):
        """Whether this match is played with neutral pieces."""
        return self.variant.free_landscape or len(self._given) > 0

    def _check_bar(self, bar):
        code = placement.bar_fault(self.board, self.variant, self.mover, bar)
        if not code:
            return None
        from wayside.games.nasca.why.reasons import explain  # loaded only for a refusal

        return explain(self.board, self.variant, self.mover, bar, code)

    def _example(self):
        """A bar that fits, because the player believes that none does."""
        direction, length = self._fit()
        cell = placement.starts(self.board, self.variant, self.turn, direction, length)[0]
        return notation.bar_name(cell, direction, length, self.board.width)

    def play(self, text):
        what, bar = notation.read_move(text)
        if what == START:
            self._start_play()
        elif what == PASS:
            self.passes += 1
            self.turn = 1 - self.turn
            if self.passes == 2:  # never if placing is compulsory: a player who must pass leaves one who can place
                self._end_round()
        else:
            column, row, direction, length = bar
            self.board.place(self.mover, row * self.board.width + column, direction, length)
            self.passes = 0
            if self.phase == PLAY:
                self.turn = 1 - self.turn
                self._end_if_stuck()
            elif self.variant.alternate_landscape:
                self.turn = 1 - self.turn

    # Rounds

    def _begin_round(self, landscape):
        self.round += 1
        self.passes = 0
        self.turn = self._beginner()
        self.board = Board(self.variant)
        for owner, cell, direction, length, _ in landscape:
            self.board.place(owner, cell, direction, length)
        self.phase = LANDSCAPE
        if not self.variant.free_landscape or self.round > 1 and self.variant.same_landscape:
            self._start_play()

    def _beginner(self):
        return self.round - 1

    def _start_play(self):
        self.phase = PLAY
        self.turn = self._beginner()
        self._end_if_stuck()

    def _end_if_stuck(self):
        if not placement.anyone_fits(self.board, self.variant):
            self._end_round()

    def _end_round(self):
        if self.round == self.variant.rounds:
            self.phase = OVER
            self.turn = -1
            self.passes = 0
            return
        self.finished.append(self.board)
        landscape = self._given
        if self.variant.same_landscape:
            landscape = [piece for piece in self.board.pieces if piece[0] == NEUTRAL]
        self._begin_round(landscape)

    # Score

    def areas(self):
        """[(seat, cells), ...] of the round on the table."""
        return scoring.areas(self.board, self.variant)

    def areas_of(self, round_number):
        """The same for any round so far, counted from 1."""
        return scoring.areas(self.board_of(round_number), self.variant)

    @property
    def chapter(self):
        """How many rounds are finished; a screen shows the end of each."""
        return self.round if self.phase == OVER else self.round - 1

    def board_of(self, round_number):
        """The board of a round so far, counted from 1."""
        return self.board if round_number == self.round else self.finished[round_number - 1]

    def score(self):
        """Per seat the total and a line for each area; the round on the table counts as it is now."""
        lines = [[], []]
        totals = [0, 0]
        for round_number in range(1, self.round + 1):
            for seat, cells in self.areas_of(round_number):
                facts = {"round": round_number, "cell": notation.cell_name(cells[0], self.board.width)}
                facts["cells"] = len(cells)
                lines[seat].append(("nasca.area", facts, len(cells)))
                totals[seat] += len(cells)
        return [(totals[0], lines[0]), (totals[1], lines[1])]

    def outcome(self):
        """None, or how the match ended: by points over all rounds, by the second round, or as a tie."""
        if self.phase != OVER:
            return None
        score = self.score()
        reason, lead = "rounds", score[0][0] - score[1][0]
        if not lead and self.variant.tie_by_second_round and self.round == 2:
            reason = "second_round"
            for seat, cells in self.areas():
                lead += len(cells) if seat == 0 else -len(cells)
        if not lead:
            return "tie", [[0, 1]]
        return reason, [[0], [1]] if lead > 0 else [[1], [0]]

    # The state as bytes, text and plain values

    def snapshot(self):
        return snapshot.to_bytes(self)

    def restore(self, data):
        snapshot.from_bytes(self, data)

    def position(self):
        from wayside.games.nasca.setup.position import write

        return write(self)

    def set_position(self, text):
        from wayside.games.nasca.setup.position import read

        found = read(self.variant, self.players, text)
        self.round, self.turn, self.passes, self.phase, self.finished, self.board = found

    def state(self):
        from wayside.games.nasca.setup.position import plain_values

        return plain_values(self)
