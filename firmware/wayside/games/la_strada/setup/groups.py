"""The tracker's settlements that are alike: they can take each other's place in every rule (1.11)."""

from wayside.games.la_strada.rules.shared.land import PLACES


def alike(rules, place):
    """The settlements of its kind with the same merchants and links."""
    board = rules.board
    found = []
    for other in range(PLACES):
        if rules.value(other) == rules.value(place) and board.linked[other] == board.linked[place]:
            if board.merchants[other] == board.merchants[place]:
                found.append(other)
    return found


def firsts(rules, places):
    """Of these settlements those that are the first of their group."""
    return [place for place in places if alike(rules, place)[0] == place]
