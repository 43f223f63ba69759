"""Whole games of La Strada by the keys, with a map and without, on emulated boards with bouncing buttons."""

import random

import pytest
from app.new_game import new_game
from app.strada_presses import table
from app.walk import presses_for
from games.la_strada.people import path_of
from screens.hands import on_top

from wayside.referee.match import Match
from wayside.ui.picker import Picker
from wayside_host.boards.files import load_board
from wayside_host.device import Device

BOARDS = {"waveshare_oled_13": "two", "pico_display": "four", "waveshare_lcd_13": "joystick"}


@pytest.mark.parametrize("mode", ["map", "tracker"])
@pytest.mark.parametrize("board, keys", BOARDS.items())
def test_a_whole_game_by_its_keys(board, keys, mode, tmp_path):
    device = Device(load_board(board), tmp_path)
    new_game(device, "la_strada", {"mode": mode})
    match = device.app.session.match
    shadow = Match("la_strada", options={"mode": mode})
    rng = random.Random(board + mode)
    while shadow.rules.turn >= 0:
        path = path_of(shadow.rules, rng)
        presses = presses_for(Picker(shadow.rules, joystick=keys == "joystick"), path, keys)
        shadow.play(shadow.rules.text_of(path))
        for press in presses:
            device.press(press)
        assert match.moves == shadow.moves
        if on_top(device) == "NewsScreen":
            device.press("ok")
    assert on_top(device) == "ChapterScreen"
    device.run(5000)
    assert match.rules.outcome() is not None
    assert [total for total, _ in match.rules.score()] == [total for total, _ in shadow.rules.score()]
    device.press("ok")
    assert on_top(device) == "ResultScreen"


def test_presses_per_road_stay_within_the_budget(capsys):
    rows = {what: (median, most) for what, median, most in table()}
    with capsys.disabled():
        for what, (median, most) in rows.items():
            print(f"\npresses per La Strada road, {what}: median {median}, nine tenths at most {most}", end="")
    assert rows["four keys, map"][0] <= 6
    assert rows["four keys, tracker"][0] <= 10
