"""OK and BACK act when they go up; while they are down, their result is rehearsed unseen, and nothing else changes."""

import random

import pytest
from app.at_board import LONG, at_board
from app.tables import TABLES, at_table
from app.wire import Wire
from moves import random_move
from PIL import ImageChops
from screens.hands import on_top

from wayside.device import rehearsal
from wayside.games import names
from wayside_host.boards.files import load_board
from wayside_host.device import Device

ROAD = "wayside.games.strada_romana.look.road_painter"


def down(device, action, ms=30):
    """A finger that still presses the key."""
    device.hardware.press(device.key_of(action), 2000)
    device.run(ms)


def wire(line):
    """A cable on which a single line arrives."""
    made = Wire()
    made.lines.append(line)
    return made


@pytest.mark.parametrize("game", names())
def test_the_result_of_ok_is_drawn_unseen_while_it_is_down_and_shown_when_it_goes_up(tmp_path, game):
    device = at_board(tmp_path, game)
    for key in ("next", "ok") * 4:  # to a choice that does not complete a move
        if device.app.stage.top.picker.completes():
            device.press(key)
    device.run(LONG)
    before = device.picture().tobytes()
    device.hardware.press(device.key_of("ok"), 400)
    device.run(390)
    assert device.picture().tobytes() == before
    device.app.stage.top.draw = None  # everything is drawn
    device.run(15)
    after = device.picture().tobytes()
    del device.app.stage.top.draw
    device.run(LONG)
    assert after != before and device.picture().tobytes() == after


def test_holding_ok_explains_what_is_seen_and_not_the_rehearsed_result(tmp_path):
    device = at_board(tmp_path, "strada_romana")
    picker = device.app.stage.top.picker
    down(device, "ok", 400)
    assert picker.path
    device.run(400)
    assert picker.path == [] and on_top(device) != "GameScreen"


@pytest.mark.parametrize("game", names())
def test_releasing_back_while_its_hint_fills_does_the_same_as_sooner(tmp_path, game):
    """From here on the hint of the key shows how long it is held, on the unchanged screen."""
    seen = []
    for ms in (90, 700):
        device = at_board(tmp_path / str(ms), game)
        before = device.picture()
        device.hardware.press(device.key_of("back"), ms)
        device.run(ms - 5)
        changed = ImageChops.difference(before, device.picture()).getbbox()
        assert changed is None if ms < 300 else changed[1] > device.picture().height - 20
        device.run(LONG)
        seen.append((on_top(device), device.picture().tobytes()))
    assert seen[0] == seen[1] and seen[0][0] == "PauseScreen"


def test_another_key_while_ok_is_down_acts_on_what_is_seen(tmp_path):
    device = at_board(tmp_path, "nasca")
    picker = device.app.stage.top.picker
    cursor = picker.cursor
    device.hardware.press(device.key_of("ok"), 400)
    device.run(200)
    device.hardware.press(device.key_of("next"), 60)
    device.run(100)
    assert picker.path == [] and picker.cursor == (cursor + 1) % len(picker.entries)
    device.run(LONG)
    assert picker.path and picker.path[0] != picker.tree([])[cursor].token


def test_a_move_over_usb_while_ok_is_down_is_played_and_ok_acts_after_it(tmp_path):
    device = at_board(tmp_path, "nasca")
    match = device.app.session.match
    count = len(match.moves)
    device.hardware.press(device.key_of("ok"), 400)
    device.run(200)
    device.app.serial = wire("play " + random_move(match.rules, random.Random(1)))
    device.run(100)
    assert len(match.moves) == count + 1 and device.app.stage.top.picker.path == []
    device.run(LONG)
    assert len(match.moves) == count + 1 and device.app.stage.top.picker.path


def test_a_power_cut_while_ok_is_down_leaves_the_match_as_it_was(tmp_path):
    device = at_board(tmp_path, "nasca")
    before, moves = device.picture().tobytes(), list(device.app.session.match.moves)
    down(device, "ok", 200)
    device.cut_power()
    device.run(LONG)
    device.press("ok")
    device.run(LONG)
    assert device.picture().tobytes() == before and device.app.session.match.moves == moves


def at_last_choice(folder, game, board="pico_display_2"):
    """A device on which OK would complete a move; a move was undone before."""
    device = at_board(folder, game, board)
    device.app.session.undo()
    device.app.stage.top.refresh()
    device.run(LONG)
    while not device.app.stage.top.picker.completes():
        device.press("ok")
    device.run(LONG)
    return device


