"""The game without a map: the players say what they build, the device counts days, tiles, merchants and gold."""

from wayside.games.la_strada.rules.shared.land import COSTS, NO_PLACE, PLACES, TERRAINS
from wayside.games.la_strada.rules.shared.notation import (
    BLOCKED,
    BUILD,
    END_TURN,
    KIND_FIRSTS,
    KINDS,
    place_name,
    place_of,
)
from wayside.games.la_strada.rules.shared.reasons import price_refusal
from wayside.games.la_strada.rules.shared.roads import is_transit, must_go_on, place_fault, price_fault, tile_days
from wayside.games.la_strada.rules.shared.rulebook import PLAY, SPOKEN_FOR, UNABLE_BEFORE, UNABLE_NOW, LaStradaRules
from wayside.games.moves import END, Choice, Refusal

LONGEST_TRY = 9  # tiles of a road in a question


class TrackerRules(LaStradaRules):
    is_tracker = True
    land = None
    help = "help_tracker"

    def __init__(self, variant):
        super().__init__(variant)
        self.phase = PLAY
        self.turn = variant.first_turn
        self._begin_turn()

    def value(self, place):
        kind = 0
        while KIND_FIRSTS[kind + 1] <= place:
            kind += 1
        return 5 - kind

    def place_name(self, place):
        return place_name(place)

    def expects(self):
        """What the player must do now: build, end or over."""
        if self.turn < 0:
            return "over"
        return BUILD if self.can_build() else "end"

    def asks(self, move):
        """`blocked` ends the match; with two players only if the other one could not build in the turn before."""
        return move == BLOCKED and (not self.variant.two or self.unable & UNABLE_BEFORE != 0)

    def _turn_began(self, gained):
        self.gained = SPOKEN_FOR if self.unable & UNABLE_NOW else gained

    # What can be built

    def _place_fault(self, place):
        return place_fault(self.variant, self.board, self.turn, place)

    def _is_cheap(self, needs, days):
        """Whether, after these tiles, one more (or none, if that is allowed) costs at most this many days."""
        if not self.variant.least_tiles:
            return True
        tiles = self.tiles(self.turn)
        left = [tiles[terrain] - needs[terrain] for terrain in range(3)]
        return not all([price_fault(left, days, needs_of(letter))[0] for letter in TERRAINS])

    def _goes_on(self, place, needs):
        """Whether a transit link that must continue in this turn can do so, as far as the tracker knows."""
        if not must_go_on(self.variant, self.board, place):
            return True
        left = self.board.days[self.turn] - tile_days(needs)
        return self.board.left[self.turn] > 0 and self._is_cheap(needs, left)

    def open_places(self):
        """The settlements to which the player on turn may build something now."""
        can = {}  # without a map all settlements are alike, except transit links
        places = []
        for place in range(PLACES):
            if not self._place_fault(place):
                transit = is_transit(self.variant, self.board, place)
                if transit not in can:
                    can[transit] = len(self._tiles(place, [0, 0, 0])) > 0
                if can[transit]:
                    places.append(place)
        return places

    def can_build(self):
        return len(self.open_places()) > 0

    def _stuck(self, limit):
        # Without a map the device only sees that no merchant is left, or no tile that these days can pay.
        if all([self._place_fault(place) for place in range(PLACES)]):
            return "no_merchants"
        return None if self._is_cheap((0, 0, 0), limit) else "no_tiles"

    # In words

    def score(self):
        from wayside.games.la_strada.why.telling import score

        return score(self, super().score())

    def told(self, move, since=()):
        from wayside.games.la_strada.why.telling import told

        return told(self, move, since)

    # The tree of moves

    def next(self, path):
        """build, the kind, the first settlement of each group, the tiles one by one; or a word."""
        if self.turn < 0:
            return []
        places = self.open_places()
        return self._tree(path, places, self._words(places), True)

    def tries(self, path):
        if self.turn < 0:
            return []
        return self._tree(path, range(PLACES), [BUILD, END_TURN, BLOCKED], False)

    def _words(self, places):
        words = [BUILD] if places else []
        if self.pending == NO_PLACE:
            words.append(END_TURN)
        if self.gained != SPOKEN_FOR:
            words.append(BLOCKED)
        return words

    def _tree(self, path, places, words, only_legal):
        if not path:
            return [Choice(word) for word in words]
        if path[0] not in words or len(path) > 1 and path[0] != BUILD:
            return []
        if path[0] != BUILD:
            return [Choice(END)]
        if len(path) == 1:
            return [Choice(KINDS[kind], value=5 - kind) for kind in range(4) if _of_kind(places, kind)]
        if len(path[1]) != 1 or path[1] not in KINDS:
            return []
        from wayside.games.la_strada.setup.groups import firsts

        places = firsts(self, _of_kind(places, KINDS.index(path[1])))
        if len(path) == 2:
            return [Choice(place_name(place)[1:], value=self.gold_for_next(place)) for place in places]
        for place in places:
            if path[1] + path[2] == place_name(place):
                return self._tile_choices(place, path[3:], only_legal)
        return []

    def _tile_choices(self, place, tokens, only_legal):
        """The tiles that may follow, each with the days left after it; the end, if the road may end."""
        needs = [0, 0, 0]
        for token in tokens:
            if len(token) != 1 or token not in TERRAINS:
                return []
            needs[TERRAINS.index(token)] += 1
        if only_legal:
            return self._tiles(place, needs)
        days = self.board.days[self.turn] - tile_days(needs)
        choices = [Choice(TERRAINS[terrain], value=days - COSTS[terrain]) for terrain in range(3)]
        if len(tokens) == LONGEST_TRY:
            choices = []
        return choices + [Choice(END)] if tokens else choices

    def _tiles(self, place, needs):
        if self._price(place, needs):
            return []
        choices = []
        for terrain in range(3):
            more = list(needs)
            more[terrain] += 1
            if not self._price(place, more):
                choices.append(Choice(TERRAINS[terrain], value=self.board.days[self.turn] - tile_days(more)))
        if sum(needs) >= self.variant.least_tiles:
            choices.append(Choice(END))
        return choices

    def _price(self, place, needs):
        """Why a road of these tiles may not be built, or None."""
        refusal = price_refusal(self, needs)
        if refusal is None and not self._goes_on(place, needs):
            refusal = Refusal("transit", "1.11", cell=self.kind(place))
        return refusal

    def likely(self, path):
        """The settlement that earns most; the same tile again."""
        if len(path) == 2 and path[0] == BUILD:
            best, most = [], -1
            for choice in self.next(path):
                if choice.value is not None and choice.value > most:
                    best, most = [choice.token], choice.value
            return best
        return [path[-1]] if len(path) > 3 else []

    def text_of(self, path):
        """A complete path as a move text."""
        if path[0] != BUILD:
            return path[0]
        return "%s %s>%s%s" % (BUILD, "".join(path[3:]), path[1], path[2])

    # Check and play

    def _check(self, what, parts):
        if what == BLOCKED:
            return Refusal("not_first", "1.11") if self.gained == SPOKEN_FOR else None
        terrains, name = parts
        place = place_of(name)
        if place < 0:
            return Refusal("place", "1.1", place=name)
        code = self._place_fault(place)
        if code:
            return Refusal(code, "1.3", cell=self.kind(place))
        if len(terrains) < self.variant.least_tiles:
            return Refusal("no_tile", "1.9", cell=self.kind(place))
        return self._price(place, needs_of(terrains))

    def _play(self, what, parts):
        if what == BLOCKED:
            self._say_blocked()
            return
        terrains, name = parts
        needs = needs_of(terrains)
        for terrain in range(3):
            self.board.tiles[3 * self.turn + terrain] -= needs[terrain]
        self._reach_place(place_of(name), tile_days(needs))

    def _say_blocked(self):
        """It ends the match, or the other player plays on. At the end the income of a stuck turn is taken back (1.11)."""
        held = self.board.days[self.turn] - self.gained
        if self.variant.two:
            self._is_unable(held)
        if not self.asks(BLOCKED):
            self._end_turn()
            if self.turn >= 0:
                self.news.append(("plays_on", {"player": self.players[self.turn]}))
            return
        if not self.variant.end_after_income:
            self.board.days[self.turn] = held
        self._finish("both_unable" if self.variant.two else "blocked")


def needs_of(terrains):
    """How many plain, forest and hill tiles there are in PPH."""
    return [terrains.count(letter) for letter in TERRAINS]


def _of_kind(places, kind):
    return [place for place in places if KIND_FIRSTS[kind] <= place < KIND_FIRSTS[kind + 1]]
