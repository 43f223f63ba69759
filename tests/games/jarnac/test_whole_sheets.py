"""Whole Jarnac games by keys, on emulated boards with bouncing buttons; records replay, undo is exact."""
# CPython only: it needs the emulated device

import random

import pytest
from app.new_game import new_game
from app.walk import presses_for
from games.jarnac.people import path_of
from screens.hands import choose, on_top

from wayside.referee import record
from wayside.referee.match import Match
from wayside.ui.picker import Picker
from wayside_host.boards.files import load_board
from wayside_host.device import Device

BOARDS = {"waveshare_oled_13": "two", "pico_display": "four", "waveshare_lcd_13": "joystick"}
SMALL = "A9B2E9I5L3N4O3R5S4T5U4Z2"


def play_by_keys(device: Device, shadow: Match, keys: str, rng: random.Random, most: int) -> None:
    match = device.app.session.match
    for _ in range(most):
        if shadow.rules.turn < 0:
            return
        path = path_of(shadow.rules, rng)
        presses = presses_for(Picker(shadow.rules, joystick=keys == "joystick"), path, keys)
        shadow.play(shadow.rules.text_of(path))
        for press in presses:
            device.press(press)
        assert match.moves == shadow.moves
        if on_top(device) == "NewsScreen":
            device.press("ok")


@pytest.mark.parametrize("mode", ["full", "lengths"])
@pytest.mark.parametrize("board, keys", BOARDS.items())
def test_a_whole_game_by_its_keys(board, keys, mode, tmp_path):
    device = Device(load_board(board), tmp_path)
    new_game(device, "jarnac", {"mode": mode})
    shadow = Match("jarnac", options={"mode": mode})
    play_by_keys(device, shadow, keys, random.Random(board + mode), 400)
    match = device.app.session.match
    assert on_top(device) == "ChapterScreen"
    assert match.rules.outcome() == shadow.rules.outcome()
    assert match.rules.position() == shadow.rules.position()
    device.press("ok")
    assert on_top(device) == "ResultScreen"


def test_an_own_set_of_letters_is_entered_once(tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    choose(device, "ui.new_game")
    choose(device, "jarnac.name")
    choose(device, "ui.rules")
    choose(device, "jarnac.option_counts")
    device.press("ok", "next", "ok", "back")  # one A less
    device.cut_power()
    again = Device(load_board("pico_display"), tmp_path)
    choose(again, "ui.new_game")
    choose(again, "jarnac.name")
    choose(again, "jarnac.option_letters")
    choose(again, "jarnac.value_letters_own")
    choose(again, "ui.start_game")
    bag = again.app.session.match.rules.state()["bag"]
    assert (bag.count("A"), len(bag)) == (13, 143)


def test_the_game_is_back_after_a_power_cut(tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    new_game(device, "jarnac", {})
    shadow = Match("jarnac")
    play_by_keys(device, shadow, "four", random.Random(5), 25)
    device.cut_power()
    again = Device(load_board("pico_display"), tmp_path)
    assert again.app.session.match.rules.position() == shadow.rules.position()


@pytest.mark.parametrize("seed", range(12))
def test_records_replay_and_undo_goes_back_to_the_start(seed):
    rng = random.Random(seed)
    options = {"letters": "own", "counts": SMALL, "jarnac_bonus": rng.choice(["on", "off"])}
    match = Match("jarnac", options=options)
    positions = []
    while match.rules.turn >= 0 and len(match.moves) < 150:
        positions.append(match.rules.position())
        assert match.play(match.rules.text_of(path_of(match.rules, rng))) is None
    text = record.write_line(match)
    again = record.read(text)
    assert (record.write_line(again), again.rules.position()) == (text, match.rules.position())
    last = match.rules.position()
    for position in reversed(positions):
        match.undo()
        assert match.rules.position() == position
    match.redo(len(positions))
    assert match.rules.position() == last
