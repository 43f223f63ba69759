"""The pause menu opens over the board, and the board is the same afterwards."""

import pytest
from app.at_board import LONG, at_board
from screens.hands import back, on_top

from wayside.games import names


@pytest.mark.parametrize("board", ("pico_display_2", "pico_display", "waveshare_oled_13"))
@pytest.mark.parametrize("game", names())
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


@pytest.mark.parametrize("game", names())
def test_an_undo_from_the_menu_shows_the_board_as_a_start_does(tmp_path, game):
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
