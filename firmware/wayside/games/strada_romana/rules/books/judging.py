"""What forbids a part of a turn that is told to the books. The way of the wagons is not judged (2.12)."""

from wayside.games.strada_romana.rules.shared.judging import draw_fault, may_take, pay_fault, stays
from wayside.games.strada_romana.rules.shared.notation import ARRIVE, DRAW, PAY
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED


def fault(turn, part):
    """What forbids this as the next part of a turn: a code, or ""."""
    what = part[0]
    if turn.due and what != DRAW:
        return "draw_untold"
    if what == PAY:
        return pay_fault(turn, part[1])
    if what == ARRIVE:
        return "wagon_arrived" if turn.pieces.at[part[1]] == ARRIVED else ""
    return draw_fault(turn, part[1]) if what == DRAW else pick_fault(turn, part[1], part[2])


def pick_fault(turn, kind, colour):
    """What forbids taking a good of this colour."""
    if not may_take(turn, kind):
        return "one_good"
    if not turn.pieces.on_board(kind, colour):
        return "not_out"
    return "no_refill" if stays(turn, kind) else ""


def end_fault(turn):
    """What forbids ending the turn here."""
    return "draw_untold" if turn.due and not turn.ended else ""
