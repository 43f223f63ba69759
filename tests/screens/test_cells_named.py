"""Cells on the screen: letters and numbers along the edges of boards, capitals everywhere, one notation."""

import re

import pytest
from screens.goldens import play
from ui.checked_canvas import CheckedCanvas

COLOUR = ("pico_display", "pico_display_2", "waveshare_lcd_13")
SMALL = re.compile(r"(?<![\w.])[a-m]\d+(?!\w*\.\w)")  # such as l11


@pytest.fixture(autouse=True)
def noted(monkeypatch):
    monkeypatch.setattr("wayside.device.canvas.Canvas", CheckedCanvas)


def seen(device):
    """The texts that are on the glass."""
    return [text for _, _, _, _, text in device.app.canvas._boxes]


@pytest.mark.parametrize("board", COLOUR)
@pytest.mark.parametrize(
    ("scene", "letters", "numbers"),
    [("board_bar", "ABCDEFGHIJK", 10), ("strata_start", "ABCDEFGHIJ", 10), ("strada_map", "ABCDEFGHIJKLM", 12)],
)
def test_letters_and_numbers_stand_along_the_edges(board, scene, letters, numbers, tmp_path):
    shown = seen(play(board, scene, tmp_path))
    assert [letter for letter in letters if letter not in shown] == []
    assert [number for number in range(1, numbers + 1) if str(number) not in shown] == []


@pytest.mark.parametrize("board", ("pico_display", "waveshare_lcd_13", "waveshare_oled_13"))
@pytest.mark.parametrize(
    "scene",
    "board_place history go_back refusal is_legal strata_goal strata_refusal strata_taken strada_map strada_reach "
    "strada_points strada_start_cell strada_refusal".split(),
)
def test_cells_have_capitals(board, scene, tmp_path):
    shown = seen(play(board, scene, tmp_path))
    assert shown
    assert [text for text in shown if SMALL.search(text)] == []


def test_a_bar_is_written_in_the_same_way_on_the_board_and_in_the_history(tmp_path):
    device = play("pico_display", "board_place", tmp_path)
    assert "C5→3" in seen(device)
    device.app.session.play("c5h3")
    device = play("pico_display", "history", tmp_path / "other")
    assert {"A1→5", "H7↑2"} <= set(seen(device))
