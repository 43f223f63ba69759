"""A person who keeps a score sheet."""

import random

from moves import random_path

SCORES = 24  # scores on a sheet before it is finished


def path_of(rules, rng: random.Random) -> list[str]:
    """The tokens of a score, or of the end."""
    if rules.may_finish() and written(rules) >= SCORES:
        return ["finish"]
    while True:
        path = random_path(rules, rng)
        if path[0] != "finish":
            return path


def written(rules) -> int:
    """How many scores are on the sheet."""
    return sum(len(rules.scores_of(seat)) for seat in range(len(rules.players)))
