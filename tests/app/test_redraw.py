"""What the keys drew bit by bit is the same as a full drawing."""

import random

import pytest
from app.tables import TABLES, at_table, presses
from moves import random_move
from screens.hands import choose, on_top, open_board, pause, walk_key

from wayside.device import shelf
from wayside_host.boards.files import load_board
from wayside_host.device import Device

BOARDS = (
    "pico_display",
    "pico_display_2",
    "waveshare_lcd_13",
    "waveshare_lcd_114",
    "waveshare_oled_13",
    "generic_ssd1306",
)


def assert_drawn_in_full(device):
    device.app.put_back()  # draw what is seen, not the result of the next key
    canvas, top = device.app.canvas, device.app.stage.top
    stood = bytes(canvas.buffer)
    top.wipe()
    if hasattr(top, "list"):
        top.list.invalidate()
    while top.stale:
        top.draw()
    assert bytes(canvas.buffer) == stood, f"{type(top).__name__} differs from its full drawing"


def assert_glass_shows_the_canvas(device):
    """Everything that was drawn has been sent."""
    device.app.put_back()  # draw what is seen, not the result of the next key
    app = device.app
    stood = device.picture().tobytes()
    app.display._fresh = True  # all rows are sent again
    app.display.show(app.canvas.buffer, app.canvas.dirty)
    assert device.picture().tobytes() == stood, f"{type(app.stage.top).__name__} stands on the canvas, not on the glass"


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("table", TABLES)
def test_random_keys_leave_the_screen_as_a_full_drawing_would(board, table, tmp_path):
    rng = random.Random(table)
    device = at_table(board, table, tmp_path)
    for _ in range(100):
        presses(device, rng)
        if not device.app.stage.top.stale:
            assert_glass_shows_the_canvas(device)
        assert_drawn_in_full(device)


@pytest.mark.parametrize("table", TABLES)
def test_random_keys_leave_the_same_when_covered_boards_release_memory(table, tmp_path, monkeypatch):
    monkeypatch.setattr("wayside.hw.memory.free", lambda: shelf.SCARCE - 1)
    rng = random.Random(table)
    device = at_table("pico_display_2", table, tmp_path)
    for _ in range(60):
        presses(device, rng)
        assert_drawn_in_full(device)


@pytest.mark.parametrize("board", BOARDS)
def test_adding_a_player_leaves_the_screen_as_a_full_drawing_would(board, tmp_path):
    """Then the cursor is on a seat, where OK does something else."""
    device = Device(load_board(board), tmp_path)
    choose(device, "ui.new_game")
    choose(device, "la_strada.name")
    choose(device, "la_strada.value_land_standin")
    choose(device, "ui.add_player")
    assert on_top(device) == "SetupScreen"
    assert_drawn_in_full(device)


@pytest.mark.parametrize("board", BOARDS)
def test_walking_the_history_leaves_the_screen_as_a_full_drawing_would(board, tmp_path):
    """A line marks the present move, the last one, if the cursor is elsewhere."""
    device = Device(load_board(board), tmp_path)
    open_board(device)
    device.app.session.play(random_move(device.app.session.match.rules, random.Random(1)))
    pause(device, "history")
    for _ in range(3):
        device.press(walk_key(device))
        assert on_top(device) == "HistoryScreen"
        assert_drawn_in_full(device)
