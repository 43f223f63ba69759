"""Whether a start or a road may be laid on the map, and if not, the most helpful reason."""

from wayside.games.la_strada.rules.hexes import NOWHERE
from wayside.games.la_strada.rules.land import NO_PLACE, TERRAINS
from wayside.games.moves import Refusal


def check_start(rules, name, cell):
    if cell == NOWHERE:
        return Refusal("off_board", "1.9", cell=name)
    code = rules.start_fault(cell)
    if not code:
        return None
    facts = {"cell": name}
    if code == "spacing":
        facts["other"] = rules.hexes.name(rules.start_beside(cell))
    return Refusal(code, "1.1", **facts)


def check_road(rules, names, cells):
    """First its two ends, then the hexes between them one by one, then what it costs."""
    for index, cell in enumerate(cells):
        if cell == NOWHERE:
            return Refusal("off_board", "1.9", cell=names[index])
    return (
        _origin(rules, cells[0])
        or _destination(rules, cells[-1])
        or _hexes(rules, names, cells)
        or _price(rules, cells)
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
    if board.linked[place] >> rules.turn & 1:
        return Refusal("present", "1.3", cell=name)
    if not board.left[rules.turn]:
        transit = rules.settings.two and board.merchants[place]
        if not (transit and rules.settings.transit_without_merchant):
            return Refusal("merchant", "1.1", cell=name)
    return None


def _hexes(rules, names, cells):
    directions = []
    for index in range(1, len(cells)):
        direction = rules.hexes.direction(cells[index - 1], cells[index])
        if direction < 0:
            return Refusal("gap", "1.3", cell=names[index - 1], other=names[index])
        directions.append(direction)
    if len(cells) == 2 and not rules.settings.zero_link:
        return Refusal("zero_link", "1.9", cell=names[0], other=names[1])
    for index in range(1, len(cells) - 1):
        if not rules.board.costs[cells[index]]:
            return Refusal("occupied", "1.3", cell=names[index])
        if names[index] in names[:index]:
            return Refusal("twice", "1.3", cell=names[index])
        if 2 <= (directions[index] - directions[index - 1]) % 6 <= 4:
            return Refusal("bend", "1.3", cell=names[index])
    return None


def _price(rules, cells):
    board = rules.board
    needs = [0, 0, 0]
    for cell in cells[1:-1]:
        needs[board.costs[cell] - 2] += 1
    return price_refusal(rules, needs)


def price_refusal(rules, needs):
    """Whether the player on turn has so many plain, forest and hill tiles, and the days for them."""
    tiles = rules.tiles(rules.turn)
    for terrain in range(3):
        if needs[terrain] > tiles[terrain]:
            return Refusal("tile", "1.1", terrain=TERRAINS[terrain], needs=needs[terrain], has=tiles[terrain])
    cost, has = 2 * needs[0] + 3 * needs[1] + 4 * needs[2], rules.board.days[rules.turn]
    if cost > has:
        most = rules.settings.most_days
        return Refusal("days", "1.2", needs=cost, has=has, most=most, hint="save" if cost <= most else "never")
    return None


def _transit(rules, cells):
    place = rules.land.place_at[cells[-1]]
    costs, days = rules.board.costs, rules.board.days[rules.turn]
    if rules.reach().may_pay(place, cells, sum([costs[cell] for cell in cells[1:-1]]), days):
        return None
    return Refusal("transit", "1.11", cell=rules.place_name(place))
