"""How many cubes or tiles of each colour are in the box, as counts that can be set one by one."""

from wayside.games.strada_romana.rules.pieces import COLOURS
from wayside.games.strada_romana.setup.options import MOST_OF_A_COLOUR

USUAL = "6,6,6,6,6,6"


def counts(key, chosen):
    """[(colour, count, highest count)] of an option."""
    numbers = chosen.get(key, USUAL).split(",")
    return [(COLOURS[index], int(number), MOST_OF_A_COLOUR) for index, number in enumerate(numbers)]


def text_of(rows):
    return ",".join([str(count) for _, count, _ in rows])
