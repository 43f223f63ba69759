"""What forbids a part of a turn, or its end. Each rule is stated once, here or in steps.py.

`fault` and `end_fault` answer with a code, or "" if nothing does. The referee asks them before each part of a move, the
tree of moves asks what is possible, and reasons.py adds the facts for the text of a code.
"""

from wayside.games.strada_romana.rules.on_road import steps
from wayside.games.strada_romana.rules.shared.judging import draw_fault, may_take, pay_fault, stays
from wayside.games.strada_romana.rules.shared.notation import DRAW, GO, PAY, TAKE
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, NO_GOOD, TILE
from wayside.games.strada_romana.rules.shared.road import FINISH

NOBODY = -1  # no wagon


def fault(turn, part):
    """What forbids this as the next part of a turn."""
    what = part[0]
    if turn.due and what != DRAW:
        return "draw_missing"
    if what == PAY:
        return pay_fault(turn, part[1])
    if what == GO:
        return _wagon_fault(turn, part[1]) or route_fault(turn, part[1], part[2])[0]
    if what == TAKE:
        return good_fault(turn, part[1], part[2])
    return draw_fault(turn, part[1])


def _wagon_fault(turn, wagon):
    if turn.pieces.at[wagon] == ARRIVED:
        return "wagon_arrived"
    return "" if turn.may_move(wagon) else "moved"


def route_fault(turn, wagon, route):
    """(code, index of the square, steps of the turn so far): what forbids a route, square by square."""
    variant, pieces = turn.variant, turn.pieces
    before, made = pieces.at[wagon], turn.steps
    for index, square in enumerate(route):
        if square < 0:
            return "no_square", index, made
        if before == FINISH:
            return "after_finish", index, made
        if steps.special_of(variant, turn.pay, pieces.sides[wagon], before, square) == steps.NO_STEP:
            return "no_step", index, made
        code = steps.square_fault(variant, pieces, turn.pay, wagon, square, index == len(route) - 1)
        if code:
            return code, index, made
        made += steps.cost(variant, pieces, wagon, before, square)
        before = square
    return ("steps" if made > turn.limit() else ""), 0, made


# Goods


def good_fault(turn, kind, space):
    """What forbids taking the good on an area or a market."""
    if turn.square == FINISH:
        return "off_road"
    if not may_take(turn, kind):
        return "one_good"
    if space >= len(turn.pieces.spaces[kind]):
        return "no_market"
    return space_fault(turn, kind, space) if space in spaces_at(turn, kind) else "not_here"


def may_take_here(turn, kind):
    """A wagon stands on the road, and a good of this kind may be taken."""
    return turn.square != FINISH and may_take(turn, kind)


def spaces_at(turn, kind):
    """The areas or markets at the square where a wagon has just stopped."""
    road = turn.variant.road
    return road.areas(turn.square) if kind == TILE else road.markets_at(turn.square)


def space_fault(turn, kind, space):
    """What forbids taking a good: the space is empty; or, by an option, nothing could replace the good (V7)."""
    if turn.pieces.spaces[kind][space] == NO_GOOD:
        return "empty_space"
    return "not_replaced" if stays(turn, kind) else ""


# The end of a turn


def end_fault(turn):
    """What forbids ending the turn here: a missing draw, steps that must be made, a payment that must be used."""
    if turn.ended:
        return ""
    variant = turn.variant
    if turn.due:
        return "draw_missing"
    if turn.must_use():
        return "unused"
    if turn.wagon != NOBODY and (turn.steps >= turn.full() or turn.steps >= turn.obliged()):
        return ""
    if variant.whole_only:
        return "whole"
    if turn.wagon == NOBODY or variant.order_counts:
        return "go_on"
    return "" if turn.wagon_left() == NOBODY else "go_on"
