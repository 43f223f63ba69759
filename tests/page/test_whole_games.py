"""A whole game of each kind through the page: set up and played by clicking, its glass the same as on CPython."""

import random

import pytest
from app.new_games import start_jarnac, start_strada, start_strata
from app.strada_presses import random_path as road_path
from app.walk import presses_for
from games.any_game.people import usual_path
from games.jarnac import people as jarnac_people
from games.strada_romana import people as romans
from games.strata7.people import eager_path
from page.twin import download_record
from screens.hands import choose, on_top, walk_key

from wayside.referee import record
from wayside.referee.match import Match
from wayside.ui.picker import Picker

COMPARED = 4  # moves from one look at both glasses to the next
TRIES = 4  # moves that are thought of, of which the one with fewest presses is played: real time passes here
SCORES = 9  # of a score sheet


def romana_start(device):
    """The players say what they laid out: so nothing is left to chance that differs from device to device."""
    choose(device, "ui.new_game")
    choose(device, "strada_romana.name")
    choose(device, "strada_romana.option_layout")
    device.press(walk_key(device), "ok")
    choose(device, "ui.start_game")


def sheet_start(device):
    choose(device, "ui.new_game")
    choose(device, "any_game.name")
    choose(device, "ui.start_game")


def romana_path(match, rng):
    match.rules.lazy = 0.05
    while True:
        path = romans.path_of(match.rules, rng)
        if path[0] != "wagon":  # which is sealed by the seed of the match, and that is left to chance
            return path


def sheet_path(match, rng):
    return ["finish"] if len(match.moves) >= SCORES else usual_path(match.rules, rng)


# By game: its options, how it is set up, who plays it.
KINDS = {
    "la_strada": ({}, lambda device: start_strada(device, "map"), lambda match, rng: road_path(match.rules, rng)),
    "strada_romana": ({"layout": "typed"}, romana_start, romana_path),
    "strata7": ({}, start_strata, lambda match, rng: eager_path(match.rules, rng)),
    "jarnac": (
        {"mode": "lengths"},
        lambda device: start_jarnac(device, "lengths"),
        lambda match, rng: jarnac_people.move_of(match.rules, rng),
    ),
    "any_game": ({}, sheet_start, sheet_path),
}


@pytest.mark.parametrize("game", KINDS)
def test_a_whole_game_by_clicking(game, twin, tmp_path):
    options, start, path_of = KINDS[game]
    device = twin("pico_display")
    start(device)
    assert on_top(device) == "GameScreen"
    shadow = Match(game, options=options)
    rng = random.Random(297)
    clicks = 0
    while shadow.rules.turn >= 0:
        paths = [path_of(shadow, rng) for _ in range(1 if game == "strata7" else TRIES)]  # eager ones are quick enough
        presses, path = min(
            ((presses_for(Picker(shadow.rules), path, "four"), path) for path in paths), key=lambda one: len(one[0])
        )
        shadow.play(shadow.rules.text_of(path))
        device.press(*presses)
        clicks += len(presses)
        while on_top(device) == "NewsScreen":
            assert device.difference() is None  # a key that comes before the news are seen does nothing
            device.press("ok")
        if len(shadow.moves) % COMPARED == 0:
            assert device.difference() is None
    print(f"\n{game}: {len(shadow.moves)} moves, {clicks} clicks")
    assert device.app.session.match.moves == shadow.moves
    assert on_top(device) == "ChapterScreen"
    device.run(5000)
    device.press("ok")
    assert on_top(device) == "ResultScreen"
    downloaded = record.read(download_record(device.browser, tmp_path / "downloads"))
    assert downloaded.moves == shadow.moves
    assert downloaded.rules.outcome() == shadow.rules.outcome()
    assert [total for total, _ in downloaded.rules.score()] == [total for total, _ in shadow.rules.score()]
