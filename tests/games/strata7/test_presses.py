"""A Strata 7 move takes few presses: counted over random games for each kind of keys."""

# CPython only: it prints the figures with capsys

import statistics

import pytest
from games.strata7.presses import presses

BUDGET = {"four": 8, "two": 99, "joystick": 6}  # median; the figure for two keys is only reported


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
