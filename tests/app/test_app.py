"""The app as a whole: power cuts, crashes, the light, clocks, and the text protocol over the serial line."""

import sys
import time
from contextlib import nullcontext

import pytest
from app.wire import Wire
from screens.hands import back, choose, on_top, open_board, pause

from wayside.games import names
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.emulator.machine import Reset
from wayside_host.play.random_match import random_match


@pytest.fixture
def device(tmp_path):
    return Device(load_board("pico_display"), tmp_path)


# Power


def test_after_a_power_cut_in_the_middle_of_a_move_the_match_is_where_it_was(device):
    open_board(device)
    device.press("ok", "ok", "ok", "ok", "next")
    moves = list(device.app.session.match.moves)
    device.cut_power()
    assert on_top(device) == "WelcomeScreen"
    device.press("ok")
    assert on_top(device) == "GameScreen"
    assert device.app.session.match.moves == moves
    assert len(moves) == 1


def test_a_press_during_the_stall_of_a_flash_erase_is_not_lost(device):
    open_board(device)
    cursor = device.app.stage.top.picker.cursor
    device.hardware.press("B", 20)
    device.hardware.flash_stall(45)
    device.run(100)
    assert device.app.stage.top.picker.cursor == cursor + 1


# Faults


def test_a_fault_shows_a_code_is_written_down_and_the_match_comes_back(device):
    open_board(device)
    device.press("ok", "ok", "ok")
    try:
        device.app.stage.top.no_such_thing()
    except AttributeError as error:
        device.app.crash(error)
    device.run(20)
    assert on_top(device) == "CrashScreen"
    assert "test_app:test_a_fault_shows" in device.app.stage.top.code
    device.press("ok")
    assert on_top(device) == "WelcomeScreen"
    assert len(device.app.session.match.moves) == 1
    assert device.app.session.crashes()[0].startswith("AttributeError ")


def test_a_fault_while_a_fault_is_told_starts_the_device_anew(device):
    before = device.app
    before.crash(MemoryError())
    device.run(100)
    assert on_top(device) == "CrashScreen" and device.app is before

    def fails():
        raise ValueError

    before.stage.top.draw = fails
    before.stage.top.wipe()
    with pytest.raises(ValueError):
        device.tick()
    with pytest.raises(Reset):
        before.crash(ValueError())


def test_a_fault_that_cannot_even_be_told_starts_the_device_anew(device, monkeypatch):
    def fails(code):
        raise MemoryError

    monkeypatch.setattr(device.app.session, "log_crash", fails)
    with pytest.raises(Reset):
        device.app.crash(MemoryError())


def test_a_fault_in_what_a_key_does_is_shown_and_stays_when_the_key_goes_up(device):
    open_board(device)

    def fails(event):
        raise ValueError

    device.app.stage.top.key = fails
    for action in ("ok", "next"):
        device.hardware.press(device.key_of(action), 300)
        while on_top(device) == "GameScreen":
            try:
                device.tick()
            except ValueError as error:
                device.app.crash(error)
            device.hardware.advance(5)
        device.run(1000)
        assert on_top(device) == "CrashScreen"
        device.press("ok")
        assert on_top(device) == "WelcomeScreen"  # OK restarts the device
        device.press("ok")
        device.app.stage.top.key = fails


@pytest.mark.parametrize("times", (1, 2))
def test_a_picture_for_which_memory_runs_out_is_drawn_again_once(device, times):
    open_board(device)
    device.run(100)
    top, before = device.app.stage.top, device.picture().tobytes()
    new_panel, failed = top.new_panel, []

    def failing_panel():
        """The panel is dropped to make room; then the next drawing fails too, or not."""
        panel = new_panel()
        draw = panel.draw

        def fails(path):
            if len(failed) < times:
                failed.append(path)
                raise MemoryError
            draw(path)

        panel.draw = fails
        return panel

    top.new_panel = failing_panel
    top.release()
    top.wipe()
    if times == 2:
        with pytest.raises(MemoryError):
            device.run(1000)
        device.app.crash(MemoryError())
        device.run(100)
        assert on_top(device) == "CrashScreen"
    else:
        device.run(1000)
        assert device.picture().tobytes() == before


def failing(function, times):
    """A function for which memory runs out so many times before it does its work."""
    failed = []

    def fails(*arguments):
        if len(failed) < times:
            failed.append(arguments)
            raise MemoryError
        return function(*arguments)

    return fails


