"""The rules of a score sheet as the referee needs them: whose score is next, the totals, the end."""

from wayside.games.any_game import GAME
from wayside.games.any_game.rules import notation, tree
from wayside.games.any_game.rules.notation import FINISH, MOST, SCORE, is_in_range
from wayside.games.any_game.setup.option_list import OPTIONS
from wayside.games.contract import Rules
from wayside.games.moves import Refusal, complete, seated


class AnyGameRules(Rules):
    """Scores in the order of entry: `seats` says whose score it is, `points` how many points."""

    def __init__(self, players, options):
        self.players = seated(GAME, players)
        values = complete(OPTIONS, options)
        self.is_running = values["count"] == "running"
        self.lower_wins = values["wins"] == "low"
        self.clear()

    # What is on the sheet

    @property
    def round(self):
        """The round that is being entered, from 1; with running totals, the next entry."""
        return len(self.points) + 1 if self.is_running else len(self.points) // len(self.players) + 1

    def scores_of(self, seat):
        """What a player scored, in order."""
        return [self.points[index] for index in range(len(self.points)) if self.seats[index] == seat]

    def finish_fault(self, count):
        """What forbids finishing after this many scores: there are none, or a round is not complete; or ""."""
        if not count:
            return "nothing"
        return "" if self.is_running or count % len(self.players) == 0 else "round"

    def may_finish(self):
        return not self.finish_fault(len(self.points))

    # The tree of moves

    def next(self, path):
        return tree.legal(self, path)

    def tries(self, path):
        return tree.tries(self, path)

    def likely(self, path):
        return tree.likely(self, path)

    def text_of(self, path):
        return tree.text_of(self, path)

    def canonical(self, text):
        """A readable move text in the one spelling that records use."""
        what, player, points = notation.read_move(text)
        return what if what == FINISH else notation.write_score(player if self.is_running else "", points)

    def expects(self):
        return "over" if self.turn < 0 else SCORE

    # Check and play

    def check(self, text):
        """None, or why this move may not be played now."""
        move = notation.read_move(text)
        if move is None:
            return Refusal("syntax")
        if self.turn < 0:
            return Refusal("over")
        what, player, points = move
        if what == FINISH:
            return self._check_finish()
        if player and player not in self.players:
            return Refusal("no_player", name=player)
        if self.is_running and not player:
            return Refusal("whose")
        if not self.is_running and player and player != self.players[self.turn]:
            return Refusal("not_turn", player=self.players[self.turn])
        if not is_in_range(points):
            return Refusal("range", most=MOST)
        return None

    def _check_finish(self):
        code = self.finish_fault(len(self.points))
        if code == "round":
            return Refusal(code, player=self.players[self.turn])
        return Refusal(code) if code else None

    def play(self, text):
        what, player, points = notation.read_move(text)
        self.news = []
        if what == SCORE:
            self.enter(self.players.index(player) if player else self.turn, points)
        else:
            self.turn = -1

    def enter(self, seat, points):
        """Enter a score. The caller knows that it is legal."""
        self.seats.append(seat)
        self.points.append(points)
        self.totals[seat] += points
        self.turn = (seat + 1) % len(self.players)

    # Score

    def score(self):
        """Per seat the total and a line for each score."""
        label = "any_game.line_entry" if self.is_running else "any_game.line_round"
        found = []
        for seat in range(len(self.players)):
            lines = [(label, {"number": index + 1}, points) for index, points in enumerate(self.scores_of(seat))]
            found.append((self.totals[seat], lines))
        return found

    def ranking(self):
        """Places, the best first; each is a list of the seats that share it."""
        places = []
        for total in sorted(set(self.totals), reverse=not self.lower_wins):
            places.append([seat for seat in range(len(self.players)) if self.totals[seat] == total])
        return places

    def outcome(self):
        """None until the score sheet is finished, then how it ended."""
        return None if self.turn >= 0 else ("finished", self.ranking())

    # The state as bytes, text and plain values

    def snapshot(self):
        """A byte for the end, then three bytes for each score."""
        data = bytearray(1 + 3 * len(self.points))
        data[0] = self.turn < 0
        for index, points in enumerate(self.points):
            data[3 * index + 1] = self.seats[index]
            data[3 * index + 2] = (points + MOST) >> 8
            data[3 * index + 3] = (points + MOST) & 255
        return bytes(data)

    def restore(self, data):
        self.clear()
        for at in range(1, len(data), 3):
            self.enter(data[at], (data[at + 1] << 8 | data[at + 2]) - MOST)
        if data[0]:
            self.turn = -1

    def clear(self):
        """An empty sheet."""
        self.news = []
        self.seats = bytearray()
        self.points = []
        self.turn = 0
        self.totals = [0] * len(self.players)

    def position(self):
        from wayside.games.any_game.setup.position import write

        return write(self)

    def set_position(self, text):
        from wayside.games.any_game.setup.position import read

        read(self, text)

    def state(self):
        from wayside.games.any_game.setup.position import plain_values

        return plain_values(self)
