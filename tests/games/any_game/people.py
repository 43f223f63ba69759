"""Somebody who keeps a score sheet and does not end it soon."""

import random

from moves import random_path


def usual_path(rules, rng: random.Random) -> list[str]:
    """Any score; the end comes later."""
    while True:
        path = random_path(rules, rng)
        if path[0] != "finish":
            return path
