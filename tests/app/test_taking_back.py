"""Taking back a move: choices are dropped first, the move's player is named, and others' moves are asked about."""

import pytest
from games.la_strada.scenes import open_map
from screens.hands import back, choose, on_top, open_board, pause, play_to_end_of_round

from wayside_host.boards.files import load_board
from wayside_host.device import Device


@pytest.fixture
def device(tmp_path):
    return Device(load_board("pico_display"), tmp_path)


def rows(device):
    return [item[0] for item in device.app.stage.top.items()]


def toast(device):
    key, facts, _ = device.app.stage.toast
    return device.app.stage.texts(key, **facts)


def play(device, *moves):
    for move in moves:
        assert device.app.session.play(move) is None
    device.app.stage.top.refresh()
    device.run(100)


def test_holding_back_drops_a_choice_before_it_takes_back_a_move(device):
    open_board(device)
    play(device, "a1h5")
    device.press("ok", "ok")
    picker = device.app.stage.top.picker
    assert picker.droppable
    device.press("hold_back")
    assert not picker.droppable and on_top(device) == "GameScreen"
    assert device.app.session.match.moves == ["a1h5"]


def test_the_move_of_another_player_is_taken_back_only_after_a_question(device):
    open_board(device)
    play(device, "a1h5")  # by Anna; now it is Blue's turn
    device.press("hold_back")
    assert on_top(device) == "DialogScreen"
    assert " ".join(device.app.stage.top.lines) == "Anna made move 1."
    device.press("ok")  # the cursor starts on the harmless answer
    assert (on_top(device), device.app.session.match.moves) == ("GameScreen", ["a1h5"])
    device.press("hold_back", "next", "ok")
    assert (on_top(device), device.app.session.match.moves) == ("GameScreen", [])
    assert toast(device) == "Anna: move 1 taken back"


def test_the_players_own_move_is_taken_back_at_once(device):
    """In La Strada a player may build several roads in a turn."""
    open_map(device)
    match = device.app.session.match
    play(device, first_move(match.rules))
    while match.actors[-1] != match.rules.turn:
        play(device, first_move(match.rules))
    count = len(match.moves)
    device.press("hold_back")
    assert on_top(device) == "GameScreen"
    assert len(match.moves) == count - 1


def first_move(rules):
    path = []
    while rules.next(path)[0].token != ".":
        path.append(rules.next(path)[0].token)
    return rules.text_of(path)


def test_the_menu_names_whose_move_it_takes_back_and_asks_no_more(device):
    open_board(device)
    play(device, "a1h5")
    back(device)
    assert rows(device)[0] == "Undo Anna, 1"
    device.press("ok")
    assert (on_top(device), device.app.session.match.moves) == ("GameScreen", [])


def test_with_two_keys_undo_is_the_first_row_of_the_menu(tmp_path):
    board = load_board("pico_display")
    board["keys"] = [key for key in board["keys"] if key["action"] in ("next", "ok")]
    device = Device(board, tmp_path)
    open_board(device)
    play(device, "a1h5")
    device.press("ok", "hold_ok")  # a choice is dropped
    assert (on_top(device), device.app.session.match.moves) == ("GameScreen", ["a1h5"])
    device.press("hold_ok", "ok")
    assert (on_top(device), device.app.session.match.moves) == ("GameScreen", [])


def test_at_the_end_of_a_match_the_last_move_is_taken_back_after_a_question(device):
    play_to_end_of_round(device, 2)
    count = len(device.app.session.match.moves)
    device.press("hold_back")
    assert on_top(device) == "DialogScreen"
    device.press("next", "ok")
    assert (on_top(device), len(device.app.session.match.moves)) == ("GameScreen", count - 1)


def test_a_match_that_was_saved_and_left_is_paused_among_the_saved_games(device):
    open_board(device)
    play(device, "a1h5")
    pause(device, "leave")
    assert ("Saved games", "1", "save") in device.app.stage.top.items()
    choose(device, "ui.saved_games")
    ((label, value, _),) = device.app.stage.top.items()
    assert (label, value) == ("Nasca Anna - Blue", "paused")
    device.press("ok", "ok")
    assert (on_top(device), device.app.session.match.moves) == ("GameScreen", ["a1h5"])


def test_the_match_on_the_table_can_be_deleted_among_the_saved_games(device):
    open_board(device)
    pause(device, "leave")
    choose(device, "ui.saved_games")
    device.press("ok")
    choose(device, "ui.delete")
    choose(device, "dialog.delete_yes")
    assert (on_top(device), device.app.stage.top.items()) == ("ArchiveScreen", [])
    device.press("back")
    assert on_top(device) == "HomeScreen"
    assert device.app.session.match is None
    assert ("Saved games", "0", "save") in device.app.stage.top.items()


def test_a_match_that_was_opened_again_is_listed_once(device):
    open_board(device)
    play(device, "a1h5")
    assert device.app.session.keep()
    assert device.app.session.reopen(1)
    device.app.session.undo()
    device.cut_power()
    assert [(entry.number, entry.moves, entry.on_table) for entry in device.app.session.archive.entries()] == [
        (1, 0, True)
    ]
    assert device.app.session.archive.count() == 1
    device.app.session.archive.delete(1)
    assert device.app.session.archive.entries() == []
