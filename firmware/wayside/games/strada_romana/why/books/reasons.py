"""Why a part of a turn that is told to the books is not legal: the code from its judge, with facts and rule."""

from wayside.games.moves import Refusal
from wayside.games.strada_romana.rules.books.judging import fault
from wayside.games.strada_romana.rules.shared.notation import ARRIVE, DRAW, PAY, colour_name
from wayside.games.strada_romana.rules.shared.pieces import CUBE
from wayside.games.strada_romana.why.purse import about_draw, about_pay


def ask(turn, part):
    code = fault(turn, part)
    if code == "draw_untold":
        return draw_untold(turn)
    if part[0] == PAY:
        return about_pay(turn, code, part[1])
    if part[0] == ARRIVE:
        return Refusal(code, "2.4", wagon=part[1] + 1)
    if part[0] == DRAW:
        return about_draw(turn, code, part[1])
    if code == "one_good":
        return Refusal(code if turn.variant.one_good else "one_each", "2.4")
    if code == "not_out":
        return Refusal("no_cube_out" if part[1] == CUBE else "no_tile_out", "2.12", colour=colour_name(part[2]))
    return Refusal(code, "2.9")


def draw_untold(turn):
    return Refusal("draw_untold", "2.4", colour=colour_name(turn.due[2]))
