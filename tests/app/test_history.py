"""The history goes back to any move, after a question, and forward again; one entry undoes a whole turn."""

import pytest
from games.la_strada.scenes import open_map
from screens.hands import choose, on_top, pause, walk_key

from wayside_host.boards.files import load_board
from wayside_host.device import Device

MOVES = ["a1h5", "h7v2", "a2h5"]


@pytest.fixture(params=["pico_display", "waveshare_oled_13"])
def device(request, tmp_path):
    device = Device(load_board(request.param), tmp_path)
    device.app.session.start("nasca")
    for move in MOVES:
        assert device.app.session.play(move) is None
    device.app.stage.top.refresh()
    device.press("ok")
    return device


def open_at(device, row):
    """The history with its cursor on a row."""
    pause(device, "history")
    while device.app.stage.top.list.cursor != row:
        device.press(walk_key(device))
    device.press("ok")


def test_going_back_is_asked_about_and_no_changes_nothing(device):
    open_at(device, 1)
    assert on_top(device) == "DialogScreen"
    device.press("ok")  # the harmless answer is first
    assert on_top(device) == "HistoryScreen"
    assert device.app.session.match.moves == MOVES


def test_yes_goes_back_and_the_moves_can_be_played_again(device):
    open_at(device, 1)
    choose(device, "dialog.go_back_yes")
    match = device.app.session.match
    assert on_top(device) == "GameScreen"
    assert (match.moves, match.undone) == (MOVES[:1], [MOVES[2], MOVES[1]])
    device.cut_power()
    device.press("ok")
    open_at(device, 3)  # forward again: this loses nothing, so there is no question
    assert on_top(device) == "GameScreen"
    assert device.app.session.match.moves == MOVES


def test_one_entry_takes_back_all_roads_of_a_turn(tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    open_map(device)
    session = device.app.session
    seat = session.match.rules.turn
    while session.match.rules.turn == seat and len(session.match.moves) < 2:
        rules = session.match.rules
        path = ["build"]
        while rules.next(path)[0].token != ".":
            path.append(rules.next(path)[0].token)
        assert session.play(rules.text_of(path)) is None
    before = len(session.match.moves)
    assert before >= 1
    if session.match.rules.turn == seat:
        assert session.play("end") is None
    device.app.stage.top.refresh()
    assert len(session.match.moves) > 1
    pause(device, "undo_turn")
    assert session.match.moves == []
    assert session.match.rules.turn == seat
    assert len(session.match.undone) > 1
