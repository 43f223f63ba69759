"""What a seat can reach: the days of the cheapest road to every settlement: now, after saving, or never.

Also the few ways to a settlement that are offered as choices, and the other ways, which are drawn hex by hex.
"""

from wayside.games.la_strada.rules.on_map.search import NEVER, Search
from wayside.games.la_strada.rules.on_map.transit import goes_on, onward_costs
from wayside.games.la_strada.rules.on_map.ways import RING, Ways
from wayside.games.la_strada.rules.shared.land import COSTS, NO_PLACE, PLACES
from wayside.games.la_strada.rules.shared.roads import hex_fault, must_go_on, place_fault

MOST_WAYS = 6


class Reach:
    """Computed once for a position. `pending` is a settlement from which the next road must leave, or NO_PLACE."""

    def __init__(self, board, variant, seat, pending=NO_PLACE):
        self.board = board
        self.variant = variant
        self.seat = seat
        self.places = board.land.places
        sources = board.origins(seat) if pending == NO_PLACE else (self.places[pending],)
        self.sources = sources
        self.search = Search(board, seat, sources, variant.most_days)
        self.ways = Ways(self.search, variant)
        self._onward = None  # see transit.onward_costs
        is_exact = variant.most_days < RING and not self._is_scarce()  # whether the search alone gives the right cost
        self.costs = bytearray(
            [self._cost(place, is_exact) for place in range(PLACES)]
        )  # the cost of the cheapest road, or NEVER
        self._listed = None  # see choices
        self._listed_to = NO_PLACE
        self._drawn = None  # the search back from the settlement of the way that is being drawn
        self._drawn_to = NO_PLACE

    def is_target(self, place):
        """Whether a road may lead there: it is outside the network, and there is a merchant for it if it needs one."""
        return not place_fault(self.variant, self.board, self.seat, place)

    def _cost(self, place, is_exact):
        """Always exact. `cheapest` alone ignores small stocks, rings, and what a transit link needs."""
        if not self.is_target(place):
            return NEVER
        variant = self.variant
        target = self.places[place]
        if self._must_go_on(place):
            return self._first_cost(place, 0, variant.most_days)
        if not variant.least_tiles and self.search.touches(target):
            return 0
        cost = self.search.cheapest(target)
        if cost == NEVER or is_exact:
            return cost
        return self._first_cost(place, cost, variant.most_days)

    def _first_cost(self, place, cost, limit):
        """The cost of the cheapest way that is really allowed. It tries one cost after another."""
        target = self.places[place]
        while cost <= limit:
            for spent in self.ways.costs((target,), cost):
                if self._allowed(place, spent, limit):
                    return spent
            cost = self.ways.beyond
        return NEVER

    def _is_scarce(self):
        """Whether a road within the limit could need more tiles of a terrain than are left."""
        limit, stock = self.variant.most_days, self.search.stock
        return any([stock[terrain] < limit // COSTS[terrain] for terrain in range(len(COSTS))])

    def _must_go_on(self, place):
        return must_go_on(self.variant, self.board, place)

    def _allowed(self, place, spent, limit):
        """Whether the way that was found last may be built with this many days."""
        return not self._must_go_on(place) or self.may_pay(place, bytes(reversed(self.ways.cells)), spent, limit)

    def may_pay(self, place, cells, spent, limit):
        """Whether the days are enough. A transit link may have to continue in the same turn, with the days left."""
        if not self._must_go_on(place):
            return True
        if self._onward is None:
            self._onward = onward_costs(self.board, self.variant, self.seat)
        return goes_on(self.board, self.variant, self.seat, cells, limit - spent, self._onward)

    # What a player asks

    def can_build(self, limit):
        """Whether some settlement can be reached with this many days."""
        for place in range(PLACES):
            if self.cost(place, limit) != NEVER:
                return True
        return False

    def cost(self, place, limit):
        """The days of the cheapest road to a settlement that may be built with `limit` days, or NEVER."""
        cost = self.costs[place]
        if cost > limit:
            return NEVER
        if self._must_go_on(place) and limit < self.variant.most_days:
            return self._first_cost(place, 0, limit)
        return cost

    def turns_to_wait(self, place, days):
        """How many turns of saving it takes, 0 for none; NEVER if the settlement cannot be reached."""
        if self.costs[place] == NEVER:
            return NEVER
        turns = 0
        while self.cost(place, days) == NEVER:
            days = self.variant.after_income(self.variant.saved(days))
            turns += 1
        return turns

    def way(self, place):
        """The cells of the cheapest road, from its origin to the settlement; None without one."""
        cost = self.costs[place]
        if cost == NEVER:
            return None
        for spent in self.ways.costs((self.places[place],), cost):
            if self._allowed(place, spent, self.variant.most_days):
                return bytes(reversed(self.ways.cells))
        return None

    def choices(self, place, days):
        """([(cost, cells)], more): all ways, cheapest first. If there are too many, only the cheapest that differ
        in origin, first hex or tiles; `more` says whether others exist."""
        if self._listed_to != place:
            self._listed = self._list(place, days)
            self._listed_to = place
        return self._listed

    def _list(self, place, days):
        found, marks, every = [], [], []
        cost = self.cost(place, days)
        while cost <= days:
            for spent in self.ways.costs((self.places[place],), cost):
                if spent != cost or not self._allowed(place, spent, days):
                    continue
                cells = bytes(reversed(self.ways.cells))
                mark = self._mark(cells)
                if len(every) <= MOST_WAYS:
                    every.append((spent, cells))
                if len(found) == MOST_WAYS:
                    return found, True
                if mark not in marks:
                    marks.append(mark)
                    found.append((spent, cells))
            cost = self.ways.beyond
        return (every, False) if len(every) <= MOST_WAYS else (found, True)

    def _mark(self, cells):
        """A number; ways with the same number differ only in details."""
        uses = bytearray(5)
        for index in range(1, len(cells) - 1):
            uses[self.board.costs[cells[index]]] += 1
        return (cells[0] << 20) + (cells[1] << 12) + (uses[2] << 8) + (uses[3] << 4) + uses[4]

    # A way drawn hex by hex, from its origin

    def steps(self, place, days, drawn):
        """The cells that may follow those drawn so far, on a way to the settlement that `choices` does not list."""
        if not drawn:
            return [cell for cell in self.sources if self._leads_on(place, days, [cell])]
        if not self.search.is_source[drawn[0]]:
            return []
        first = 6 * drawn[-1]
        cells = self.board.land.hexes.neighbours[first : first + 6]
        return [cell for cell in cells if self._leads_on(place, days, drawn + [cell])]

    def is_way(self, place, days, drawn):
        """Whether a way drawn to its end may be built and is not listed."""
        return len(drawn) > 1 and self.search.is_source[drawn[0]] and self._leads_on(place, days, drawn)

    def _leads_on(self, place, days, drawn):
        """Whether some way that is not listed begins like this."""
        whole = len(drawn) > 1 and drawn[-1] == self.places[place]
        if hex_fault(self.variant, self.board, drawn, whole)[0]:
            return False
        ways = self._ways_from(place)
        listed = [cells for _, cells in self.choices(place, days)[0]]
        for spent in ways.costs(drawn[:-1] if whole else drawn, days):
            cells = bytes(ways.cells)
            if cells not in listed and (not whole or cells == bytes(drawn)):
                if self.may_pay(place, cells, spent, days):
                    return True
        return False

    def _ways_from(self, place):
        """The ways to a settlement, from their origins."""
        if self._drawn_to != place:
            search = Search(self.board, self.seat, (self.places[place],), self.variant.most_days)
            self._drawn = Ways(search, self.variant)
            self._drawn_to = place
        return self._drawn
