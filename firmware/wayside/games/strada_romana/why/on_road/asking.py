"""The tree of *May I ...?*: all moves that can be written, legal or not.

A route is drawn square by square here: `1H`, then `-2H`.
"""

from wayside.games.moves import CELL, END, Choice
from wayside.games.strada_romana.rules.on_road import steps
from wayside.games.strada_romana.rules.on_road.tree import ENDS_AT, pointed
from wayside.games.strada_romana.rules.shared import notation
from wayside.games.strada_romana.rules.shared.notation import FINISHED, GO, PASS, PAY, TAKE, WAGON
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, COLOURS, CUBE, WAGONS
from wayside.games.strada_romana.rules.shared.road import AREAS, FINISH
from wayside.games.strada_romana.why.on_road.reasons import ANY

LONGEST_TRY = 5  # squares of a route in a question


def tries(rules, path):
    """The same tree, including what is not legal."""
    if rules.turn < 0:
        return []
    if rules.laying:
        return rules.legal(path)
    words = notation.words_of_path(path)
    if words is None:
        return []
    if not words:
        return _wagons(rules) + _payments(rules) + _refused_tile(rules) + [Choice(PASS)]
    if words[0] == PASS:
        return [Choice(END)] if len(words) == 1 else []
    if words[0].startswith(WAGON):
        return [Choice(END)] if len(words) > 1 else [Choice("1")]
    return _movement(rules, words)


def _wagons(rules):
    pieces = rules.pieces
    there = [wagon for wagon in range(WAGONS) if pieces.at[wagon] != ARRIVED]
    return [Choice("%d:" % (wagon + 1), CELL, pointed(pieces, wagon)) for wagon in there]


def _payments(rules):
    return [Choice("pay=%d" % cost, value=cost) for cost in sorted(set(rules.road.costs))]


def _refused_tile(rules):
    """A wagon tile, but only when none may be taken. Otherwise the question would show the stack to everybody."""
    return [Choice(WAGON)] if rules.tile_fault() is not None else []


def _movement(rules, words):
    parts = notation.read_parts(words)
    if parts is None:
        return []
    if not parts or parts[-1][0] == PAY:
        return _wagons(rules)
    last = parts[-1]
    if last[0] == TAKE and not rules.variant.device_bag:  # do not reveal what the device would draw
        return [Choice("draw=" + colour) for colour in COLOURS]
    if last[0] == GO:
        route = notation.route_of(rules.road, last[2])
        if -1 in route:
            return []
        choices = _squares(rules, last[1], route)
        return choices + (_goods(rules, route[-1]) + [Choice(END)] if route else [])
    return [Choice(END)] + _wagons(rules)


def _squares(rules, wagon, route):
    """Where a step could lead, with or without a line, at any cost."""
    pieces, road = rules.pieces, rules.road
    if len(route) == LONGEST_TRY or route and route[-1] == FINISH:
        return []
    before = route[-1] if route else pieces.at[wagon]
    mark = "-" if route else ""
    choices = []
    for square, _ in steps.onward(rules.variant, ANY, pieces.sides[wagon], before):
        if square == FINISH:
            choices.append(Choice(mark + FINISHED, CELL, ENDS_AT + 1 - pieces.sides[wagon]))
        else:
            choices.append(Choice(mark + road.name(square), CELL, square))
    return choices


def _goods(rules, square):
    """The tiles and markets next to a square or to its neighbours."""
    if square == FINISH:
        return []
    areas = ["tile=" + AREAS[area] for area in range(len(AREAS)) if area // 2 == rules.road.parts[square // 3]]
    markets = [market for market, squares in enumerate(rules.road.markets) if _is_near(squares, square)]
    return [Choice(name) for name in areas + ["cube=" + notation.space_name(CUBE, market) for market in markets]]


def _is_near(squares, square):
    return min([abs(other // 3 - square // 3) for other in squares]) < 2
