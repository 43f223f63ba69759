"""Whole games of Strada Romana by the keys, from the setup to the score, on emulated boards with bouncing buttons."""

import random

import pytest
from app.walk import presses_for
from games.strada_romana.people import lazy, path_of
from screens.hands import choose, on_top, walk_key

from wayside.referee import record
from wayside.referee.match import Match
from wayside.ui.picker import Picker
from wayside_host.boards.files import load_board
from wayside_host.device import Device

BOARDS = {"waveshare_oled_13": "two", "pico_display": "four", "waveshare_lcd_13": "joystick"}


def start(device: Device, how: str) -> None:
    """A new game for three, set up with the keys."""
    device.app.stage.dice = random.Random(11).randrange  # the same game each time
    choose(device, "ui.new_game")
    choose(device, "strada_romana.name")
    choose(device, "strada_romana.value_mode_books" if how == "books" else "strada_romana.value_board_standin")
    if how == "typed":
        choose(device, "strada_romana.option_layout")
        device.press(walk_key(device), "ok")
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"


@pytest.mark.parametrize("how", ["device", "typed", "books"])
@pytest.mark.parametrize("board, keys", BOARDS.items())
def test_a_whole_game_by_its_keys(board, keys, how, tmp_path):
    device = Device(load_board(board), tmp_path)
    start(device, how)
    match = device.app.session.match
    shadow = Match("strada_romana", match.players, match.options)
    lazy(shadow.rules, 1)
    rng = random.Random(board + how)
    while shadow.rules.turn >= 0:
        assert on_top(device) == "GameScreen"
        path = ["wagon", "look", "3"] if len(shadow.moves) == 7 else path_of(shadow.rules, rng)
        presses = presses_for(Picker(shadow.rules, joystick=keys == "joystick"), path, keys)
        shadow.play(shadow.rules.text_of(path))
        device.press(*presses)
        assert match.moves == shadow.moves
        while on_top(device) == "NewsScreen":
            device.press("ok")
    assert on_top(device) == "ChapterScreen"
    assert match.options["seed"] != "1", "left to chance"
    assert match.moves[7].startswith("wagon=~")
    device.run(5000)
    assert match.rules.outcome() == shadow.rules.outcome()
    assert match.rules.score() == shadow.rules.score()
    again = record.read(record.write(match))
    assert again.rules.snapshot() == match.rules.snapshot()
    device.press("ok")
    assert on_top(device) == "ResultScreen"


def test_a_power_cut_after_looking_at_the_stack_shows_nothing(tmp_path):
    """The tiles are on the screen, then power fails: who switches the device on again sees the road."""
    device = Device(load_board("pico_display"), tmp_path)
    start(device, "device")
    picker = device.app.stage.top.picker
    while picker.entry.tokens != ("wagon",):
        device.press("next")
    device.press("ok", "ok")
    assert picker.path == ["wagon", "look"]
    device.press("back", "hold_back")
    assert on_top(device) == "GameScreen" and picker.path == ["wagon", "look"], "who has looked must choose"
    assert device.app.session.match.moves == []
    device.cut_power()
    assert on_top(device) == "WelcomeScreen"
    device.press("ok")
    assert device.app.stage.top.picker.path == []