@pytest.mark.parametrize("times", (1, 2))
def test_a_key_for_which_memory_runs_out_acts_once_more_and_then_it_is_a_fault(device, times):
    open_board(device)
    top = device.app.stage.top
    top.more = failing(top.more, times)
    with pytest.raises(MemoryError) if times == 2 else nullcontext():
        device.press("hold_ok")
        assert on_top(device) == "HelpScreen"


def test_a_key_for_which_memory_runs_out_after_its_move_does_not_act_twice(device, monkeypatch):
    monkeypatch.setattr("wayside.device.rehearsal.REHEARSES", False)
    open_board(device)
    top, match = device.app.stage.top, device.app.session.match
    top._go_on = failing(top._go_on, 1)
    count = len(match.moves)
    while len(match.moves) == count:
        device.press("ok")
    device.run(1000)
    assert len(match.moves) == count + 1 and on_top(device) == "GameScreen"
    assert device.app.session.saved and device.app.stage.top.picker.path == []


def test_where_memory_is_short_nothing_is_prepared(device):
    open_board(device)
    panel = device.app.stage.top.panel
    panel.prepare = failing(panel.prepare, 9)
    device.press("next")
    device.run(1000)
    assert on_top(device) == "GameScreen" and device.app.stage.top.panel is panel


def test_the_watchdog_starts_the_device_anew_when_nothing_feeds_it(device):
    from wayside.hw.watchdog import Watchdog

    watchdog = Watchdog()
    for _ in range(20):
        device.hardware.advance(1000)
        watchdog.feed()
    device.hardware.advance(7500)
    with pytest.raises(Reset):
        device.hardware.advance(1000)


def test_a_stopped_watchdog_lets_the_prompt_live(device):
    from wayside.hw.watchdog import Watchdog

    Watchdog().stop()
    device.hardware.advance(60_000)


# Light


def dark(device):
    device.run(900_100)
    assert device.hardware.light() == 0


def test_a_key_that_wakes_the_dark_screen_does_nothing_else(device):
    open_board(device)
    device.press("ok", "ok")
    for key in ("ok", "back", "next", "hold_ok", "hold_back"):
        path, cursor = list(device.app.stage.top.picker.path), device.app.stage.top.picker.cursor
        dark(device)
        device.press(key)
        device.run(50)  # a panel needs time to wake
        assert device.hardware.light() == 100
        assert on_top(device) == "GameScreen"
        assert device.app.session.match.moves == []
        assert (device.app.stage.top.picker.path, device.app.stage.top.picker.cursor) == (path, cursor)
    device.press("ok")
    assert len(device.app.session.match.moves) == 1


def test_the_light_is_on_after_a_soft_reset_late_in_the_day(device):
    device.hardware.advance(5_000_000)
    from wayside.device.building import build

    device.app = build(device.board, None, str(device.flash / "saves"))
    device.run(20)
    assert device.hardware.light() == 100


def test_a_dimmed_screen_is_never_brighter_than_the_lit_one(device):
    device.app.session.set("brightness", "20")
    device.run(20)
    assert device.hardware.light() == 20
    device.run(60_100)
    assert device.hardware.light() == 10


# Clocks


def test_the_clock_runs_on_the_board_and_stands_still_in_the_menu(device):
    open_board(device)
    device.run(10_000)
    back(device)
    device.run(60_000)
    back(device)
    device.run(5_000)
    device.press("ok", "ok", "ok")
    seconds = device.app.session.match.clock(0) // 10
    assert 15 <= seconds <= 17


def test_clocks_can_be_switched_off(device):
    device.app.session.set("clock", "off")
    open_board(device)
    device.run(10_000)
    device.press("ok", "ok", "ok")
    assert device.app.session.match.times == [0]


# Serial


def test_the_device_speaks_the_text_protocol_and_shows_what_it_changed(tmp_path):
    wire = Wire()
    device = Device(load_board("pico_display"), tmp_path, serial=wire)
    wire.lines = ["new nasca", "play c3h5", "nonsense", "turn"]
    device.run(100)
    assert wire.answers == [
        "=\n\n",
        "=\n\n",
        "? command there is no command 'nonsense'; 'help' lists them\n\n",
        "= B bar\n\n",
    ]
    assert device.app.session.match.moves == ["c3h5"]
    device.press("ok")
    assert on_top(device) == "GameScreen"
    wire.lines = ["play c4h4"]
    device.run(100)
    assert on_top(device) == "GameScreen"
    assert device.app.session.match.moves == ["c3h5", "c4h4"]
    device.cut_power()
    assert device.app.session.match.moves == ["c3h5", "c4h4"]


