"""How many presses a road of La Strada takes, counted over random games for each kind of keys.

As the look's own count assumes: settlements are chosen evenly, the cheapest way seven times in ten.
"""

import random
import statistics

from app.walk import presses_for

from wayside.games.moves import END
from wayside.referee.match import Match
from wayside.ui.picker import Picker

GAMES = 12
CHEAPEST = 0.7
SAVES = 0.15  # how often a player who can build ends his turn


def random_path(rules, rng: random.Random) -> list[str]:
    """A move as people make them: build while that is possible, mostly the cheapest way; say `blocked` rarely."""
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


def count(keys: str, mode: str, games: int = GAMES) -> list[int]:
    """Presses of every road that was built."""
    counted = []
    for seed in range(games):
        rng = random.Random(seed)
        match = Match("la_strada", options={"mode": mode})
        for _ in range(120):
            if match.rules.turn < 0:
                break
            path = random_path(match.rules, rng)
            if path[0] == "build":
                picker = Picker(match.rules, joystick=keys == "joystick")
                counted.append(len(presses_for(picker, path, keys)))
            match.play(match.rules.text_of(path))
    return counted


def table() -> list[tuple[str, int, int]]:
    """(what, median, nine tenths) for each kind of keys."""
    rows = []
    for mode in ("map", "tracker"):
        for keys in ("four", "two", "joystick"):
            counted = sorted(count(keys, mode))
            what = f"{keys} keys, {mode}".replace("joystick keys", "joystick")
            rows.append((what, int(statistics.median(counted)), counted[len(counted) * 9 // 10]))
    return rows
