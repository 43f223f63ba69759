"""Strada Romana on the browser page: the players say what they laid out, so that nothing is left to chance."""

from games.strada_romana import people

OPTIONS = {"layout": "typed"}


def path_of(rules, rng):
    """Not a wagon tile: it is sealed by the seed of the match, which is a matter of chance."""
    while True:
        path = people.path_of(rules, rng)
        if path[0] != "wagon":
            return path
