"""Strada Romana on the browser page: the players enter their layout, so that nothing is random."""

from games.strada_romana import people

OPTIONS = {"layout": "typed"}


def path_of(rules, rng):
    """No wagon tiles: their seals depend on the seed, which is random."""
    while True:
        path = people.path_of(rules, rng)
        if path[0] != "wagon":
            return path
