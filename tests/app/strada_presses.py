"""How many presses a road of La Strada takes, counted over random games for each kind of keys.

It assumes: settlements are chosen evenly, and the cheapest way in seven of ten cases.
"""

import random
import statistics

from app.walk import presses_for
from games.la_strada.people import path_of

from wayside.referee.match import Match
from wayside.ui.picker import Picker

GAMES = 12


def count(keys: str, mode: str, games: int = GAMES) -> list[int]:
    """Presses of every road that was built."""
    counted = []
    for seed in range(games):
        rng = random.Random(seed)
        match = Match("la_strada", options={"mode": mode})
        for _ in range(120):
            if match.rules.turn < 0:
                break
            path = path_of(match.rules, rng)
            if path[0] == "build":
                picker = Picker(match.rules, joystick=keys == "joystick")
                counted.append(len(presses_for(picker, path, keys)))
            match.play(match.rules.text_of(path))
    return counted


def table() -> list[tuple[str, int, int]]:
    """(what, median, ninth decile) for each kind of keys."""
    rows = []
    for mode in ("map", "tracker"):
        for keys in ("four", "two", "joystick"):
            counted = sorted(count(keys, mode))
            what = f"{keys} keys, {mode}".replace("joystick keys", "joystick")
            rows.append((what, int(statistics.median(counted)), counted[len(counted) * 9 // 10]))
    return rows
