"""Why a payment or a draw is not legal, on a road and in the books."""

from wayside.games.moves import Refusal
from wayside.games.strada_romana.rules.shared.notation import colour_name
from wayside.games.strada_romana.rules.shared.pieces import CUBE


def about_pay(turn, code, coins):
    if code == "no_special":
        return Refusal(code, "2.5", coins=coins)
    return Refusal(code, "2.5", needs=coins, has=turn.pieces.coins[turn.seat] + turn.pay)


def about_draw(turn, code, colour):
    if code == "device_draws":
        return Refusal(code, "2.4", colour=colour_name(turn.device_draw()))
    if code == "bag_has":
        return Refusal(code, "2.9", count=sum(turn.in_bag(turn.due[0])))
    return Refusal("bag_lacks_cube" if turn.due[0] == CUBE else "bag_lacks_tile", "2.4", colour=colour_name(colour))
