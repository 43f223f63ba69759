"""A Jarnac action takes few presses: counted over random games for each kind of keys."""
# CPython only: it counts presses as a person makes them, with statistics

import random
import statistics

import pytest
from app.walk import presses_for
from games.jarnac.people import path_of
from games.jarnac.tables import match

from wayside.ui.picker import Picker

GAMES = 4
KEYS = ("four", "two", "joystick")
ACTIONS = ("draw", "swap", "new", "grow", "jarnac", "pass")
BUDGET = {"draw": 5, "swap": 8, "new": 12, "grow": 14, "pass": 2}  # at the median, with four keys


def presses(keys: str, mode: str) -> dict[str, list[int]]:
    """Presses of every action, by kind."""
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


@pytest.mark.parametrize("keys", KEYS)
def test_presses_per_action_stay_within_the_budget(keys, capsys):
    counted = presses(keys, "full")
    with capsys.disabled():
        told = [
            f"{action} {statistics.median(found):g} / {found[len(found) * 9 // 10]}"
            for action, found in counted.items()
        ]
        print(f"\npresses in Jarnac, {keys}, median / nine tenths: {', '.join(told)}", end="")
    if keys == "four":
        assert all(statistics.median(counted[action]) <= most for action, most in BUDGET.items())


def test_a_sheet_of_lengths_takes_fewer(capsys):
    counted = presses("four", "lengths")
    words = sorted(counted["new"] + counted["grow"])
    with capsys.disabled():
        print(
            f"\npresses for a word by its length: {statistics.median(words):g} / {words[len(words) * 9 // 10]}", end=""
        )
    assert statistics.median(words) <= 6
