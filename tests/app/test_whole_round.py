"""A whole round by keys, on emulated boards with bouncing buttons: the score at the end is right."""

import random

import pytest
from app.new_game import new_game
from app.walk import presses_for
from games.nasca.literal import Literal
from moves import random_path

from wayside.referee.match import Match
from wayside.ui.picker import Picker
from wayside_host.boards.files import load_board
from wayside_host.device import Device

BOARDS = {"waveshare_oled_13": "two", "pico_display": "four", "waveshare_lcd_13": "joystick"}


def press_all(device, presses):
    """As fast as possible for fingers: 60 ms down, 60 ms up."""
    for press in presses:
        device.press(press)


@pytest.mark.parametrize("board, keys", BOARDS.items())
def test_a_whole_round_by_its_keys(board, keys, tmp_path):
    device = Device(load_board(board), tmp_path)
    new_game(device, "nasca", {"rounds": "1"})
    match = device.app.session.match
    assert match.options["rounds"] == "1"
    shadow = Match("nasca", options={"rounds": "1"})
    rng = random.Random(board)
    pressed = 0
    while shadow.rules.turn >= 0:
        path = random_path(shadow.rules, rng)
        presses = presses_for(Picker(shadow.rules, joystick=keys == "joystick"), path, keys)
        pressed += len(presses)
        shadow.play(shadow.rules.text_of(path))
        press_all(device, presses)
        assert match.moves == shadow.moves
    assert type(device.app.stage.top).__name__ == "ChapterScreen"
    assert match.rules.outcome() is not None
    pieces = match.rules.state()["pieces"]
    assert tuple(total for total, _ in match.rules.score()) == Literal(pieces).score()
    device.press("ok")
    assert type(device.app.stage.top).__name__ == "ResultScreen"
    assert pressed > 100
