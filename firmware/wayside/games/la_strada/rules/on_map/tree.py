"""The tree of moves on a map: a start by row and diagonal; a road by settlement, then the whole way or hex by hex."""

from wayside.games.la_strada.rules.on_map.search import NEVER
from wayside.games.la_strada.rules.shared.hexes import NOWHERE, ROWS
from wayside.games.la_strada.rules.shared.land import NO_PLACE, PLACES
from wayside.games.la_strada.rules.shared.notation import BUILD, END_TURN, START, is_name
from wayside.games.la_strada.rules.shared.rulebook import STARTS
from wayside.games.moves import CELL, COLUMN, END, Choice

HEXES = "hexes"  # after this token the player draws an unlisted road hex by hex


def legal(rules, path):
    """The legal next tokens after these; empty when no legal move begins like that."""
    if rules.turn < 0:
        return []
    if rules.phase == STARTS:
        return start_choices(rules, path, True)
    if not path:
        words = [BUILD] if rules.can_build() else []
        if rules.pending == NO_PLACE:
            words.append(END_TURN)
        return [Choice(word) for word in words]
    if path[0] == END_TURN:
        return [Choice(END)] if len(path) == 1 and rules.pending == NO_PLACE else []
    if path[0] != BUILD:
        return []
    if len(path) == 1:
        return _destinations(rules)
    place = place_of(rules, path[1])
    days = rules.board.days[rules.turn]
    if place == NO_PLACE or rules.reach().cost(place, days) == NEVER:
        return []
    return _roads(rules, path, place, days)


def _ranked(rules):
    """(days, gold, settlement) of those within reach: cheapest first, then most gold first."""
    reach, days = rules.reach(), rules.board.days[rules.turn]
    keys = []
    for place in range(PLACES):
        cost = reach.cost(place, days)
        if cost != NEVER:
            keys.append(cost << 16 | 255 - rules.gold_for_next(place) << 8 | place)
    keys.sort()
    return [(key >> 16, 255 - (key >> 8 & 255), key & 255) for key in keys]


def _destinations(rules):
    choices = []
    for cost, gold, place in _ranked(rules):
        choices.append(Choice(rules.place_name(place), CELL, rules.land.places[place], (cost, gold)))
    return choices


def _roads(rules, path, place, days):
    reach = rules.reach()
    ways, more = reach.choices(place, days)
    if len(path) == 2:
        choices = [Choice(_road_text(rules, cells), cell=cells[0], value=cost) for cost, cells in ways]
        return choices + [Choice(HEXES)] if more else choices
    if path[2] != HEXES:
        listed = [_road_text(rules, cells) for _, cells in ways]
        return [Choice(END)] if len(path) == 3 and path[2] in listed else []
    drawn = cells_of(rules, path[3:])
    if drawn is None or not more:
        return []
    if drawn and drawn[-1] == rules.land.places[place]:
        return [Choice(END)] if reach.is_way(place, days, drawn) else []
    return cell_choices(rules, drawn, reach.steps(place, days, drawn))


def cell_choices(rules, drawn, cells):
    """A choice for each cell, with the cost of the road up to there."""
    costs = rules.board.costs
    spent = sum([costs[cell] for cell in drawn])
    return [Choice(rules.hexes.name(cell), CELL, cell, spent + costs[cell]) for cell in cells]


def likely(rules, path):
    """The most likely choice after these: the settlement with most gold for a day, or a start beside gold."""
    if rules.turn < 0:
        return []
    if rules.phase == STARTS:
        return _likely_start(rules, path)
    if path != [BUILD]:
        return []
    best, best_rate = NO_PLACE, -1
    for cost, gold, place in _ranked(rules):
        rate = 60 * gold // (cost or 1)
        if rate > best_rate:
            best, best_rate = place, rate
    return [] if best == NO_PLACE else [rules.place_name(best)]


def _likely_start(rules, path):
    """The possible start (in the chosen row, if there is one) with most gold around it."""
    best, most = -1, -1
    for cell in range(rules.hexes.count):
        if path and ROWS[rules.hexes.row_of(cell)] != path[0] or rules.start_fault(cell):
            continue
        gold = 0
        for direction in range(6):
            other = rules.hexes.neighbours[6 * cell + direction]
            if other != NOWHERE and rules.land.place_at[other] != NO_PLACE:
                gold += rules.value(rules.land.place_at[other])
        if gold > most:
            best, most = cell, gold
    if best < 0:
        return []
    return [ROWS[rules.hexes.row_of(best)], str(rules.hexes.diagonal_of(best))][len(path) :]


def start_choices(rules, path, only_legal):
    """Rows, then diagonals, then the end."""
    hexes = rules.hexes
    if not path:
        return [Choice(ROWS[row], COLUMN, row) for row in range(hexes.rows) if _starts_in_row(rules, row, only_legal)]
    row = ROWS.find(path[0]) if len(path[0]) == 1 else -1
    if not 0 <= row < hexes.rows:
        return []
    cells = _starts_in_row(rules, row, only_legal)
    if len(path) == 1:
        return [Choice(str(hexes.diagonal_of(cell)), CELL, cell) for cell in cells]
    return [Choice(END)] if len(path) == 2 and path[1] in [str(hexes.diagonal_of(cell)) for cell in cells] else []


def _starts_in_row(rules, row, only_legal):
    firsts = rules.hexes.firsts
    return [cell for cell in range(firsts[row], firsts[row + 1]) if not only_legal or not rules.start_fault(cell)]


def text_of(rules, path):
    """A complete path as a move text."""
    if rules.phase == STARTS:
        return "%s %s%s" % (START, path[0], path[1])
    if path[0] != BUILD:
        return path[0]
    return BUILD + " " + (path[2] if path[2] != HEXES else "-".join(path[3:]))


def place_of(rules, name):
    """The settlement of that name, or NO_PLACE."""
    cells = cells_of(rules, [name])
    return rules.land.place_at[cells[0]] if cells else NO_PLACE


def cells_of(rules, names):
    """The cells of these names, or None if one is not on the board."""
    cells = [rules.hexes.cell_of(name) if is_name(name) else NOWHERE for name in names]
    return None if NOWHERE in cells else cells


def _road_text(rules, cells):
    return "-".join([rules.hexes.name(cell) for cell in cells])
