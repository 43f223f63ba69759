"""How many presses a turn of Strada Romana takes, counted over random games."""

import random

from app.walk import presses_for
from games.strada_romana.people import lazy, path_of
from games.strada_romana.tables import match

from wayside.ui.picker import Picker

GAMES = 12


def presses(keys: str, bag: str = "drawn") -> dict[str, list[int]]:
    """The presses of every turn, and of the turns that move one wagon."""
    counted: dict[str, list[int]] = {"all turns": [], "one wagon": []}
    for seed in range(1, GAMES + 1):
        if seed % 5 == 0:  # a table that only passes
            continue
        rng = random.Random(seed)
        rules = lazy(match(2 + seed % 4, seed=str(seed), bag=bag), seed)
        while rules.turn >= 0:
            path = path_of(rules, rng)
            picker = Picker(rules, joystick=keys == "joystick")
            count = len(presses_for(picker, path, keys))
            counted["all turns"].append(count)
            if sum(token.endswith(":") for token in path) == 1:
                counted["one wagon"].append(count)
            rules.play(rules.canonical(rules.text_of(path)))
    return {what: sorted(found) for what, found in counted.items()}
