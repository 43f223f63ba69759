"""Why a part of a turn is not legal: each question with the rule it comes from."""

from wayside.games.moves import Refusal
from wayside.games.strada_romana.rules import steps
from wayside.games.strada_romana.rules.notation import DRAW, GO, PAY, TAKE, colour_name, space_name
from wayside.games.strada_romana.rules.road import DIAGONAL, EXTRA, FINISH, LATERAL, OSTIA, THROUGH
from wayside.games.strada_romana.rules.steps import STEPS
from wayside.games.strada_romana.rules.table import ARRIVED, CUBE, NO_GOOD, TILE, WAGONS, WAITING
from wayside.games.strada_romana.rules.turn import special_of

ANY = 9  # a payment for which everything is allowed


def ask(turn, part, names):
    """None, or why this part may not come next."""
    if turn.due and part[0] != DRAW:
        kind, space, _ = turn.due
        return Refusal("draw_missing", "2.4", space=space_name(kind, space))
    if part[0] == PAY:
        return _ask_pay(turn, part[1])
    if part[0] == GO:
        return _ask_wagon(turn, part[1]) or _ask_route(turn, part[1], part[2], names)
    if part[0] == TAKE:
        return _ask_good(turn, part[1], part[2])
    return _ask_draw(turn, part[1])


def _ask_pay(turn, coins):
    has = turn.table.coins[turn.seat] + turn.pay
    if coins not in turn.variant.road.costs:
        return Refusal("no_special", "2.5", coins=coins)
    if has < coins:
        return Refusal("coins", "2.5", needs=coins, has=has)
    return None


def _ask_wagon(turn, wagon):
    if turn.table.at[wagon] == ARRIVED:
        return Refusal("wagon_arrived", "2.4", wagon=wagon + 1)
    if not turn.may_move(wagon):
        return Refusal("moved", "2.11", wagon=wagon + 1)
    return None


def _ask_route(turn, wagon, route, names):
    variant, table = turn.variant, turn.table
    side, before, made = table.sides[wagon], table.at[wagon], turn.steps
    through = steps.may(variant, turn.pay, THROUGH)
    for index, square in enumerate(route):
        last = index == len(route) - 1
        if square < 0:
            return Refusal("no_square", "2.2", square=names[index].upper()[:8])
        if before == FINISH:
            return Refusal("after_finish", "2.4", wagon=wagon + 1)
        if special_of(variant, turn.pay, side, before, square) < -1:
            return _no_step(turn, side, before, square)
        if not steps.stands_free(table, wagon, square):
            if last:
                return Refusal("occupied", "2.4", square=variant.road.name(square), wagon=_who(table, square))
            if not through:
                facts = {"square": variant.road.name(square), "cost": variant.road.costs[THROUGH]}
                return Refusal("blocked", "2.5", **facts)
        if square == FINISH and not steps.has_room(variant, table, side):
            return Refusal("full", "2.9", wagon=wagon + 1)
        made += steps.cost(variant, table, wagon, before, square)
        before = square
    if made > turn.limit():
        if made == STEPS + 1 and turn.limit() == STEPS:
            return Refusal("extra_step", "2.5", cost=variant.road.costs[EXTRA])
        return Refusal("steps", "2.4", needs=made, has=turn.limit())
    return None


def _who(table, square):
    for wagon in range(WAGONS):
        if table.at[wagon] == square:
            return wagon + 1
    return 0


def _no_step(turn, side, before, square):
    """Why a wagon cannot come from one square to the other: not paid for, backward, or no line."""
    variant = turn.variant
    road = variant.road
    there = "finish" if square == FINISH else road.name(square)
    if before == WAITING:
        return Refusal("entry", "2.2", square=there)
    if square == FINISH:
        return Refusal("not_at_end", "2.4", square=road.name(before))
    special = special_of(variant, ANY, side, before, square)
    facts = {"before": road.name(before), "square": there}
    if special == LATERAL:
        return Refusal("lateral", "2.5", cost=road.costs[LATERAL], **facts)
    if special == DIAGONAL:
        return Refusal("diagonal", "2.5", cost=road.costs[DIAGONAL], **facts)
    forward = square // 3 - before // 3 if side == OSTIA else before // 3 - square // 3
    if forward < 0:
        return Refusal("backward", "2.2", **facts)
    return Refusal("no_line" if forward == 1 else "far", "2.2", **facts)


def _ask_good(turn, kind, space):
    variant = turn.variant
    name = space_name(kind, space)
    if turn.square == FINISH:
        return Refusal("off_road", "2.4", space=name)
    if not turn.may_take(kind):
        return Refusal("one_good" if variant.one_good else "one_each", "2.4", space=name)
    road = variant.road
    here = road.areas(turn.square) if kind == TILE else road.markets_at(turn.square)
    if space not in here:
        return Refusal("not_here", "2.4", space=name, square=road.name(turn.square))
    if turn.table.spaces[kind][space] == NO_GOOD:
        return Refusal("empty_space", "2.9", space=name)
    if space not in turn.spaces(kind):
        return Refusal("not_replaced", "2.9", space=name)
    return None


def _ask_draw(turn, colour):
    kind = turn.due[0]
    left = turn.in_bag(kind)
    if turn.variant.device_bag and colour != turn.device_draw():
        return Refusal("device_draws", "2.4", colour=colour_name(turn.device_draw()))
    if colour == NO_GOOD:
        return Refusal("bag_has", "2.9", count=sum(left)) if sum(left) else None
    if not left[colour]:
        return Refusal("bag_lacks_cube" if kind == CUBE else "bag_lacks_tile", "2.4", colour=colour_name(colour))
    return None


def ask_end(turn):
    """None, or why the turn may not end here."""
    if turn.due:
        kind, space, _ = turn.due
        return Refusal("draw_missing", "2.4", space=space_name(kind, space))
    if turn.may_end():
        return None
    if turn.variant.must_use and turn.pay and not turn.used:
        return Refusal("unused", "2.5", cost=turn.pay)
    if turn.variant.whole_only:
        return Refusal("whole", "2.9", made=turn.steps, needs=turn.obliged())
    return Refusal("go_on", "2.4", made=turn.steps, needs=turn.most or turn.obliged())
