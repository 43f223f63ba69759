"""The tree of moves on a road: a wagon, its end square, goods and what came out of the bag, the next wagon.

The tokens are the words of the notation, with routes separate: `3:`, `1H-2H-3C`, `tile=I`, `draw=red`.
"""

from wayside.games.moves import CELL, END, WAIT, WORD, Choice
from wayside.games.strada_romana.rules.on_road.judging import NOBODY
from wayside.games.strada_romana.rules.on_road.search import completable, does_it, fits
from wayside.games.strada_romana.rules.shared import notation
from wayside.games.strada_romana.rules.shared.notation import (
    GO,
    route_names,
    space_name,
)
from wayside.games.strada_romana.rules.shared.pieces import CUBE, TILE, WAGONS, WAITING
from wayside.games.strada_romana.rules.shared.road import FINISH
from wayside.games.strada_romana.rules.shared.tree import draws, points

WAITS_AT = 100  # the cell of a waiting wagon is this plus the number of the wagon
MOST_GOODS = 32  # a square touches fewer spaces than this
ENDS_AT = 120  # the cell of an end of the road is this plus the number of the end


def movement(rules, path):
    """The legal next tokens of a turn of movement."""
    parts = notation.parts_of_path(path)
    if parts is None:
        return []
    waiting = NOBODY
    if parts and parts[-1][0] == GO and not parts[-1][2]:
        waiting = parts.pop()[1]
    turn = rules.turn_after(parts)
    if turn is None:
        return []
    if waiting != NOBODY:
        return _routes(turn, waiting)
    if turn.due:
        return draws(turn)
    if turn.wagon == NOBODY:
        return _wagons(turn) + ([] if turn.pay else _payments(rules))
    if not completable(turn):
        return []
    ends = [Choice(END)] if turn.may_end() else []
    return ends if turn.ended else _goods(turn) + ends + _wagons(turn)


def _payments(rules):
    coins = rules.pieces.coins[rules.turn]
    choices = []
    for cost in sorted(set(rules.variant.road.costs)):
        if cost <= coins and _any_wagon(rules.turn_after([(notation.PAY, cost)])):
            choices.append(Choice("pay=%d" % cost, value=cost))
    return choices


def _any_wagon(turn):
    for wagon in range(WAGONS):
        if _is_offered(turn, wagon):
            return True
    return False


def _is_offered(turn, wagon):
    """Whether a wagon can move now so that the turn can still end."""
    if not turn.variant.may_get_stuck:
        return turn.can_move(wagon)
    return does_it(turn, wagon) or len(_routes(turn, wagon, 1)) > 0


def _wagons(turn):
    """The wagons that can move now, those in front first."""
    keys = []
    if not turn.left() and not turn.variant.free_moves:
        return []
    for wagon in range(WAGONS):
        if _is_offered(turn, wagon):
            keys.append(-progress(turn, wagon) * WAGONS + wagon)
    keys.sort()
    return [Choice("%d:" % (key % WAGONS + 1), CELL, pointed(turn.pieces, key % WAGONS)) for key in keys]


def progress(turn, wagon):
    """How many columns a wagon has passed."""
    square = turn.pieces.at[wagon]
    if square == WAITING:
        return 0
    column = square // 3
    return column + 1 if turn.pieces.sides[wagon] == 0 else turn.variant.road.columns - column


def pointed(pieces, wagon):
    """The cell of a wagon, for the picker."""
    square = pieces.at[wagon]
    return WAITS_AT + wagon if square == WAITING else square


def _routes(turn, wagon, most=99):
    """Where a wagon can stop, as whole routes after which the turn can end; at most `most` of them."""
    if not turn.can_move(wagon):
        return []
    road = turn.variant.road
    choices = []
    for steps, square, route in turn.ends(wagon):
        before = turn.remember(wagon)
        turn.go(wagon, route)
        if completable(turn):
            cell = ENDS_AT + 1 - turn.pieces.sides[wagon] if square == FINISH else square
            choices.append(Choice("-".join(route_names(road, route)), CELL, cell, steps))
        turn.recall(wagon, before)
        if len(choices) == most:
            break
    return choices


def _goods(turn):
    """What can be taken, best first; the value is (coins, points that the contracts gain)."""
    keys = []
    choices = []
    before = points(turn.pieces, turn.seat)
    for kind in (TILE, CUBE):
        for space in turn.spaces(kind):
            if not fits(turn, kind, space):
                continue
            colour = turn.pieces.spaces[kind][space]
            turn.pieces.goods[kind][6 * turn.seat + colour] += 1
            gain = points(turn.pieces, turn.seat) - before
            turn.pieces.goods[kind][6 * turn.seat + colour] -= 1
            coins = turn.income(colour) if kind == TILE else 0
            keys.append(-(50 * (5 * gain + coins) + 10 * coins) * MOST_GOODS + len(choices))
            name = "%s=%s" % (notation.KINDS[kind], space_name(kind, space))
            # The device draws at once and everybody sees it, so this choice cannot be taken back.
            choices.append(Choice(name, WAIT if turn.variant.device_bag else WORD, -1, (coins, gain)))
    keys.sort()
    return [choices[key % MOST_GOODS] for key in keys]
