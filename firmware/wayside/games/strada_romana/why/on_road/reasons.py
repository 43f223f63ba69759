"""Why a part of a turn is not legal: the code from judging.py, with the facts for its text and its rule."""

from wayside.games.moves import Refusal
from wayside.games.strada_romana.jam.orders import ends_well
from wayside.games.strada_romana.rules.on_road import steps
from wayside.games.strada_romana.rules.on_road.judging import end_fault, fault, route_fault
from wayside.games.strada_romana.rules.on_road.steps import STEPS
from wayside.games.strada_romana.rules.on_road.turn import RoadTurn
from wayside.games.strada_romana.rules.shared.notation import (
    GO,
    PAY,
    TAKE,
    route_names,
    space_name,
    write_part,
)
from wayside.games.strada_romana.rules.shared.pieces import CUBE, WAGONS, WAITING
from wayside.games.strada_romana.rules.shared.road import AREAS, DIAGONAL, EXTRA, FINISH, LATERAL, OSTIA, THROUGH
from wayside.games.strada_romana.why.purse import about_draw, about_pay

ANY = 9  # a payment that allows everything


def ask(turn, part, names):
    """None, or why this part may not come next. `names` are the names of the squares of a route."""
    code = fault(turn, part)
    if not code:
        return None
    if code == "draw_missing":
        return _draw_missing(turn)
    if part[0] == PAY:
        return about_pay(turn, code, part[1])
    if part[0] == GO:
        return _about_wagon(turn, code, part[1], part[2], names)
    if part[0] == TAKE:
        return _about_good(turn, code, part[1], part[2])
    return about_draw(turn, code, part[1])


def _draw_missing(turn):
    kind, space, _ = turn.due
    return Refusal("draw_missing", "2.4", space=space_name(kind, space))


def _about_wagon(turn, code, wagon, route, names):
    if code in ("wagon_arrived", "moved"):
        return Refusal(code, "2.4" if code == "wagon_arrived" else "2.11", wagon=wagon + 1)
    _, index, made = route_fault(turn, wagon, route)
    road, square = turn.variant.road, route[index]
    if code == "no_square":
        return Refusal(code, "2.2", square=names[index].upper()[:8])
    if code == "no_step":
        before = route[index - 1] if index else turn.pieces.at[wagon]
        return _no_step(turn, turn.pieces.sides[wagon], before, square)
    if code == "occupied":
        return Refusal(code, "2.4", square=road.name(square), wagon=_who(turn.pieces, square))
    if code == "blocked":
        return Refusal(code, "2.5", square=road.name(square), cost=road.costs[THROUGH])
    if code == "steps":
        if made == STEPS + 1 and turn.limit() == STEPS:
            return Refusal("extra_step", "2.5", cost=road.costs[EXTRA])
        return Refusal(code, "2.4", needs=made, has=turn.limit())
    return Refusal(code, "2.4" if code == "after_finish" else "2.9", wagon=wagon + 1)


def _who(pieces, square):
    for wagon in range(WAGONS):
        if pieces.at[wagon] == square:
            return wagon + 1
    return 0


def _no_step(turn, side, before, square):
    """Why a wagon cannot go from one square to the other: not paid for, backward, or no line."""
    variant = turn.variant
    road = variant.road
    there = "finish" if square == FINISH else road.name(square)
    if before == WAITING:
        return Refusal("entry", "2.2", square=there)
    if square == FINISH:
        return Refusal("not_at_end", "2.4", square=road.name(before))
    special = steps.special_of(variant, ANY, side, before, square)
    facts = {"before": road.name(before), "square": there}
    if special == LATERAL:
        return Refusal("lateral", "2.5", cost=road.costs[LATERAL], **facts)
    if special == DIAGONAL:
        return Refusal("diagonal", "2.5", cost=road.costs[DIAGONAL], **facts)
    forward = square // 3 - before // 3 if side == OSTIA else before // 3 - square // 3
    if forward < 0:
        return Refusal("backward", "2.2", **facts)
    return Refusal("no_line" if forward == 1 else "far", "2.2", **facts)


def _about_good(turn, code, kind, space):
    name = space_name(kind, space)
    if code == "one_good":
        return Refusal(code if turn.variant.one_good else "one_each", "2.4", space=name)
    if code == "no_market":
        return Refusal(code, "2.2", space=name, count=len(turn.pieces.spaces[CUBE]))
    if code == "not_here":
        square = turn.variant.road.name(turn.square)
        if kind == CUBE:
            return Refusal(code, "2.4", space=name, square=square)
        areas = "+".join([AREAS[area] for area in turn.variant.road.areas(turn.square)])
        return Refusal("other_area", "2.4", space=name, square=square, areas=areas)
    return Refusal(code, "2.4" if code == "off_road" else "2.9", space=name)


def ask_end(turn):
    """None, or why the turn may not end here."""
    code = end_fault(turn)
    if not code:
        return None
    if code == "draw_missing":
        return _draw_missing(turn)
    if code == "unused":
        return Refusal(code, "2.5", cost=turn.pay)
    if code == "whole":
        return Refusal(code, "2.9", made=turn.steps, needs=turn.obliged())
    return Refusal(code, "2.4", made=turn.steps, needs=turn.obliged(), way=_way(turn))


def _way(turn):
    """A turn with the steps that must be made, or, if they must be made only from here, the next step."""
    road = turn.variant.road
    if turn.variant.order_counts:
        probe = RoadTurn(turn.rules)
        probe.pay, probe.goal, probe.first = turn.order_pay(), turn.obliged(), turn.wagon
        ends_well(probe, set())
        way = list(reversed(probe.way))
    else:
        wagon = turn.wagon_left()
        way = [(wagon, turn.ends(wagon)[-1][2])]
    return " ".join([write_part((GO, wagon, route_names(road, route))) for wagon, route in way])
