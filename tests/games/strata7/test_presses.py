"""A Strata 7 move takes few presses: counted over random games for each kind of keys."""

# CPython only: it tells the figures by capsys

import random
import statistics

import pytest
from app.walk import presses_for
from games.strata7.tables import match
from moves import random_path

from wayside.ui.picker import Picker

GAMES = 12
MOVES = 60  # of each game
BUDGET = {"four": 8, "two": 99, "joystick": 6}  # at the median; two keys are only told


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


@pytest.mark.parametrize("keys", BUDGET)
def test_presses_per_move_stay_within_the_budget(keys, capsys):
    counted = presses(keys)
    median = statistics.median(counted)
    with capsys.disabled():
        print(
            f"\npresses per Strata 7 move, {keys}: median {median:g}, nine tenths {counted[len(counted) * 9 // 10]}",
            end="",
        )
    assert median <= BUDGET[keys]
