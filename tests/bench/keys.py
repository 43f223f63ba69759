"""How many presses a move of each game takes, on each kind of keys."""

import random
import statistics
from collections.abc import Callable

from app import presses as nasca
from app import strada_presses as strada
from app.walk import presses_for
from bench.table import Row
from games.any_game.scores import KINDS, path_to
from games.any_game.tables import match as sheet
from games.jarnac import presses as jarnac
from games.strada_romana import presses as romana
from games.strata7 import presses as strata

from wayside.ui.picker import Picker

KEYS = ("four", "two", "joystick")
SCORES = 120


def any_game(keys: str) -> list[int]:
    """Scores from 0 to 60, entered in rounds."""
    rng, rules, counted = random.Random(4), sheet("1234"), []
    for _ in range(SCORES):
        path = path_to(KINDS["middling (0 to 60)"](rng))
        counted.append(len(presses_for(Picker(rules, joystick=keys == "joystick"), path, keys)))
        rules.play(rules.text_of(path))
    return counted


def jarnac_words(keys: str) -> list[int]:
    counted = jarnac.presses(keys, "full")
    return counted["new"] + counted["grow"]


# A move of each game: (what, how it is counted, budget of presses at the median with four keys)
GAMES: tuple[tuple[str, Callable[[str], list[int]], int | None], ...] = (
    ("La Strada: a road on a known board", lambda keys: strada.count(keys, "map"), None),
    ("La Strada: a road told to the tracker", lambda keys: strada.count(keys, "tracker"), None),
    ("Strada Romana: a turn", lambda keys: romana.presses(keys)["all turns"], 11),
    ("Strata 7: a move", strata.presses, 8),
    ("Nasca: a bar anywhere", lambda keys: nasca.count(keys, near=False), 9),
    ("Nasca: a bar near the last", lambda keys: nasca.count(keys, near=True), 7),
    ("Jarnac: a word spelled out", jarnac_words, None),
    ("Any game: a score of 0 to 60", any_game, 11),
)


def rows() -> list[Row]:
    found = [Row("presses for a move, median: four keys (two keys, joystick)")]
    for what, count, asked in GAMES:
        four, two, joystick = (int(statistics.median(count(keys))) for keys in KEYS)
        found.append(Row(what, four, more=f"({two}, {joystick})", asked=asked))
    return found
