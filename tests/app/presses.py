"""How many presses a Nasca move takes, counted over random games for each kind of keys."""

import random
import statistics

from app.walk import presses_for
from moves import random_path

from wayside.referee.match import Match
from wayside.ui.picker import Picker

GAMES = 40
NEAR = 3  # cells between the next bar and the last one


def count(keys: str, near: bool, games: int = GAMES) -> list[int]:
    """The presses of every move. With `near`, each bar is within NEAR cells of the last one if possible."""
    counted = []
    for seed in range(games):
        rng = random.Random(seed)
        match = Match("nasca", options={"rounds": "1"})
        while match.rules.turn >= 0:
            path = near_path(match.rules, rng) if near else random_path(match.rules, rng)
            picker = Picker(match.rules, joystick=keys == "joystick")
            counted.append(len(presses_for(picker, path, keys)))
            match.play(match.rules.text_of(path))
    return counted


def near_path(rules, rng: random.Random) -> list[str]:
    """A random move, tried again until it is near the last bar."""
    path = random_path(rules, rng)
    for _ in range(200):
        if not rules.pieces or len(path) < 3 or is_near(rules, path):
            break
        path = random_path(rules, rng)
    return path


def is_near(rules, path: list[str]) -> bool:
    last_x, last_y = rules.spot(rules.pieces[-1][1])
    x, y = "abcdefghijk".index(path[1]), int(path[2]) - 1
    return abs(x - last_x) <= NEAR and abs(y - last_y) <= NEAR


def table() -> list[tuple[str, int, int]]:
    """(what, median, ninth decile) for each kind of keys."""
    rows = []
    for keys in ("four", "two", "joystick"):
        for near in (False, True):
            counted = sorted(count(keys, near))
            what = f"{keys} keys, {'near the last bar' if near else 'anywhere'}".replace("joystick keys", "joystick")
            rows.append((what, int(statistics.median(counted)), counted[len(counted) * 9 // 10]))
    return rows
