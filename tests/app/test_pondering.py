"""While nobody presses a key, the device works out what the next one leads to, and loads what that needs."""

import random
import sys

import pytest
from app.test_app import Wire
from app.test_menu import LONG, at_board
from app.test_ready import at_last_choice, down, wire, without_room
from app.test_redraw import assert_drawn_in_full
from screens.hands import on_top, pause

from wayside.games import GAMES
from wayside.ui.screens import game as game_screen
from wayside_host.boards import load_board
from wayside_host.device import Device

CHAPTER = "wayside.ui.screens.chapter"
SOON = 100  # ms, too few to ponder


def never(*arguments):
    raise AssertionError("it was to be known already")


def at_news(folder):
    """A move was just played, and the device tells what it drew for it."""
    device = Device(load_board("pico_display_2"), folder)
    device.app.session.start("strada_romana", None, {"bag": "device"})
    device.cut_power()
    device.press("ok")
    while on_top(device) != "NewsScreen":
        device.press("ok")
    return device


@pytest.mark.parametrize("game", GAMES)
def test_what_ok_leads_to_is_known_when_it_goes_down(tmp_path, game):
    device = at_board(tmp_path, game)
    picker = device.app.stage.top.picker
    if picker.at_end():
        device.press("next")
        device.run(LONG)
    picker._led = never
    down(device, "ok")
    assert device.app.stage.top.source != "wayside.ui.screens.crash"


@pytest.mark.parametrize("game", GAMES)
def test_pondering_plays_nothing_and_writes_nothing(tmp_path, game):
    device = at_last_choice(tmp_path, game)
    match = device.app.session.match
    device.press("next", "prev")
    before = (
        list(match.moves),
        match.version,
        match.rules.snapshot(),
        list(match.rules.news),
        device.app.session.live.saves,
    )
    device.app._pondered = None
    device.run(LONG)
    assert device.app.has_pondered()
    assert before == (
        list(match.moves),
        match.version,
        match.rules.snapshot(),
        list(match.rules.news),
        device.app.session.live.saves,
    )


def test_the_board_behind_the_menu_is_loaded_and_let_go_before_another_screen_comes(tmp_path):
    device = at_board(tmp_path, "strada_romana")
    panel = device.app.stage.top.panel
    device.press("back")
    device.run(SOON)
    assert on_top(device) == "PauseScreen" and panel._road is None
    device.run(LONG)
    assert panel._road is not None and panel._draw_card is not None
    down(device, "ok")
    assert on_top(device) == "PauseScreen" and panel._road is None


def test_the_board_behind_news_is_loaded_and_its_choices_are_known(tmp_path):
    device = at_news(tmp_path)
    board = device.app.stage.screens[0]
    assert board.panel._road is None and board.picker is None
    device.run(LONG)
    assert board.panel._road is not None and board.picker is not None
    device.press("ok")
    device.run(LONG)
    assert on_top(device) == "GameScreen"


def test_a_line_over_usb_finds_the_memory_of_the_board_behind_the_menu(tmp_path):
    device = at_board(tmp_path, "strada_romana")
    panel = device.app.stage.top.panel
    device.press("back")
    device.run(LONG)
    device.app.serial = Wire()
    device.app.serial.lines.append("turn")
    sys.modules.pop("wayside.device.serving", None)
    device.tick()
    assert device.app.serial.answers and panel._road is None


def pass_by(device):
    picker = device.app.stage.top.picker
    while picker.entry.tokens != ("pass",):
        device.press("prev")
    device.run(LONG)
    loaded = CHAPTER in sys.modules
    device.press("ok")
    device.run(LONG)
    return loaded


