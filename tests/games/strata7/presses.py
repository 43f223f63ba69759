"""How many presses a Strata 7 move takes, counted over random games."""

import random

from app.walk import presses_for
from games.strata7.tables import match
from moves import random_path

from wayside.ui.picker import Picker

GAMES = 12
MOVES = 60  # moves of each game


def presses(keys):
    counted = []
    for seed in range(GAMES):
        rng = random.Random(seed)
        rules = match(board="AB"[seed % 2])
        for _ in range(MOVES):
            if rules.turn < 0:
                break
            path = random_path(rules, rng)
            counted.append(len(presses_for(Picker(rules, joystick=keys == "joystick"), path, keys)))
            rules.play(rules.text_of(path))
    return sorted(counted)
