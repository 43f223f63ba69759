"""Whole games of Strata 7 by the keys, from the setup to the score, on emulated boards with bouncing buttons."""

import random

import pytest
from app.new_game import new_game
from app.walk import presses_for
from games.strata7.people import path_of
from screens.hands import on_top

from wayside.referee.match import Match
from wayside.ui.picker import Picker
from wayside_host.boards.files import load_board
from wayside_host.device import Device

# Board, its keys, a seed, and the news of that game: short games with many events.
GAMES = (
    ("waveshare_oled_13", "two", 156, "taken scored due seven"),
    ("pico_display", "four", 297, "taken several scored due seven"),
    ("waveshare_lcd_13", "joystick", 60, "taken several scored extra seven"),
)


@pytest.mark.parametrize("board, keys, seed, expected", GAMES)
def test_a_whole_game_by_its_keys(board, keys, seed, expected, tmp_path):
    device = Device(load_board(board), tmp_path)
    new_game(device, "strata7", {})
    match = device.app.session.match
    shadow = Match("strata7")
    rng = random.Random(seed)
    told = set()
    while shadow.rules.turn >= 0:
        assert on_top(device) == "GameScreen"
        path = path_of(shadow.rules, rng)
        presses = presses_for(Picker(shadow.rules, joystick=keys == "joystick"), path, keys)
        shadow.play(shadow.rules.text_of(path))
        device.press(*presses)
        assert match.moves == shadow.moves
        news = {code for code, _ in shadow.rules.news}
        told |= news
        assert (on_top(device) == "NewsScreen") == bool(news)
        while on_top(device) == "NewsScreen":
            device.press("ok")
    assert on_top(device) == "ChapterScreen"
    assert told == set(expected.split())
    assert match.rules.outcome() == shadow.rules.outcome()
    assert match.rules.score() == shadow.rules.score()
    assert max(total for total, _ in match.rules.score()) >= 7
    device.press("ok")
    assert on_top(device) == "ResultScreen"