def test_the_screen_of_a_round_is_loaded_before_the_move_that_ends_it_and_left_while_ok_is_down(tmp_path):
    device = at_board(tmp_path, "nasca")
    device.app.session.start("nasca", ["R", "B"], {"compulsory": "off"})
    device.app.go_home()
    device.press("ok")
    device.run(LONG)
    assert not pass_by(device) and pass_by(device)
    assert on_top(device) == "ChapterScreen"
    before = device.picture().tobytes()
    down(device, "ok", 300)
    assert on_top(device) == "GameScreen" and device.picture().tobytes() == before
    device.run(500)  # now it is held, which asks for help
    assert on_top(device) != "GameScreen"
    device.run(LONG)
    device.press("back")
    device.run(LONG)
    assert on_top(device) == "ChapterScreen" and device.picture().tobytes() == before
    device.press("ok")
    device.run(LONG)
    assert on_top(device) == "GameScreen"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_foretold_of_a_move_that_somebody_only_asks_about(tmp_path, game):
    """It may be one that nobody can play."""
    device = at_board(tmp_path, game)
    pause(device, "may_i")
    match = device.app.session.match
    before = match.rules.snapshot()
    match.rules.foretell = never
    rng = random.Random(1)
    for _ in range(60):
        device.press(rng.choice(["next", "next", "prev", "ok"] if on_top(device) == "AskScreen" else ["back"]))
        device.run(300)
    assert match.rules.snapshot() == before and on_top(device) != "CrashScreen"


@pytest.mark.parametrize("game", GAMES)
def test_the_device_does_not_ponder_while_a_move_is_played_ahead(tmp_path, game):
    """OK is let go, pressed and let go again while the device is busy for long."""
    device = at_last_choice(tmp_path, game)
    if device.app.stage.top.picker.droppable:
        device.press("back")
        device.run(LONG)
    device.hardware.press(device.key_of("ok"), 300)
    device.run(250)
    device.hardware.press(device.key_of("ok"), 40, 120)
    device.hardware.advance(500)
    for _ in range(3):
        device.tick()
    assert on_top(device) != "CrashScreen"


@pytest.mark.parametrize("game", ["la_strada", "strada_romana"])
def test_a_board_that_made_room_for_a_menu_that_does_not_come_is_drawn_as_a_whole(tmp_path, monkeypatch, game):
    device = Device(load_board("pico_display_2"), tmp_path)
    device.app.session.start(game)
    device.cut_power()
    device.press("ok")
    device.run(LONG)
    without_room(device)
    device.run(LONG)
    load_menu = game_screen.load_menu

    def slow():
        load_menu()
        device.hardware.press(device.key_of("next"), 60)  # while BACK is down
        device.hardware.advance(40)

    monkeypatch.setattr(game_screen, "load_menu", slow)
    device.hardware.press(device.key_of("back"), 600)
    device.run(300)
    assert on_top(device) == "GameScreen"
    assert_drawn_in_full(device)


@pytest.mark.parametrize("line", ["undo", "undo 99"])
def test_what_is_undone_over_usb_is_no_news_any_more(tmp_path, line):
    device = at_news(tmp_path)
    device.app.serial = wire(line)
    device.run(LONG)
    assert on_top(device) == "GameScreen" and not device.app.stage.toast


def test_a_result_that_is_undone_over_usb_leads_back_to_the_board(tmp_path):
    device = Device(load_board("pico_display_2"), tmp_path)
    device.app.session.start("nasca", ["R", "B"], {"compulsory": "off", "rounds": "1"})
    for _ in range(2):
        device.app.session.play("pass")
    device.cut_power()
    device.press("ok")
    while on_top(device) != "ResultScreen":
        device.press("ok")
    device.app.serial = wire("undo")
    device.run(LONG)
    assert on_top(device) == "GameScreen"


def test_help_about_a_board_on_which_something_was_undone_over_usb(tmp_path):
    device = at_board(tmp_path, "nasca")
    device.press("back")
    device.app.serial = wire("undo")
    device.run(LONG)
    device.app.stage.top._help()
    device.run(LONG)
    assert on_top(device) not in ("CrashScreen", "PauseScreen")
