"""A match gets all the memory: starting, opening or leaving one restarts the program, and the picture stays."""

import sys

import pytest
from app.wire import Wire
from screens.hands import back, choose, on_top, open_board, pause

from wayside.device import doors
from wayside.hw.serial import LOST
from wayside.hw.watchdog import restart_warm
from wayside_host.boards.files import list_boards, load_board
from wayside_host.device import Device

LONG = 1500


@pytest.fixture
def device(tmp_path):
    return Device(load_board("pico_display_2"), tmp_path)


def to_the_start(device, game="nasca"):
    """The cursor on the row that starts a match."""
    choose(device, "ui.new_game")
    choose(device, game + ".name")
    device.run(LONG)


def fail(*_):
    raise OSError("no room")


def test_one_moment_is_shown_before_the_match_is_made(device, monkeypatch):
    to_the_start(device)
    seen = []
    start = device.app.session.start

    def watched(*given):
        seen.append(device.picture().tobytes())
        start(*given)

    monkeypatch.setattr(device.app.session, "start", watched)
    before = device.picture().tobytes()
    device.press("ok")
    assert seen and seen[0] != before


def test_nothing_is_written_while_the_key_is_down(device):
    to_the_start(device)
    app, saved = device.app, {path.name for path in (device.flash / "saves").rglob("*")}
    device.hardware.press(device.key_of("ok"), 300)
    device.run(290)
    assert device.app is app and app.session.match is None
    assert {path.name for path in (device.flash / "saves").rglob("*")} == saved
    device.run(200)
    assert device.app is not app and on_top(device) == "GameScreen"


@pytest.mark.parametrize("name", list_boards())
def test_picture_and_light_stay_until_the_board_is_there(name, tmp_path, monkeypatch):
    """A panel that was reset or switched off in between would complain or be dark."""
    device = Device(load_board(name), tmp_path)
    to_the_start(device)
    app, seen = device.app, []

    def restart(place):
        seen.append(device.picture().tobytes())
        restart_warm(place)

    monkeypatch.setattr(doors, "restart_warm", restart)
    device.hardware.press(device.key_of("ok"), 60)
    while device.app is app:
        device.tick()
        device.hardware.advance(1)
    assert seen == [device.picture().tobytes()] and device.hardware.light() == 100
    device.run(LONG)
    assert on_top(device) == "GameScreen" and device.picture().tobytes() != seen[0]


def test_the_light_is_as_bright_as_before(device):
    device.app.session.set("brightness", "40")
    open_board(device)
    device.run(LONG)
    assert device.hardware.light() == 40


@pytest.mark.parametrize("way", ("leave", "put away"))
def test_leaving_a_match_restarts_at_home(device, way):
    open_board(device)
    app = device.app
    if way == "leave":
        pause(device, "leave")
    else:
        pause(device, "stop_match")
        choose(device, "dialog.stop_yes")
    assert device.app is not app and on_top(device) == "HomeScreen"
    assert (device.app.session.match is None) == (way == "put away")


def test_only_the_code_of_the_match_is_in_memory(device):
    open_board(device)
    device.run(LONG)
    ours = [name for name in sys.modules if name.startswith("wayside.games.nasca")]
    assert {name.split(".")[3] for name in ours if name.count(".") > 2} == {"rules", "look"}
    pause(device, "leave")
    device.run(LONG)
    assert not [name for name in sys.modules if name.startswith("wayside.games.nasca.look")]


def test_a_match_that_is_not_on_flash_is_opened_where_it_is(device):
    to_the_start(device)
    app = device.app
    app.session.files.create = app.session.files.rewrite = app.session.files.write = fail
    device.press("ok")
    device.run(LONG)
    assert device.app is app and on_top(device) == "GameScreen" and not app.session.saved
    back(device)
    choose(device, "ui.leave")
    assert device.app is app and on_top(device) == "HomeScreen" and app.session.match is not None


def test_a_key_that_is_down_meanwhile_does_nothing(device):
    to_the_start(device)
    device.press("ok")
    device.hardware.hold(device.key_of("ok"))
    device._start()  # the key is down when the program checks the keys
    device.run(50)
    device.hardware.release(device.key_of("ok"))
    device.run(LONG)
    assert device.app.stage.top.picker.path == []


def test_a_match_for_which_there_is_no_room_beside_the_old_one_makes_room(tmp_path, monkeypatch):
    from wayside.referee.protocol import Protocol

    device = Device(load_board("pico_display_2"), tmp_path, serial=Wire("new jarnac"))
    device.run(100)
    own = Protocol.parts

    def parts(protocol, line):
        if protocol.table.match is not None:
            raise MemoryError
        return own(protocol, line)

    monkeypatch.setattr(Protocol, "parts", parts)
    for line, game in (("new nasca players=nobody", "jarnac"), ("new nasca", "nasca")):
        device.serial.lines.append(line)
        device.run(500)
        assert device.serial.answers[-1].startswith("=" if game == "nasca" else "?")
        assert on_top(device) == "HomeScreen"
        assert device.app.session.match.game == game


@pytest.mark.parametrize("failures", (1, 2))
@pytest.mark.parametrize(
    "line, answer, moves", (("play c3h5", "=", ["c3h5"]), ("turn", "= R bar", []), ("undo", "? undo", []))
)
def test_when_memory_runs_out_over_a_line_the_board_comes_back_and_nothing_is_lost(
    failures, line, answer, moves, tmp_path, monkeypatch
):
    from wayside.referee.protocol import Protocol

    device = Device(load_board("pico_display_2"), tmp_path, serial=Wire("new nasca"))
    device.run(500)
    device.press("ok")
    device.run(500)
    assert on_top(device) == "GameScreen"
    own, left = Protocol.parts, [failures]

    def parts(protocol, line):
        if left[0]:
            left[0] -= 1
            protocol.table.match.moves.append("half of a move")
            raise MemoryError
        return own(protocol, line)

    monkeypatch.setattr(Protocol, "parts", parts)
    for expected in ["? memory", answer][failures == 1 :]:
        device.serial.lines.append(line)
        device.run(500)
        assert device.serial.answers[-1].startswith(expected)
        assert on_top(device) == "GameScreen"
    assert device.app.session.match.moves == moves


def test_a_line_for_which_there_is_no_memory_is_answered_and_changes_nothing(tmp_path):
    device = Device(load_board("pico_display_2"), tmp_path, serial=Wire("new nasca"))
    device.run(500)
    device.press("ok")
    device.run(500)
    device.serial.lines.append("play c3h5")
    device.run(500)
    device.serial.lines.append(LOST)
    device.run(500)
    assert device.serial.answers[-1].startswith("? memory")
    assert on_top(device) == "GameScreen"
    assert device.app.session.match.moves == ["c3h5"]


@pytest.mark.parametrize("name", ("pico_display_2", "waveshare_oled_13"))
def test_a_match_that_is_refused_over_usb_leaves_a_list_as_it_was(name, tmp_path):
    device = Device(load_board(name), tmp_path, serial=Wire())
    device.run(LONG)
    before = device.picture().tobytes()
    device.serial.lines.append("new nasca players=nobody")
    device.run(LONG)
    assert device.serial.answers[-1].startswith("?")
    assert on_top(device) == "HomeScreen" and device.picture().tobytes() == before
