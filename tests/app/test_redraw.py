"""The picture that keys draw in parts is the same as a full drawing."""

import random

import pytest
from moves import random_move
from screens import jarnac_scenes, romana_scenes, strada_scenes, strata_scenes
from screens.hands import POSITION, choose, on_top, open_board, pause, walk_key

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


def presses(device, rng):
    """One random action of fingers: mostly short presses, some long ones, some interrupted halfway."""
    key = rng.choice(device.board["keys"])["name"]
    ms = rng.choice((60, 60, 60, 60, 450, 650, 1000))
    device.hardware.press(key, ms)
    device.run(ms + 60)
    if rng.randrange(10) == 0:
        device.run(2500)  # toasts go away


def assert_drawn_in_full(device):
    device.app.put_back()  # what is drawn is what is seen, and not what the next key would lead to
    canvas, top = device.app.canvas, device.app.stage.top
    stood = bytes(canvas.buffer)
    top.wipe()
    if hasattr(top, "list"):
        top.list.invalidate()
    while top.stale:
        top.draw()
    assert bytes(canvas.buffer) == stood, f"{type(top).__name__} differs from its full drawing"


def assert_glass_shows_the_canvas(device):
    """Nothing that was drawn has been left unsent."""
    device.app.put_back()  # what is drawn is what is seen, and not what the next key would lead to
    app = device.app
    stood = device.picture().tobytes()
    app.display._fresh = True  # all rows are sent again
    app.display.show(app.canvas.buffer, app.canvas.dirty)
    assert device.picture().tobytes() == stood, f"{type(app.stage.top).__name__} stands on the canvas, not on the glass"


# What lies on the table: (game, players, options, position).
TABLES = {
    "nothing": None,
    "nasca": ("nasca", None, {}, POSITION),
    "nasca from the start": ("nasca", None, {}, None),
    "la_strada": ("la_strada", strada_scenes.PLAYERS, {}, strada_scenes.POSITION),
    "la_strada from the start": ("la_strada", None, {}, None),
    "la_strada near the end": ("la_strada", strada_scenes.PLAYERS, {}, strada_scenes.END_POSITION),
    "la_strada without a map": ("la_strada", None, {"mode": "tracker"}, None),
    "strata7": ("strata7", None, {}, strata_scenes.POSITION),
    "strata7 from the start": ("strata7", None, {"board": "B"}, None),
    "jarnac": ("jarnac", None, {}, jarnac_scenes.POSITION),
    "jarnac from the start": ("jarnac", None, {}, None),
    "jarnac after a pass": ("jarnac", None, {"wrong_call": "lose"}, jarnac_scenes.PASSED),
    "jarnac near the end": ("jarnac", None, {"end": "quiet"}, jarnac_scenes.NEARLY),
    "jarnac by lengths": ("jarnac", None, {"mode": "lengths"}, None),
    "any_game": ("any_game", None, {}, "scores=" + jarnac_scenes.SCORES[3]),
    "any_game running": ("any_game", list("123456"), {"count": "running"}, "scores=" + jarnac_scenes.SCORES[6]),
    "strada_romana": ("strada_romana", None, {}, romana_scenes.POSITION),
    "strada_romana near the end": ("strada_romana", None, {"bag": "device"}, romana_scenes.LAST_POINT),
    "strada_romana typed in": ("strada_romana", list("RBYWP"), {"layout": "typed"}, None),
    "strata7 with claims": ("strata7", None, {"captures": "claim"}, strata_scenes.STRANDED),
}


def at_table(board, table, folder):
    """A device at home with that on the table."""
    device = Device(load_board(board), folder)
    if TABLES[table]:
        game, players, options, position = TABLES[table]
        device.app.session.start(game, players, options, {"R": "Anna"}, position)
        device.app.stage.top.refresh()
    return device


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


@pytest.mark.parametrize("board", BOARDS)
def test_adding_a_player_leaves_the_screen_as_a_full_drawing_would(board, tmp_path):
    """The cursor then stands on a seat, where OK does something else."""
    device = Device(load_board(board), tmp_path)
    choose(device, "ui.new_game")
    choose(device, "la_strada.name")
    choose(device, "ui.add_player")
    assert on_top(device) == "SetupScreen"
    assert_drawn_in_full(device)


@pytest.mark.parametrize("board", BOARDS)
def test_walking_the_history_leaves_the_screen_as_a_full_drawing_would(board, tmp_path):
    """A line marks the present move, the last one, while the cursor is elsewhere."""
    device = Device(load_board(board), tmp_path)
    open_board(device)
    device.app.session.play(random_move(device.app.session.match.rules, random.Random(1)))
    pause(device, "history")
    for _ in range(3):
        device.press(walk_key(device))
        assert on_top(device) == "HistoryScreen"
        assert_drawn_in_full(device)
