"""How far roads can reach: from places outward, the cheapest way onto each hex and out of it in each direction.

A road turns gently on a tile, so the search looks at a hex together with the direction in which it is left. It looks
at each step from hex to hex once, at its lowest cost, in the order of the days spent.
"""

from wayside.games.la_strada.rules.shared.land import FIRST_COST
from wayside.games.la_strada.rules.shared.roads import SIDES, directions_on

NEVER = 255

_SPREAD = bytearray(64)  # for a set of entry directions: the set of directions in which the hex can be left
_FIRST = bytearray(65)  # where the directions of a set begin in _MEMBERS
_MEMBERS = bytearray(192)


def _fill_tables():
    onward = [sum([1 << leaving for leaving in directions_on(entry)]) for entry in range(SIDES)]
    place = 0
    for chosen in range(64):
        for direction in range(SIDES):
            if chosen >> direction & 1:
                _SPREAD[chosen] |= onward[direction]
                _MEMBERS[place] = direction
                place += 1
        _FIRST[chosen + 1] = place


_fill_tables()


class Search:
    """`leave[cell * 6 + direction]` is the cost of the cheapest road that ends on the cell so far and leaves it in that
    direction: at most `limit`, NEVER if there is none. The search does not count tiles: it only knows which terrains have
    none left."""

    def __init__(self, board, seat, sources, limit):
        self.board = board
        self.limit = limit
        self.stock = board.tiles[3 * seat : 3 * seat + 3]
        self.costs = self._costs()
        self.is_source = bytearray(256)
        for cell in sources:
            self.is_source[cell] = 1
        self.leave = bytearray(b"\xff" * (6 * board.land.hexes.count))
        self._spread(sources)

    def _costs(self):
        """The cost of a tile on each cell; 0 if it cannot be there, or if no tile of the terrain is left."""
        costs = self.board.costs
        stock = self.stock
        if stock[0] and stock[1] and stock[2]:
            return costs
        return bytearray([cost if cost and stock[cost - FIRST_COST] else 0 for cost in costs])

    def _spread(self, sources):
        leave, costs, limit = self.leave, self.costs, self.limit
        neighbours = self.board.land.hexes.neighbours
        spread, first, members = _SPREAD, _FIRST, _MEMBERS
        left = bytearray(len(costs))  # for each cell the directions in which it was left already
        slots = [bytearray(len(costs)) for _ in range(5)]  # no tile costs more than 4
        entered = [slots[cost % 5] for cost in range(limit + 5)]  # by cost: the directions in which cells are entered
        cells = [bytearray() for _ in range(limit + 5)]  # by cost: these cells
        for source in sources:
            for direction in range(6):
                other = neighbours[6 * source + direction]
                cost = costs[other]
                if cost:
                    if not entered[cost][other]:
                        cells[cost].append(other)
                    entered[cost][other] |= 1 << direction
        for spent in range(2, limit + 1):
            here = entered[spent]
            for cell in cells[spent]:
                out = spread[here[cell]] & ~left[cell]
                here[cell] = 0
                if out:
                    left[cell] |= out
                    base = 6 * cell
                    for index in range(first[out], first[out + 1]):
                        direction = members[index]
                        leave[base + direction] = spent
                        other = neighbours[base + direction]
                        cost = costs[other]
                        if cost:
                            cost += spent
                            there = entered[cost]
                            if there[other]:
                                there[other] |= 1 << direction
                            else:
                                there[other] = 1 << direction
                                cells[cost].append(other)

    def touches(self, target):
        """Whether a place is beside a source."""
        neighbours = self.board.land.hexes.neighbours
        for direction in range(6):
            if self.is_source[neighbours[6 * target + direction]]:
                return True
        return False

    def cheapest(self, target):
        """The cost of the cheapest road to a place, with at least one tile; NEVER if there is none."""
        neighbours = self.board.land.hexes.neighbours
        best = NEVER
        for direction in range(6):
            other = neighbours[6 * target + direction]
            if self.costs[other]:
                cost = self.leave[6 * other + (direction + 3) % 6]
                if cost < best:
                    best = cost
        return best