def test_a_game_that_comes_while_another_is_in_memory_is_loaded_anew_from_the_flash(tmp_path):
    """If it is loaded beside another match, memory is fragmented and a Pico has no room for the next one."""
    wire = Wire()
    device = Device(load_board("pico_display"), tmp_path, serial=wire)
    wire.lines = ["new nasca", "play c3h5", "new la_strada", "turn"]
    device.run(300)
    assert [answer[0] for answer in wire.answers] == list("====")
    session = device.app.session  # the device has restarted with it
    assert (session.match.game, session.live.match) == ("la_strada", session.match)
    assert not modules_of("nasca")
    assert on_top(device) == "HomeScreen"
    wire.lines = ["play end", "new nasca"]
    session.files.create = session.files.rewrite = (
        fail  # from now on nothing can be saved, so the match is in memory only
    )
    device.run(300)
    assert (session.match.game, session.saved) == ("nasca", False)


# Settings and kept games


def test_a_setting_that_this_firmware_does_not_know_is_passed_over(device):
    device.app.session.set("language", "de")
    device.app.session.settings["language"] = "tlh"
    device.app.session.settings["brightness"] = "55"
    device.app.session.set("clock", "off")
    device.cut_power()
    assert device.app.stage.texts.language == "en"
    assert device.app.session.settings["brightness"] == "100"
    assert device.app.session.settings["clock"] == "off"


def test_a_new_game_puts_the_running_one_among_the_saved_games(device):
    open_board(device)
    device.press("ok", "ok", "ok")
    pause(device, "leave")
    choose(device, "ui.new_game")
    choose(device, "dialog.new_game_yes")
    assert on_top(device) == "GamesScreen"
    assert [entry.moves for entry in device.app.session.archive.entries()] == [1]


def test_a_kept_game_can_be_opened_again(device):
    test_a_new_game_puts_the_running_one_among_the_saved_games(device)
    back(device)
    choose(device, "ui.saved_games")
    device.press("ok", "ok")
    assert on_top(device) == "GameScreen"
    assert len(device.app.session.match.moves) == 1


def test_without_room_the_person_is_asked_and_nothing_is_lost(device, monkeypatch):
    open_board(device)
    device.press("ok", "ok", "ok")
    pause(device, "leave")
    monkeypatch.setattr(device.app.session, "keep", lambda: False)
    choose(device, "ui.new_game")
    choose(device, "dialog.new_game_yes")
    assert on_top(device) == "DialogScreen"
    choose(device, "dialog.full_no")
    assert on_top(device) == "HomeScreen"
    assert len(device.app.session.match.moves) == 1


def test_a_board_with_next_ok_and_back_only_has_a_pause_menu_too(tmp_path):
    board = load_board("pico_display")
    board["keys"] = [key for key in board["keys"] if key["action"] != "prev"]
    device = Device(board, tmp_path)
    open_board(device)
    back(device)
    assert on_top(device) == "PauseScreen"
    board["keys"] = [key for key in board["keys"] if key["action"] != "back"]
    device = Device(board, tmp_path / "two")
    open_board(device)
    back(device)
    assert on_top(device) == "PauseScreen"


def test_ticks_are_the_only_clock(device):
    assert time.ticks_ms() == device.hardware.clock.us // 1000


def fail(*_):
    raise OSError("no room")


def modules_of(game):
    return [name for name in sys.modules if name.startswith(f"wayside.games.{game}")]


def test_only_the_game_on_the_table_stays_in_memory(device):
    """The Pico has no memory for two."""
    open_board(device)
    assert modules_of("nasca")
    pause(device, "leave")
    choose(device, "ui.new_game")
    choose(device, "dialog.new_game_yes")
    assert not modules_of("nasca")
    choose(device, "la_strada.name")
    choose(device, "la_strada.value_land_standin")
    assert modules_of("la_strada")
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"
    assert modules_of("la_strada") and not modules_of("nasca")
    assert not modules_of("la_strada.options")


@pytest.mark.parametrize("game", names())
def test_a_match_that_is_refused_over_usb_leaves_the_board_as_it_was(game, tmp_path):
    device = Device(load_board("pico_display_2"), tmp_path, serial=Wire())
    device.app.session.adopt(random_match(game, 0.5))
    device.cut_power()
    device.run(1500)
    device.press("ok", "next")
    device.run(1500)
    before, top = device.picture().tobytes(), device.app.stage.top
    device.serial.lines.append("new nasca players=nobody")
    device.run(1500)
    assert device.serial.answers[-1].startswith("?")
    assert device.app.stage.top is top and device.picture().tobytes() == before
    device.press("next")
    device.run(500)
    assert on_top(device) == "GameScreen"
