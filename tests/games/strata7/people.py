"""Somebody who plays Strata 7 and means to get somewhere."""

import random

EAGER = 0.8  # how often a pawn takes the way that leads farthest forward: aimless games do not end


def eager_path(rules, rng: random.Random) -> list[str]:
    """The tokens of a legal move; the first of the destinations lies farthest forward."""
    path: list[str] = []
    while True:
        choices = rules.next(path)
        eager = len(path) == 2 and rng.random() < EAGER
        token = choices[0].token if eager else rng.choice(choices).token
        if token == ".":
            return path
        path.append(token)
