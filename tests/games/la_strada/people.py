"""Players of La Strada: they build if they can, usually the cheapest way."""

import random

from wayside.games.moves import END

CHEAPEST = 0.7  # how often a player takes the cheapest way
SAVES = 0.15  # how often a player who can build ends his turn


def path_of(rules, rng: random.Random) -> list[str]:
    """A move as people make it: build if possible, usually the cheapest way; rarely say `blocked`."""
    path: list[str] = []
    while True:
        tokens = [choice.token for choice in rules.next(path)]
        if tokens == [END]:
            return path
        if not path and "build" in tokens:
            token = "end" if "end" in tokens and rng.random() < SAVES else "build"
        elif not path and "blocked" in tokens:
            token = rng.choice(["blocked", "end"])
        elif len(path) == 2 and not rules.is_tracker and rules.phase == 1 and rng.random() < CHEAPEST:
            token = tokens[0]
        elif END in tokens and rng.random() < 0.5:
            return path
        else:
            token = rng.choice([token for token in tokens if token != END])
        path.append(token)
