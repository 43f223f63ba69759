"""A Jarnac action takes few presses: counted over random games for each kind of keys."""
# CPython only: it counts presses as a person makes them, with statistics

import statistics

import pytest
from games.jarnac.presses import presses

KEYS = ("four", "two", "joystick")
BUDGET = {"draw": 5, "swap": 8, "new": 12, "grow": 14, "pass": 2}  # median, with four keys


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
