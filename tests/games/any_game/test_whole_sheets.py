"""Whole score sheets by keys, on emulated boards with bouncing buttons; the same saves and records as every game."""
# CPython only: it needs the emulated device

import random

import pytest
from app.walk import presses_for
from games.any_game.people import path_of
from screens.hands import choose, on_top, walk_key

from wayside.referee import record
from wayside.referee.match import Match
from wayside.ui.picker import Picker
from wayside_host.boards.files import load_board
from wayside_host.device import Device

BOARDS = {"waveshare_oled_13": "two", "pico_display": "four", "waveshare_lcd_13": "joystick"}


@pytest.mark.parametrize("count", ["rounds", "running"])
@pytest.mark.parametrize("board, keys", BOARDS.items())
def test_a_whole_sheet_by_its_keys(board, keys, count, tmp_path):
    device = Device(load_board(board), tmp_path)
    choose(device, "ui.new_game")
    choose(device, "any_game.name")
    choose(device, "ui.add_player")
    if count == "running":
        choose(device, "any_game.option_count")
        device.press(walk_key(device), "ok")
    choose(device, "ui.start_game")
    shadow = Match("any_game", ["1", "2", "3", "4"], {"count": count})
    rng = random.Random(board + count)
    while shadow.rules.turn >= 0:
        path = path_of(shadow.rules, rng)
        presses = presses_for(Picker(shadow.rules, joystick=keys == "joystick"), path, keys)
        shadow.play(shadow.rules.text_of(path))
        for press in presses:
            device.press(press)
        assert device.app.session.match.moves == shadow.moves
    match = device.app.session.match
    assert on_top(device) == "ChapterScreen"
    assert match.rules.outcome() == shadow.rules.outcome()
    device.press("ok")
    assert on_top(device) == "ResultScreen"
    again = record.read(record.write_line(match))
    assert again.rules.position() == shadow.rules.position()
    device.cut_power()
    resumed = Device(load_board(board), tmp_path)
    assert resumed.app.session.match.rules.position() == shadow.rules.position()
