"""The pause menu opens and closes quickly: it stays loaded where there is room, and the board is kept meanwhile."""

import sys

import pytest
from screens.hands import back, on_top

from wayside.games import GAMES
from wayside_host.boards import load_board
from wayside_host.device import Device
from wayside_host.tables import random_match

PAUSE = "wayside.ui.screens.pause"
LONG = 1500  # ms in which every board is drawn


def at_board(folder, game, board="pico_display_2"):
    device = Device(load_board(board), folder)
    device.app.session.adopt(random_match(game, 0.5))
    device.cut_power()
    device.run(LONG)
    device.press("ok")
    device.run(LONG)
    assert on_top(device) == "GameScreen"
    return device


@pytest.mark.parametrize("board", ("pico_display_2", "pico_display", "waveshare_oled_13"))
@pytest.mark.parametrize("game", GAMES)
def test_closing_the_menu_shows_the_board_as_it_stood_and_nothing_flickers(tmp_path, game, board):
    device = at_board(tmp_path, game, board)
    device.press("next")
    device.run(LONG)
    before = device.picture().tobytes()
    back(device)
    device.run(LONG)
    assert on_top(device) == "PauseScreen"
    back(device)
    seen = []
    while len(seen) < 300:
        device.run(2)
        seen.append(device.picture().tobytes() == before)
    assert on_top(device) == "GameScreen"
    assert seen.index(True) < 10 and all(seen[seen.index(True) :])
    if "prev" in device.app.stage.key_names:
        device.press("next", "prev")  # the panel knows where it is
    device.run(LONG)
    assert device.picture().tobytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_what_was_kept_is_not_shown_when_the_match_has_changed(tmp_path, game):
    device = at_board(tmp_path, game)
    device.press("back")
    device.run(LONG)
    device.press("ok")  # undo is the first entry
    device.run(3 * LONG)
    taken_back = device.picture().tobytes()
    device.cut_power()
    device.run(LONG)
    device.press("ok")
    device.run(LONG)
    assert device.picture().tobytes() == taken_back


def test_another_screen_in_the_place_of_the_menu_gets_its_memory(tmp_path):
    device = at_board(tmp_path, "nasca")
    assert device.app.stage.keeper is not None
    device.press("back")
    device.run(LONG)
    device.app.stage.top.choose([icon for _, icon, _ in device.app.stage.top.entries()].index("vp"))
    device.run(LONG)
    assert on_top(device) == "ScoreScreen"
    assert device.app.stage.keeper is None
    assert not {PAUSE, "wayside.ui.keeper", "wayside.hw.packing"} & set(sys.modules)
    device.press("back")
    device.run(LONG)
    assert PAUSE in sys.modules and device.app.stage.keeper is not None


def test_where_there_is_no_room_the_menu_is_loaded_when_it_is_asked_for(tmp_path):
    device = at_board(tmp_path, "nasca")
    device.app.left = lambda: 57_000  # the memory ran low in the course of the match
    before = device.picture().tobytes()
    device.press("back")
    device.run(LONG)
    device.press("back")
    device.run(LONG)
    assert device.app.stage.keeper is None and PAUSE not in sys.modules
    assert device.picture().tobytes() == before
    device.press("back")
    device.run(LONG)
    assert on_top(device) == "PauseScreen"
    device.press("back")
    device.run(LONG)
    assert PAUSE not in sys.modules
    assert device.picture().tobytes() == before


def test_a_menu_that_leaves_the_board_too_little_memory_is_let_go_as_soon_as_the_board_has_what_it_needs(tmp_path):
    device = at_board(tmp_path, "la_strada")
    back(device)
    device.run(LONG)
    device.app.left = lambda: 71_000 if device.app.stage.top.stale else 51_000  # the map is made last
    back(device)
    device.run(LONG)
    assert on_top(device) == "GameScreen" and PAUSE not in sys.modules


def test_a_picture_that_takes_too_much_memory_is_drawn_again(tmp_path, monkeypatch):
    device = at_board(tmp_path, "nasca")
    before = device.picture().tobytes()
    monkeypatch.setattr(sys.modules["wayside.ui.keeper"], "MOST", 1_000)
    device.press("back")
    device.run(LONG)
    device.press("back")
    device.run(LONG)
    assert device.picture().tobytes() == before