def on_flash(device):
    return {
        path.relative_to(device.flash): path.read_bytes()
        for path in (device.flash / "saves").rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("game", names())
def test_a_move_is_played_unseen_while_ok_is_down_and_is_on_flash_when_it_is_seen(tmp_path, game):
    device = at_last_choice(tmp_path, game)
    match = device.app.session.match
    before, saved, count = device.picture().tobytes(), on_flash(device), len(match.moves)
    device.hardware.press(device.key_of("ok"), 300)
    device.run(290)
    assert len(match.moves) == count + 1
    assert device.picture().tobytes() == before and on_flash(device) == saved
    while device.picture().tobytes() == before:
        device.tick()
        device.hardware.advance(1)
    assert on_flash(device) != saved
    device.cut_power()
    assert device.app.session.match.moves == match.moves


@pytest.mark.parametrize("game", names())
def test_a_move_is_not_played_when_ok_is_held_or_power_or_wayside_fails(tmp_path, game):
    for way in ("hold", "cut", "fail"):
        device = at_last_choice(tmp_path / way, game)
        match = device.app.session.match
        moves, undone, position = list(match.moves), list(match.undone), match.rules.position()
        down(device, "ok", 200)
        assert len(match.moves) == len(moves) + 1
        if way == "hold":
            device.run(1000)
        elif way == "cut":
            device.cut_power()
        else:
            device.app.crash(MemoryError())
            assert on_top(device) == "CrashScreen"
        match = device.app.session.match
        assert (match.moves, match.undone, match.rules.position()) == (moves, undone, position)


@pytest.mark.parametrize("way", ("another key", "hold", "usb"))
@pytest.mark.parametrize("board", ("pico_display_2", "waveshare_oled_13", "waveshare_lcd_114"))
@pytest.mark.parametrize("game", names())
def test_a_move_that_was_put_back_is_never_seen(tmp_path, game, board, way):
    device = at_last_choice(tmp_path, game, board)
    down(device, "ok", 300)
    unseen = bytes(device.app.canvas.buffer)
    if way == "another key":
        walk = {"next", "down"} & {key["action"] for key in device.board["keys"]}
        device.hardware.press(device.key_of(walk.pop()), 60)
    elif way == "usb":
        device.app.serial = wire("turn")
    shown = []
    show = device.app.display.show

    def watched(buffer, dirty):
        shown.append((bytes(buffer) == unseen, device.app.stage.top.stale))
        show(buffer, dirty)

    device.app.display.show = watched
    device.run(900 if way == "hold" else 100)
    assert shown[0] == (False, 0)  # the first picture is different, and everything is drawn


def test_news_is_not_closed_before_it_was_seen(tmp_path):
    """OK goes up, down and up again while the device is busy."""
    device = Device(load_board("generic_ssd1306"), tmp_path)
    device.app.session.start("strada_romana", None, {"bag": "device"})
    device.cut_power()
    device.press("ok")
    while True:
        device.run(LONG)
        before = device.picture().tobytes()
        device.hardware.press(device.key_of("ok"), 300)
        device.run(250)
        if on_top(device) == "NewsScreen" and device.picture().tobytes() == before:
            break
    device.hardware.press(device.key_of("ok"), 40, 120)
    device.hardware.advance(250)
    device.tick()
    assert on_top(device) == "NewsScreen" and device.picture().tobytes() != before


def test_a_screenshot_over_usb_shows_what_is_seen(tmp_path, monkeypatch):
    answers = []
    for rehearses in (True, False):
        device = at_board(tmp_path / str(rehearses), "nasca")
        monkeypatch.setattr(rehearsal, "REHEARSES", rehearses)
        device.press("next")
        device.run(LONG)
        for action in ("", "ok"):
            device.app.serial = wire("screenshot")
            if action:
                down(device, action, 100)
            device.run(100)
            answers.append((device.app.serial.answers, device.picture().tobytes()))
    assert answers[:2] == answers[2:] and answers[0] == answers[1]


def test_the_device_does_not_rest_while_something_is_left_to_do(tmp_path):
    device = at_board(tmp_path, "nasca")
    assert device.app.is_idle()
    device.hardware.press(device.key_of("ok"), 20)
    rested = []
    for _ in range(100):
        device.tick()
        rested.append(device.app.is_idle())
        device.hardware.advance(1)
    picked = len(device.app.stage.top.picker.path)
    assert picked and rested[-1]
    # OK went down, and its result is computed and drawn; then there is a pause.
    assert False in rested[:20] and rested[20:].count(True) > 50


@pytest.mark.parametrize("table", [name for name in TABLES if "from the start" not in name])
def test_random_keys_do_the_same_whether_anything_was_rehearsed_or_not(table, tmp_path, monkeypatch):
    seen = []
    for rehearses in (True, False):
        rng = random.Random(table)
        device = at_table("pico_display_2", table, tmp_path / str(rehearses))
        monkeypatch.setattr(rehearsal, "REHEARSES", rehearses)
        device.hardware.wire_time = False  # showing at another moment must not cost time on a player's clock
        pictures = []
        for _ in range(60):
            key = rng.choice(device.board["keys"])["name"]
            ms = rng.choice((60, 60, 90, 450, 950))  # times at which no repeat is due
            device.hardware.press(key, ms)
            if rng.randrange(5) == 0:  # and another key at the same time
                device.hardware.press(rng.choice(device.board["keys"])["name"], 60, 30)
            device.run(ms + LONG)
            pictures.append(device.picture().tobytes())
        match = device.app.session.match
        seen.append((pictures, match and (match.moves, match.undone), on_flash(device)))
    assert seen[0] == seen[1]
