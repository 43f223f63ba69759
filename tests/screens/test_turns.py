"""What a board shows at the beginning of a turn: who is on turn, and all that can be done."""

import pytest
from app.at_board import LONG, at_board
from games.la_strada.scenes import open_map
from screens.goldens import PICTURED
from screens.hands import on_top, walk_key
from ui.checked_canvas import CheckedCanvas

from wayside.games import names
from wayside_host.boards.files import load_board
from wayside_host.device import Device


@pytest.fixture(autouse=True)
def noted(monkeypatch):
    monkeypatch.setattr("wayside.device.canvas.Canvas", CheckedCanvas)


def seen(device):
    """The texts that are on the glass."""
    return [text for _, _, _, _, text in device.app.canvas._boxes]


def names_the_player(device):
    """A narrow column cuts long names."""
    stage = device.app.stage
    name = stage.player_name(stage.session.match.rules.turn)
    return any(name[:4] in text for text in seen(device))


@pytest.mark.parametrize("board", PICTURED)
@pytest.mark.parametrize("game", names())
def test_the_board_names_the_player_on_turn_also_while_choosing(tmp_path, game, board):
    device = at_board(tmp_path, game, board)
    assert names_the_player(device)
    for _ in range(2):
        device.press("ok")
        device.run(LONG)
        if on_top(device) == "GameScreen":
            assert names_the_player(device)


@pytest.mark.parametrize("board", PICTURED)
def test_la_strada_shows_build_and_end_side_by_side(tmp_path, board):
    device = Device(load_board(board), tmp_path)
    open_map(device)
    device.run(LONG)
    for _ in range(2):
        assert {"Build", "End"} <= set(seen(device))
        device.press(walk_key(device))


@pytest.mark.parametrize("board", PICTURED)
def test_strada_romana_shows_move_wagon_tile_and_pass_side_by_side(tmp_path, board):
    device = Device(load_board(board), tmp_path)
    device.app.session.start("strada_romana")
    device.app.stage.top.refresh()
    device.press("ok")
    device.app.stage.hush()  # the note that this is the stand-in
    device.run(LONG)
    shown = set(seen(device))
    assert {"Move", "Pass"} <= shown and shown & {"Tile", "Wagon tile"}
    words, picked = device.app.stage.top.actions()
    assert words[picked] == "Move"
    while device.app.stage.top.picker.entry.tokens != ("pass",):
        device.press(walk_key(device))
    words, picked = device.app.stage.top.actions()
    assert words[picked] == "Pass"
