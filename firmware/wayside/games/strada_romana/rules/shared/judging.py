"""What forbids a payment, a second good or a draw, on a road and in the books. Each rule is stated once.

A judge answers with a code, or "" if nothing forbids it.
"""

from wayside.games.strada_romana.rules.shared.pieces import CUBE, NO_GOOD, TILE


def pay_fault(turn, coins):
    if coins not in turn.variant.road.costs:
        return "no_special"
    return "coins" if turn.pieces.coins[turn.seat] + turn.pay < coins else ""


def may_take(turn, kind):
    """2.4: one good a turn; with four or five players one of each kind."""
    if turn.ended:
        return False
    if turn.variant.one_good:
        return not turn.taken[CUBE] + turn.taken[TILE]
    return not turn.taken[kind]


def stays(turn, kind):
    """V7: whether a good may not be taken because nothing could replace it, by an option."""
    return turn.variant.lacking_stays and not sum(turn.in_bag(kind))


def draw_fault(turn, colour):
    if not turn.due:
        return "nothing_due"  # no readable move has such a part
    if turn.variant.device_bag:
        return "" if colour == turn.device_draw() else "device_draws"
    left = turn.in_bag(turn.due[0])
    if colour == NO_GOOD:
        return "bag_has" if sum(left) else ""
    return "" if left[colour] else "bag_lacks"
