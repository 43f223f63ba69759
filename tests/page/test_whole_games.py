"""A whole game of each kind on the page: set up and played with the mouse; its glass equals the one on CPython.

A game may have an on_page.py, with OPTIONS and path_of(rules, rng) for a short match without chance.
"""

import random

import pytest
from app.new_game import new_game
from app.walk import presses_for
from games.parts import part
from moves import random_path
from page.twin import download_record
from screens.hands import on_top

from wayside.games import names
from wayside.referee import record
from wayside.referee.match import Match
from wayside.ui.picker import Picker

COMPARED = 4  # moves between two comparisons of the glasses
PLUGGED = 6  # moves before the power cut
TRIES = 4  # random moves; the one with fewest presses is played, because real time passes here


@pytest.mark.parametrize("game", names())
def test_a_whole_game_by_clicking(game, twin, tmp_path):
    own, people = part(game, "on_page"), part(game, "people")
    options = own.OPTIONS if own else {}
    path_of = own.path_of if own else people.path_of if people else random_path
    device = twin("pico_display")
    new_game(device, game, options)
    shadow = Match(game, options=options)
    rng = random.Random(297)
    clicks = 0
    while shadow.rules.turn >= 0:
        paths = [path_of(shadow.rules, rng) for _ in range(TRIES)]
        presses, path = min(
            ((presses_for(Picker(shadow.rules), path, "four"), path) for path in paths), key=lambda one: len(one[0])
        )
        shadow.play(shadow.rules.text_of(path))
        device.press(*presses)
        clicks += len(presses)
        while on_top(device) == "NewsScreen":
            assert device.difference() is None  # before the news are seen, a key does nothing
            device.press("ok")
        if len(shadow.moves) % COMPARED == 0:
            assert device.difference() is None
        if len(shadow.moves) == PLUGGED:
            device.pull_the_plug()
            assert on_top(device) == "WelcomeScreen"
            assert device.difference() is None
            device.press("ok")
            assert device.difference() is None
    print(f"\n{game}: {len(shadow.moves)} moves, {clicks} clicks")
    assert device.app.session.match.moves == shadow.moves
    assert on_top(device) == "ChapterScreen"
    device.run(5000)
    assert device.difference() is None
    device.press("ok")
    assert on_top(device) == "ResultScreen"  # it shows how long they thought: not compared
    downloaded = record.read(download_record(device.browser, tmp_path / "downloads"))
    assert downloaded.moves == shadow.moves
    assert downloaded.rules.outcome() == shadow.rules.outcome()
    assert [total for total, _ in downloaded.rules.score()] == [total for total, _ in shadow.rules.score()]
