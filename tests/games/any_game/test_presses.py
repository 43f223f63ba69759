"""A score takes few presses: counted for typical numbers."""
# CPython only: it counts presses as a person makes them, with statistics

import random
import statistics

import pytest
from app.walk import presses_for
from games.any_game.scores import KINDS, path_to
from games.any_game.tables import match

from wayside.ui.picker import Picker

TYPICAL = {0: 2, 7: 5, 10: 3, 15: 8, 23: 7, 50: 7, 140: 9, -5: 10}  # points: most presses on four keys


@pytest.mark.parametrize("points, most", TYPICAL.items())
def test_a_typical_first_score_takes_few_presses(points, most):
    rules = match()
    path = path_to(points)
    assert rules.text_of(path) == f"score {points}"
    assert len(presses_for(Picker(rules), path, "four")) <= most


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("count", ["rounds", "running"])
def test_presses_per_score_stay_within_the_budget(kind, count, capsys):
    rng = random.Random(4)
    told = []
    for keys in ("four", "two", "joystick"):
        rules = match("1234", count=count)
        counted = []
        for _ in range(120):
            path = path_to(KINDS[kind](rng))
            path = [rules.players[rules.turn], *path] if count == "running" else path
            counted.append(len(presses_for(Picker(rules, joystick=keys == "joystick"), path, keys)))
            rules.play(rules.text_of(path))
        counted.sort()
        told.append(f"{keys} {statistics.median(counted):g} / {counted[108]}")
        if keys == "four":
            assert statistics.median(counted) <= 11
    with capsys.disabled():
        print(f"\npresses per score, {count}, {kind}, median / nine tenths: {', '.join(told)}", end="")
