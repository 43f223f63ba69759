"""The ways to a place, one by one: every road that the search allows, from the place back to its origin."""

from wayside.games.la_strada.rules.on_map.search import NEVER
from wayside.games.la_strada.rules.shared.land import FIRST_COST
from wayside.games.la_strada.rules.shared.roads import SIDES, directions_on

# A road needs seven tiles to come to a hex a second time: a ring of six, and one more. This is their cost.
RING = 14


NONE = 255
_TURNS = bytearray()  # for each entry direction the directions in which the hex can be left, then NONE
_TURNS_OF = (
    bytearray()
)  # where the list of a direction begins; the last one is for a place, which is left in any direction


def _fill_tables():
    for leaving in [directions_on(entry) for entry in range(SIDES)] + [range(SIDES)]:
        _TURNS_OF.append(len(_TURNS))
        _TURNS.extend(bytes(leaving))
        _TURNS.append(NONE)


_fill_tables()


class Ways:
    """Walks back through a search. `cells` holds the way that was found last, from the place to the source."""

    def __init__(self, search, variant):
        self.search = search
        self.least_tiles = variant.least_tiles
        self.cells = []
        self.beyond = NEVER  # the least cost of ways that were left out because of the limit

    def costs(self, prefix, limit):
        """Yield the cost of each way that begins with these cells (the place first) and costs at most `limit`."""
        search = self.search
        neighbours = search.board.land.hexes.neighbours
        leave, costs, is_source = search.leave, search.costs, search.is_source
        turns, turns_of = _TURNS, _TURNS_OF
        stock = bytearray(search.stock)
        cells = self.cells = list(prefix)
        spent, first = self._lay(prefix, stock) if len(cells) > 1 else (0, turns_of[SIDES])
        if spent > limit:
            return
        self.beyond = NEVER
        untried = [first]  # for each cell the next direction to try, as an index of _TURNS
        while untried:
            direction = turns[untried[-1]]
            if direction == NONE:
                untried.pop()
                if untried:
                    cost = costs[cells.pop()]
                    spent -= cost
                    stock[cost - FIRST_COST] += 1
                continue
            untried[-1] += 1
            other = neighbours[6 * cells[-1] + direction]
            if is_source[other]:
                if spent or not self.least_tiles:
                    cells.append(other)
                    yield spent
                    cells.pop()
                continue
            cost = costs[other]
            if not cost or not stock[cost - FIRST_COST]:
                continue
            least = leave[6 * other + (direction + 3) % 6]
            if least == NEVER:
                continue
            if least + spent > limit:
                self.beyond = min(self.beyond, least + spent)
                continue
            if limit >= RING and other in cells:
                continue
            cells.append(other)
            spent += cost
            stock[cost - FIRST_COST] -= 1
            untried.append(turns_of[direction])

    def _lay(self, prefix, stock):
        """Take the tiles of the first cells from a stock: (their cost, what to try next), NEVER if impossible."""
        costs = self.search.costs
        spent = 0
        for cell in prefix[1:]:
            cost = costs[cell]
            if not cost or not stock[cost - FIRST_COST]:
                return NEVER, 0
            stock[cost - FIRST_COST] -= 1
            spent += cost
        return spent, _TURNS_OF[self.search.board.land.hexes.direction(prefix[-2], prefix[-1])]
