"""What the game on a map and the tracker share: turns, income, end, score."""

from wayside.games.contract import Rules
from wayside.games.la_strada.rules.shared import notation, snapshot
from wayside.games.la_strada.rules.shared.board import INCOME, Board, members
from wayside.games.la_strada.rules.shared.land import NO_PLACE, PLACES
from wayside.games.la_strada.rules.shared.notation import BLOCKED, END_TURN, KIND_NAMES, LAY
from wayside.games.la_strada.rules.shared.roads import is_transit, must_go_on
from wayside.games.moves import Refusal

# Phases of a game.
STARTS = 0
PLAY = 1
OVER = 2

# Why a game ends (1.4, 1.6).
REASONS = ("no_route", "no_merchants", "no_tiles", "blocked", "all_taken", "both_unable")
NO_REASON = 255

# Two players: which of them cannot build.
UNABLE_BEFORE = 1
UNABLE_NOW = 2

UNKNOWN_DAYS = 255  # of `held`

SPOKEN_FOR = 255  # `gained` if `blocked` is not allowed (any more) in this turn


class LaStradaRules(Rules):
    """Seats follow `players`. A subclass knows how roads are built: on a map, or as told to the tracker."""

    is_tracker = False

    def __init__(self, variant):
        self.variant = variant
        self.players = variant.players
        self.board = Board(variant.land, len(self.players))
        self.turn = 0
        self.phase = STARTS
        self.pending = NO_PLACE  # the settlement from which the next road must leave (transit=same_turn)
        self.unable = 0  # two players, as bits: whether the previous player or the one on turn cannot build
        self.held = UNKNOWN_DAYS  # two players: the days of the one who cannot build, before the income of that turn
        self.gained = SPOKEN_FOR  # the tracker: the income of this turn, while it can still be taken back
        self.reason = NO_REASON
        self.news = []

    # What a subclass must provide

    def value(self, place):
        """What a single merchant earns in a settlement."""

    def place_name(self, place):
        """The name of a settlement in moves."""

    def _check(self, what, parts):
        """None, or why a start, a road or `blocked` is not legal now."""

    def _play(self, what, parts):
        """Play one of these."""

    def _stuck(self, limit):
        """Why the player on turn cannot build with this many days, or None if he can."""

    def _turn_began(self, gained):
        """The player got the income, and the match goes on."""

    def _forget(self):
        """The position changed: drop what was computed about it."""

    # What is on the board

    @property
    def days(self):
        """The days of each seat."""
        return self.board.days

    def tiles(self, seat):
        """How many plain, forest and hill tiles a seat has left."""
        return tuple(self.board.tiles[3 * seat : 3 * seat + 3])

    def merchants(self, place):
        """The seats that have a merchant in a settlement."""
        return members(self.board.merchants[place])

    def linked(self, place):
        """The seats whose network a settlement belongs to: those with a merchant, and transit links of two players."""
        return members(self.board.linked[place])

    def gold(self, place):
        """What each merchant in a settlement earns now (1.5)."""
        return self._gold(place, self.board.crowd(place))

    def gold_for_next(self, place):
        """What the next merchant there would earn; with two players there is room for only one (1.6)."""
        crowd = self.board.crowd(place)
        return 0 if self.variant.two and crowd else self._gold(place, crowd + 1)

    def _gold(self, place, crowd):
        """What each merchant earns in a settlement with this many of them: one gold less for every other one."""
        return max(0, self.value(place) + 1 - crowd)

    def kind(self, place):
        """city, town, village or farm."""
        return KIND_NAMES[5 - self.value(place)]

    def canonical(self, text):
        return notation.canonical(text)

    # Check

    def check(self, text):
        """None, or why this move may not be played now."""
        move = notation.read_move(text)
        if move is None:
            return Refusal("syntax", example=self._example())
        if self.phase == OVER:
            return Refusal("over", "1.4")
        what, parts = move
        if (what in (LAY, BLOCKED)) != self.is_tracker and what != END_TURN:
            return Refusal("tracker" if self.is_tracker else "map", "1.11")
        if what == END_TURN:
            return self._check_end()
        return self._check(what, parts)

    def _example(self):
        """An example of a move that can be written now."""
        return "build PPH>T3" if self.is_tracker else "start g3" if self.phase == STARTS else "build g3-g4-g5"

    def _check_end(self):
        if self.phase == STARTS:
            return Refusal("not_started", "1.1")
        if self.pending != NO_PLACE:
            return Refusal(
                "go_on", "1.11", place=self.kind(self.pending) if self.is_tracker else self.place_name(self.pending)
            )
        return None

    # Play

    def play(self, text):
        self.news = []
        self._forget()
        what, parts = notation.read_move(text)
        if what == END_TURN:
            self._end_turn()
        else:
            self._play(what, parts)

    def _reach_place(self, place, cost):
        """A road has reached a settlement: pay, and place a merchant if there is room. This may end the match."""
        board, seat = self.board, self.turn
        self.pending = place if must_go_on(self.variant, board, place) else NO_PLACE
        board.days[seat] -= cost
        board.link(seat, place, is_transit(self.variant, board, place))
        self.gained = SPOKEN_FOR
        if self.variant.two and all(board.merchants):
            self._finish("all_taken")

    def _end_turn(self):
        board, seat = self.board, self.turn
        self._lose(board.days[seat] - self.variant.saved(board.days[seat]))
        board.days[seat] = self.variant.saved(board.days[seat])
        self.unable = self.unable // 2  # the player on turn becomes the previous one
        if not self.unable:
            self.held = UNKNOWN_DAYS
        self.turn = (seat + 1) % len(self.players)
        self._begin_turn()

    def _begin_turn(self):
        """The match may end before the income (1.4); with the option `end_timing` the income comes first."""
        board, seat, variant = self.board, self.turn, self.variant
        held = board.days[seat]
        holds = variant.after_income(held)
        reason = self._stuck(holds if variant.current_days and not variant.two else variant.most_days)
        if variant.two:
            if reason is not None:
                self._is_unable(held)
            reason = "both_unable" if self.unable == UNABLE_BEFORE | UNABLE_NOW else None
        if reason is None or variant.end_after_income:
            board.days[seat] = holds
            self._lose(held + INCOME - holds)
        if reason is not None:
            self._finish(reason)
        else:
            self._turn_began(holds - held)

    def _is_unable(self, held):
        """Two players: the one on turn cannot build, and held these days before the income. If the other one could
        not build either, the days of both are those before their incomes (1.6)."""
        self.unable |= UNABLE_NOW
        if not self.unable & UNABLE_BEFORE:
            self.held = held
        elif self.held != UNKNOWN_DAYS and not self.variant.end_after_income:
            self.board.days[1 - self.turn] = self.held

    def _lose(self, days):
        """Tell about days that are beyond the track (1.2)."""
        if days:
            self.news.append(("lost", {"days": days, "player": self.players[self.turn]}))

    def _finish(self, reason):
        self.news.append((reason, {"player": self.players[self.turn]}))
        self.reason = REASONS.index(reason)
        self.phase = OVER
        self.turn = -1
        self.pending = NO_PLACE
        self.unable = 0
        self.held = UNKNOWN_DAYS
        self.gained = SPOKEN_FOR

    # Score

    def totals(self):
        """The gold of each seat."""
        totals = [0] * len(self.players)
        for place in range(PLACES):
            if self.board.merchants[place]:
                gold = self.gold(place)
                for seat in self.merchants(place):
                    totals[seat] += gold
        return totals

    def score(self):
        """Per seat the gold, and a line for each merchant."""
        lines = [[] for _ in self.players]
        for place in range(PLACES):
            gold = self.gold(place)
            for seat in self.merchants(place):
                facts = {"place": self.place_name(place), "merchants": self.board.crowd(place)}
                lines[seat].append(("la_strada." + self.kind(place), facts, gold))
        return [(total, lines[seat]) for seat, total in enumerate(self.totals())]

    def outcome(self):
        """None, or why the match ended and the ranking: more gold, then more days left (1.5); else a tie."""
        if self.phase != OVER:
            return None
        weights = [100 * total + self.board.days[seat] for seat, total in enumerate(self.totals())]
        ranking = []
        for weight in sorted(set(weights), reverse=True):
            ranking.append([seat for seat, other in enumerate(weights) if other == weight])
        return REASONS[self.reason], ranking

    # The state as bytes, text and plain values

    def snapshot(self):
        return snapshot.to_bytes(self)

    def restore(self, data):
        snapshot.from_bytes(self, data)
        self.news = []
        self._forget()

    def position(self):
        from wayside.games.la_strada.setup.as_text.position import write

        return write(self)

    def set_position(self, text):
        from wayside.games.la_strada.setup.as_text.position_reader import read

        read(self, text)

    def adopt(self, parts):
        """Take over what a position line says."""
        self.board, self.phase, self.turn, self.reason = parts.board, parts.phase, parts.turn, parts.reason
        self.pending, self.unable, self.gained = parts.pending, parts.unable, parts.gained
        self.held = parts.held
        self.variant.land = parts.land
        self.news = []
        self._forget()

    def state(self):
        from wayside.games.la_strada.setup.as_text.position import plain_values

        return plain_values(self)
