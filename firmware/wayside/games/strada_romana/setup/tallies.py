"""The counts that can be set one by one: cubes or tiles of each colour in the box, the coins of each seat."""

from wayside.games.strada_romana.rules.shared.pieces import CHANGED, COLOURS
from wayside.games.strada_romana.setup.start.options import MOST_OF_A_COLOUR

USUAL = "6,6,6,6,6,6"
USUAL_COINS = "0,1,2,3,3"


def counts(key, chosen):
    """[(colour or seat, count, highest count)] of an option."""
    if key == "start_coins":
        coins = chosen.get(key, USUAL_COINS).split(",")
        return [("seat%d" % (seat + 1), int(count), CHANGED - 1) for seat, count in enumerate(coins)]
    numbers = chosen.get(key, USUAL).split(",")
    return [(COLOURS[index], int(number), MOST_OF_A_COLOUR) for index, number in enumerate(numbers)]


def text_of(rows):
    return ",".join([str(count) for _, count, _ in rows])
