"""How many presses a Jarnac action takes, counted over random games."""

import random

from app.walk import presses_for
from games.jarnac.people import path_of
from games.jarnac.tables import match

from wayside.ui.picker import Picker

GAMES = 4
ACTIONS = ("draw", "swap", "new", "grow", "jarnac", "pass")


def presses(keys: str, mode: str) -> dict[str, list[int]]:
    """The presses of every action, by kind."""
    counted: dict[str, list[int]] = {action: [] for action in ACTIONS}
    for seed in range(GAMES):
        rng = random.Random(seed)
        rules = match(mode=mode)
        for _ in range(160):
            if rules.turn < 0:
                break
            path = path_of(rules, rng)
            move = rules.text_of(path)
            picker = Picker(rules, joystick=keys == "joystick")
            counted[move.split()[0]].append(len(presses_for(picker, path, keys)))
            rules.play(move)
    return {action: sorted(found) for action, found in counted.items() if found}
