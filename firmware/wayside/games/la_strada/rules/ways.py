"""The ways to a place, one by one: every road that the search allows, from the place back to where it begins."""

from wayside.games.la_strada.rules.search import NEVER

# Seven tiles are the least with which a road could come to a hex a second time: a ring of six, and again.
RING = 14


class Ways:
    """Walks back through a search. `cells` holds the way found last, from the place to the source."""

    def __init__(self, search, zero_link):
        self.search = search
        self.zero_link = zero_link  # whether two places side by side may be linked without a tile
        self.cells = []
        self.beyond = NEVER  # the least cost of ways that a walk left out because of its limit

    def costs(self, prefix, limit):
        """Yields the cost of each way of at most `limit` that begins with these cells (the place first)."""
        search = self.search
        neighbours = search.board.land.hexes.neighbours
        leave, costs, is_source = search.leave, search.costs, search.is_source
        stock = bytearray(search.stock)
        cells = self.cells = list(prefix)
        spent = 0
        for cell in prefix[1:]:
            spent += costs[cell]
            if not costs[cell] or not stock[costs[cell] - 2]:
                return
            stock[costs[cell] - 2] -= 1
        if spent > limit:
            return
        self.beyond = NEVER
        floor = len(cells)
        turns = [_first_turn(search.board.land.hexes, cells)]  # the directions yet to try on each cell
        ways = [_turn_count(cells)]
        while turns:
            if not ways[-1]:
                turns.pop()
                ways.pop()
                if len(cells) > floor:
                    cost = costs[cells.pop()]
                    spent -= cost
                    stock[cost - 2] += 1
                continue
            ways[-1] -= 1
            direction = turns[-1]
            turns[-1] = (direction + 1) % 6
            other = neighbours[6 * cells[-1] + direction]
            if is_source[other]:
                if spent or self.zero_link and len(cells) == 1:
                    cells.append(other)
                    yield spent
                    cells.pop()
                continue
            cost = costs[other]
            if not cost or not stock[cost - 2]:
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
            stock[cost - 2] -= 1
            turns.append((direction + 5) % 6)
            ways.append(3)


def _first_turn(hexes, cells):
    """The first direction to try after these cells: any from a place, else at most 60 degrees from the last step."""
    return (hexes.direction(cells[-2], cells[-1]) + 5) % 6 if len(cells) > 1 else 0


def _turn_count(cells):
    return 3 if len(cells) > 1 else 6
