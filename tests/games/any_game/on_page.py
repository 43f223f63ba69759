"""A score sheet on the browser page: a short one."""

from games.any_game import people

OPTIONS = {}
SCORES = 9


def path_of(rules, rng):
    return ["finish"] if people.written(rules) >= SCORES else people.path_of(rules, rng)
