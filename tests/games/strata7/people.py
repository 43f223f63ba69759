"""Players of Strata 7 who move forward; fully random games do not end."""

import random

EAGER = 0.8  # how often a pawn takes the way that leads farthest forward


def path_of(rules, rng: random.Random) -> list[str]:
    """The tokens of a legal move; the first destination is the farthest forward."""
    path: list[str] = []
    while True:
        choices = rules.next(path)
        eager = len(path) == 2 and rng.random() < EAGER
        token = choices[0].token if eager else rng.choice(choices).token
        if token == ".":
            return path
        path.append(token)
