"""OK and BACK act when they are let go; what they will need is made ready while they are down, and nothing else changes."""

import random
import sys

import pytest
from app.test_menu import LONG, PAUSE, at_board
from app.test_redraw import TABLES, at_table
from screens.hands import on_top

ROAD = "wayside.games.strada_romana.road_look"


def down(device, action, ms=30):
    """A finger that is still on the key."""
    device.hardware.press(device.key_of(action), 2000)
    device.run(ms)


def test_the_menu_is_loaded_while_back_is_down(tmp_path):
    device = at_board(tmp_path, "strada_romana")
    assert PAUSE not in sys.modules
    down(device, "back")
    assert PAUSE in sys.modules and on_top(device) == "GameScreen"


def test_a_menu_that_was_loaded_for_nothing_is_let_go(tmp_path):
    device = at_board(tmp_path, "strada_romana")
    moves = len(device.app.session.match.moves)
    device.press("hold_back")
    device.run(LONG)
    assert len(device.app.session.match.moves) < moves or on_top(device) == "GameScreen"
    assert PAUSE not in sys.modules


def test_the_board_is_loaded_while_the_menu_is_about_to_be_closed(tmp_path):
    device = at_board(tmp_path, "strada_romana")
    device.press("back")
    device.run(LONG)
    panel = device.app.stage.screens[0].panel
    assert on_top(device) == "PauseScreen" and panel._road is None
    down(device, "back")
    assert on_top(device) == "PauseScreen" and panel._road is not None


def test_what_ok_leads_to_is_worked_out_while_it_is_down(tmp_path):
    device = at_board(tmp_path, "strada_romana")
    picker = device.app.stage.top.picker
    down(device, "ok")
    assert picker._ahead is not None and picker.path == []


def test_the_device_does_not_rest_while_something_is_left_to_do(tmp_path):
    device = at_board(tmp_path, "nasca")
    assert device.app.rests()
    device.hardware.press(device.key_of("ok"), 20)
    rested = []
    for _ in range(100):
        device.tick()
        rested.append(device.app.rests())
        device.hardware.advance(1)
    picked = len(device.app.stage.top.picker.path)
    assert picked and rested[-1]
    # OK was let go after 20 ms: first it is seen, then it acts, in the tick right after.
    assert False in rested[20:] and rested[20:].count(True) > 50


@pytest.mark.parametrize("table", [name for name in TABLES if "from the start" not in name])
def test_random_keys_do_the_same_whether_anything_was_made_ready_or_not(table, tmp_path, monkeypatch):
    seen = []
    for ready in (True, False):
        rng = random.Random(table)
        device = at_table("pico_display_2", table, tmp_path / str(ready))
        if not ready:
            monkeypatch.setattr(type(device.app), "_make_ready", lambda app, action: None)
        pictures = []
        for _ in range(25):
            key = rng.choice(device.board["keys"])["name"]
            ms = rng.choice((60, 60, 90, 1000))
            device.hardware.press(key, ms)
            device.run(ms + LONG)
            pictures.append(device.picture().tobytes())
        match = device.app.session.match
        seen.append((pictures, match and match.moves))
    assert seen[0] == seen[1]
