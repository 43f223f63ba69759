"""Option transit=same_turn: whether a link without a merchant can continue in the same turn to one with a merchant."""

from wayside.games.la_strada.rules.on_map.search import NEVER, Search
from wayside.games.la_strada.rules.on_map.ways import Ways
from wayside.games.la_strada.rules.shared.board import Board
from wayside.games.la_strada.rules.shared.land import PLACES


def onward_costs(board, variant, seat):
    """For each settlement: the least days from it to a settlement that takes a merchant.

    This count is fast. It rules out most links that cannot continue, so they need not be tried.
    """
    land = board.land
    costs = bytearray([NEVER if board.merchants[place] else 0 for place in range(PLACES)])
    for spent in range(variant.most_days + 1):
        sources = []
        while True:  # links without a tile may add settlements at the same cost
            more = [land.places[place] for place in range(PLACES) if costs[place] == spent]
            if len(more) == len(sources):
                break
            sources = more
            search = Search(board, seat, sources, variant.most_days - spent)
            for place in range(PLACES):
                cost = spent + search.cheapest(land.places[place])
                if not variant.least_tiles and search.touches(land.places[place]):
                    cost = spent
                costs[place] = min(costs[place], cost)
    return costs


def goes_on(board, variant, seat, cells, days, onward):
    """Whether, after this transit link, further roads within `days` lead to a settlement that takes a merchant."""
    if onward[board.land.place_at[cells[-1]]] > days or not board.left[seat]:
        return False
    after = _after(board, seat, cells)
    ways = Ways(Search(after, seat, (cells[-1],), days), variant)
    open_places = [place for place in range(PLACES) if not after.linked[place] >> seat & 1]
    for place in open_places:
        if not board.merchants[place]:
            for _ in ways.costs((board.land.places[place],), days):
                return True
    for place in open_places:
        if board.merchants[place]:
            for spent in ways.costs((board.land.places[place],), days):
                if goes_on(after, variant, seat, bytes(reversed(ways.cells)), days - spent, onward):
                    return True
    return False


def _after(board, seat, cells):
    """A board with the link made. It shares everything that a link does not change."""
    after = Board(None, board.seats)
    after.land = board.land
    after.left = board.left
    after.merchants = board.merchants
    after.tiles = bytearray(board.tiles)
    after.linked = bytearray(board.linked)
    after.roads = bytearray(board.roads)
    after.costs = bytearray(board.costs)
    after.lay_road(seat, cells)
    after.link(seat, board.land.place_at[cells[-1]], True)
    return after
