"""Tables for the tests of Strada Romana: a test names what it needs; otherwise the road is empty and the bag full."""

from moves import moves, paired, paths  # noqa: F401  the tests of this game use these

import wayside.games.strada_romana as strada_romana

PLAYERS = "RBYWP"
TILES = "yellow,red,green,blue,brown,white"
CUBES = "yellow,red,green,blue,brown,white,yellow,red,green,blue,brown,white,yellow,red"


def match(count=3, **options):
    return strada_romana.GAME.rules(tuple(PLAYERS[:count]), options)


def game(
    count=3,
    at="",
    turn="R",
    tiles=TILES,
    cubes=CUBES,
    coins="",
    points="",
    goods="",
    held="",
    last="P",
    fields="",
    ends=None,
    **options,
):
    """A game with this number of players. `at` has the places of wagons: "3:6H 8:9L 9:finish"; 1 to 5 come from Ostia.

    coins, points, goods and held are listed by seat, separated by spaces; seats that are not listed have none.
    """
    rules = match(count, **options)
    where = dict([place.split(":") for place in at.split()])
    ends = list(ends or [])  # both ends in full, if other wagons come from Ostia
    for first in (1, 6) if not ends else ():
        wagons = [
            str(wagon) + (":" + where[str(wagon)] if str(wagon) in where else "") for wagon in range(first, first + 5)
        ]
        ends.append(",".join(wagons))
    line = "turn=%s last=%s ostia=%s rome=%s tiles=%s cubes=%s" % (
        turn,
        _last(count, last),
        ends[0],
        ends[1],
        tiles,
        cubes,
    )
    for key, text, empty in (
        ("coins", coins, "0"),
        ("points", points, "0"),
        ("goods", goods, "000000/000000"),
        ("held", held, "-"),
    ):
        parts = text.split()
        parts += [empty] * (count - len(parts))
        line += " %s=%s" % (key, ",".join([PLAYERS[seat] + parts[seat] for seat in range(count)]))
    rules.set_position(line + " " + fields)
    return rules


def _last(count, last):
    return last if last in PLAYERS[:count] else PLAYERS[count - 1]


def play(rules, *played):
    """Play moves; each must be legal."""
    for move in played:
        refusal = rules.check(move)
        assert refusal is None, "%s: %s" % (move, refusal)
        rules.play(rules.canonical(move))
    return rules


def code(rules, move):
    """The code of the refusal, or None for a legal move."""
    refusal = rules.check(move)
    return refusal.code if refusal else None


def facts(rules, move):
    return rules.check(move).facts


def tokens(rules, path=""):
    """The possible next words."""
    return [choice.token for choice in rules.next(path.split())]


def total(rules, seat=0):
    return rules.score()[seat][0]
