"""The rules for a road, a start and a settlement, each stated once.

The search, the tree of moves, `check` and the reader of positions ask these functions. A judge answers with the code of
what forbids something, or "". A search that needs more speed has a table computed from them.
"""

from wayside.games.la_strada.rules.shared.land import COSTS, FIRST_COST, NO_PLACE

SIDES = 6  # of a hex; there are as many directions


def bends_gently(entry, leaving):
    """Whether a road that enters a hex in one direction may leave it in the other: it turns by 60 degrees at most."""
    return (leaving - entry) % SIDES in (0, 1, 5)


def directions_on(entry):
    """The directions in which a road may leave a hex, from right to left."""
    every = [(entry + 3 + turn) % SIDES for turn in range(SIDES)]  # all directions, beginning with straight back
    return [leaving for leaving in every if bends_gently(entry, leaving)]


def hex_fault(variant, board, cells, whole):
    """(code, index) of the first hex of a road that is wrong, or ("", 0).

    The first cell is where the road begins. The last one is its settlement if the road is `whole`, else its last hex so far.
    """
    direction = board.land.hexes.direction
    steps = [direction(cells[index - 1], cells[index]) for index in range(1, len(cells))]
    if -1 in steps:
        return "gap", steps.index(-1) + 1
    hexes = len(cells) - 1 - whole
    if whole and hexes < variant.least_tiles:
        return "zero_link", 1
    for index in range(1, hexes + 1):
        if not board.costs[cells[index]]:
            return "through" if cells[index] in bytes(board.land.places) else "occupied", index
        if cells[index] in cells[:index]:
            return "twice", index
        if index < len(steps) and not bends_gently(steps[index - 1], steps[index]):
            return "bend", index
    return "", 0


# Where a road leads


def place_fault(variant, board, seat, place):
    """What forbids any road of a seat to a settlement: the seat is linked already, or has no merchant left for it."""
    if board.linked[place] >> seat & 1:
        return "present"
    if not board.left[seat] and not (variant.transit_without_merchant and is_transit(variant, board, place)):
        return "merchant"
    return ""


def is_transit(variant, board, place):
    """Two players: the settlement is occupied, so a road there brings no merchant (1.6)."""
    return variant.two and board.merchants[place] != 0


def must_go_on(variant, board, place):
    """Whether the next road of the same turn must leave from the settlement, after a road to it."""
    return variant.transit_same_turn and is_transit(variant, board, place)


# What a road costs


def needs_of(board, cells):
    """How many plain, forest and hill tiles a road over these cells needs; they are empty."""
    needs = [0, 0, 0]
    for cell in cells[1:-1]:
        needs[board.costs[cell] - FIRST_COST] += 1
    return needs


def tile_days(needs):
    """The days for these plain, forest and hill tiles."""
    return COSTS[0] * needs[0] + COSTS[1] * needs[1] + COSTS[2] * needs[2]


def price_fault(tiles, days, needs):
    """What forbids laying this many tiles of each terrain: (code, terrain that is short), or ("", 0)."""
    for terrain in range(len(COSTS)):
        if needs[terrain] > tiles[terrain]:
            return "tile", terrain
    return ("days", 0) if tile_days(needs) > days else ("", 0)


# Where a start may lie


def start_fault(variant, board, seat, cell):
    """What forbids a start on a cell, apart from the option `start_by_settlement`."""
    if not board.costs[cell]:
        return "occupied"
    if board.costs[cell] != FIRST_COST:
        return "terrain"
    return "spacing" if start_beside(variant, board, seat, cell) >= 0 else ""


def start_beside(variant, board, seat, cell):
    """A start that is too near to this cell for a start of this seat, or -1."""
    for direction in range(SIDES):
        other = board.land.hexes.neighbours[SIDES * cell + direction]
        owner = board.start_seat(other)
        if owner >= 0 and (owner != seat or variant.starts_apart):
            return other
    return -1


def is_by_settlement(board, cell):
    """Whether there is a settlement beside a cell."""
    for direction in range(SIDES):
        other = board.land.hexes.neighbours[SIDES * cell + direction]
        if other < board.land.hexes.count and board.land.place_at[other] != NO_PLACE:
            return True
    return False
