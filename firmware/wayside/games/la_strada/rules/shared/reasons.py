"""Why a start or a road may not be placed on the map: roads.py judges, this adds the facts for the texts."""

from wayside.games.la_strada.rules.shared.hexes import NOWHERE
from wayside.games.la_strada.rules.shared.land import NO_PLACE, TERRAINS
from wayside.games.la_strada.rules.shared.roads import (
    hex_fault,
    needs_of,
    place_fault,
    price_fault,
    start_beside,
    tile_days,
)
from wayside.games.moves import Refusal

# The section of the rules page for what forbids a settlement.
PLACE_RULES = {"present": "1.3", "merchant": "1.1"}


def check_start(rules, name, cell):
    if cell == NOWHERE:
        return Refusal("off_board", "1.9", cell=name)
    code = rules.start_fault(cell)
    if not code:
        return None
    facts = {"cell": name}
    if code == "spacing":
        facts["other"] = rules.hexes.name(start_beside(rules.variant, rules.board, rules.turn, cell))
    return Refusal(code, "1.1", **facts)


def check_road(rules, names, cells):
    """Check first its two ends, then the hexes between them one by one, then its cost."""
    for index, cell in enumerate(cells):
        if cell == NOWHERE:
            return Refusal("off_board", "1.9", cell=names[index])
    return (
        _origin(rules, cells[0])
        or _destination(rules, cells[-1])
        or _hexes(rules, names, cells)
        or price_refusal(rules, needs_of(rules.board, cells))
        or _transit(rules, cells)
    )


def _origin(rules, cell):
    if not rules.board.is_origin(rules.turn, cell):
        return Refusal("origin", "1.3", cell=rules.hexes.name(cell))
    if rules.pending != NO_PLACE and rules.land.places[rules.pending] != cell:
        return Refusal("go_on", "1.11", place=rules.place_name(rules.pending))
    return None


def _destination(rules, cell):
    board = rules.board
    name = rules.hexes.name(cell)
    place = rules.land.place_at[cell]
    if place == NO_PLACE:
        owner = board.start_seat(cell)
        if owner == rules.turn:
            return Refusal("own_start", "1.3", cell=name)
        if owner >= 0:
            return Refusal("foreign_start", "1.3", cell=name, player=rules.players[owner])
        return Refusal("destination", "1.3", cell=name)
    code = place_fault(rules.variant, board, rules.turn, place)
    return Refusal(code, PLACE_RULES[code], cell=name) if code else None


def _hexes(rules, names, cells):
    code, index = hex_fault(rules.variant, rules.board, cells, True)
    if code in ("gap", "zero_link"):
        return Refusal(code, "1.3" if code == "gap" else "1.9", cell=names[index - 1], other=names[index])
    return Refusal(code, "1.3", cell=names[index]) if code else None


def price_refusal(rules, needs):
    """Refuse if the player on turn lacks plain, forest or hill tiles, or the days for them; else None."""
    tiles, has = rules.tiles(rules.turn), rules.board.days[rules.turn]
    code, terrain = price_fault(tiles, has, needs)
    if code == "tile":
        return Refusal(code, "1.1", terrain=TERRAINS[terrain], needs=needs[terrain], has=tiles[terrain])
    if code:
        cost, most = tile_days(needs), rules.variant.most_days
        return Refusal(code, "1.2", needs=cost, has=has, most=most, hint="save" if cost <= most else "never")
    return None


def _transit(rules, cells):
    place = rules.land.place_at[cells[-1]]
    costs, days = rules.board.costs, rules.board.days[rules.turn]
    if rules.reach().may_pay(place, cells, sum([costs[cell] for cell in cells[1:-1]]), days):
        return None
    return Refusal("transit", "1.11", cell=rules.place_name(place))
