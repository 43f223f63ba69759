"""Where a wagon can go: one step, or a whole route with the steps that are left."""

from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, WAITING
from wayside.games.strada_romana.rules.shared.road import DIAGONAL, EXTRA, FINISH, LATERAL, LIKED, OSTIA, THROUGH

STEPS = 3  # 2.4 A
NO_SPECIAL = -1  # a plain step
NO_STEP = -2


def limit(variant, pay):
    """How many steps a turn has with this payment."""
    return STEPS + 1 if may(variant, pay, EXTRA) else STEPS


def may(variant, pay, special):
    """Whether a payment allows a special move: each payment includes all cheaper ones (2.5)."""
    return pay >= variant.road.costs[special]


def onward(variant, pay, side, square):
    """[(square, special or NO_SPECIAL)]: where one step leads from a square, occupied or not; straight on first."""
    road = variant.road
    if square == WAITING:
        return [(entry, NO_SPECIAL) for entry in road.entries[side]]
    column, row = square // 3, square % 3
    mask = road.joins[square] if side == OSTIA else road.joined[square]
    column += 1 if side == OSTIA else -1
    found = [(3 * column + other, NO_SPECIAL) for other in LIKED[row] if mask >> other & 1]
    if square in road.entries[1 - side]:
        found.append((FINISH, NO_SPECIAL))
    if pay:
        if may(variant, pay, DIAGONAL) and 0 <= column < road.columns:
            open_rows = road.rows[column] & ~mask
            found += [(3 * column + o, DIAGONAL) for o in LIKED[row] if abs(o - row) == 1 and open_rows >> o & 1]
        if may(variant, pay, LATERAL):
            found += [(other, LATERAL) for other in beside(variant, square)]
    return found


def beside(variant, square):
    """The neighbours in the same column. Two squares with a gap between them count, unless the option is off."""
    rows, row, first = variant.road.rows[square // 3], square % 3, square - square % 3
    others = []
    for other in LIKED[row][1:]:
        distance = abs(other - row)
        if rows >> other & 1 and (distance == 1 or variant.gap and not rows & 2):
            others.append(first + other)
    return others


def special_of(variant, pay, side, before, square):
    """The special move of a step: NO_SPECIAL for a plain one, NO_STEP if no step leads there."""
    for other, special in onward(variant, pay, side, before):
        if other == square:
            return special
    return NO_STEP


def square_fault(variant, pieces, pay, wagon, square, is_last):
    """What forbids entering the square after a step, to stop there or to pass through; or ""."""
    if not stands_free(pieces, wagon, square):
        if is_last:
            return "occupied"
        if not may(variant, pay, THROUGH):
            return "blocked"
    return "full" if square == FINISH and not has_room(variant, pieces, pieces.sides[wagon]) else ""


def cost(variant, pieces, wagon, before, square):
    """The number of steps from one square to the next."""
    if before == WAITING and variant.entering_free:
        return 0
    if square == FINISH:
        return 0 if variant.leaving_free else 1
    return 0 if variant.jump and not stands_free(pieces, wagon, square) else 1


def stands_free(pieces, wagon, square):
    """Whether a wagon could stop there: no other wagon is on it."""
    return square == FINISH or pieces.is_free(square) or pieces.at[wagon] == square


def has_room(variant, pieces, side):
    """V10: whether there is a place at the other end for a wagon of this side; only an option limits them."""
    if not variant.five_places:
        return True
    filled = 0
    for wagon, place in enumerate(pieces.at):
        if place == WAITING and pieces.sides[wagon] != side or place == ARRIVED and pieces.sides[wagon] == side:
            filled += 1
    return filled < 5


def ends(variant, pieces, pay, wagon, most):
    """[(steps, square, route)] of a wagon that may make up to `most` steps, farthest first; one route for each end.

    Of several routes to an end it takes the straightest; if the payment must be used, one that uses it.
    """
    side = pieces.sides[wagon]
    size = variant.road.squares + 1
    seen = bytearray(2 * (most + 1) * size)  # by number of steps, use of the payment, and square
    layers = [[] for _ in range(most + 1)]
    layers[0].append((pieces.at[wagon], 0, b""))
    found = []
    for steps in range(most + 1):
        for square, used, route in layers[steps]:  # the list grows in the loop: some steps cost nothing
            if square == FINISH:
                continue
            for other, special in onward(variant, pay, side, square):
                free = stands_free(pieces, wagon, other)
                if not free or other == FINISH:  # the other squares are always allowed
                    if square_fault(variant, pieces, pay, wagon, other, False):
                        continue
                after = steps + cost(variant, pieces, wagon, square, other)
                if after > most:
                    continue
                uses = used or uses_payment(variant, pay, special, free)
                place = (2 * after + uses) * size + (other if other != FINISH else size - 1)
                if not seen[place]:
                    seen[place] = 1
                    longer = route + bytes((other,))
                    layers[after].append((other, uses, longer))
                    if free:
                        found.append((after, other, uses, longer))
    return _one_each(found, variant.must_use, most)


def uses_payment(variant, pay, special, free):
    """1 for a step that needs exactly this payment, because a cheaper one is not enough."""
    costs = variant.road.costs
    return 1 if special >= 0 and costs[special] == pay or not free and costs[THROUGH] == pay else 0


def _one_each(found, wants_use, most):
    """One route for each end and number of steps, most steps first."""
    routes = []
    for steps in range(most, -1, -1):
        here = {}
        order = []
        for after, square, uses, route in found:
            if after == steps:
                if square not in here:
                    order.append(square)
                if square not in here or wants_use and uses:
                    here[square] = route
        routes += [(steps, square, here[square]) for square in order]
    return routes


def can_step(variant, pieces, pay, wagon, most):
    """Whether a wagon can make a step with `most` steps left. A move that costs nothing is no step."""
    if pieces.at[wagon] == ARRIVED or most < 1:
        return False
    if variant.free_moves:
        return any([found[0] for found in ends(variant, pieces, pay, wagon, most)])
    side = pieces.sides[wagon]
    for square, _ in onward(variant, pay, side, pieces.at[wagon]):
        if not square_fault(variant, pieces, pay, wagon, square, True):
            return True
    return may(variant, pay, THROUGH) and len(ends(variant, pieces, pay, wagon, most)) > 0


def runs(variant, pieces, pay, wagon, before, least, most):
    """Whether a wagon on this square can make at least so many steps alone. It tries straight on first, and lists nothing."""
    for square, _ in onward(variant, pay, pieces.sides[wagon], before):
        price = cost(variant, pieces, wagon, before, square)
        if not price or price > most:  # `ends` also finds what costs nothing
            continue
        if least <= price and not square_fault(variant, pieces, pay, wagon, square, True):
            return True
        if square != FINISH and most > price and not square_fault(variant, pieces, pay, wagon, square, False):
            if runs(variant, pieces, pay, wagon, square, least - price, most - price):
                return True
    return False


def can_go(variant, pieces, pay, wagon, most):
    """Whether a wagon can go anywhere, even without a step: by an option, entering or leaving may cost nothing."""
    if variant.free_moves and pieces.at[wagon] != ARRIVED:
        return len(ends(variant, pieces, pay, wagon, most)) > 0
    return can_step(variant, pieces, pay, wagon, most)
