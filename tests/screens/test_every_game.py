"""The setup, the board and the end of every game, with or without scenes of its own: no text leaves its place."""

import random

import pytest
from moves import random_move
from screens.goldens import PICTURED
from screens.hands import back, choose, on_top, pause
from ui.checked_canvas import CheckedCanvas

from wayside.games import names
from wayside_host.boards.files import load_board
from wayside_host.device import Device

MOST_MOVES = 400  # of a random match; if it has not ended then, it is checked as it is


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("board", PICTURED)
def test_no_text_leaves_its_place(board, game, tmp_path, monkeypatch):
    monkeypatch.setattr("wayside.device.canvas.Canvas", CheckedCanvas)
    device = Device(load_board(board), tmp_path)
    seen = []

    def look():
        device.run(2000)
        assert device.app.canvas.faults() == [], f"{on_top(device)} of {game} on {board}: texts that find no room"
        seen.append(on_top(device))

    choose(device, "ui.new_game")
    choose(device, f"{game}.name")
    if on_top(device) == "BoardsScreen":
        device.run(2000)
        assert device.app.canvas.faults() == []
        device.press("ok")
    look()
    choose(device, "ui.start_game")
    look()
    session, rng = device.app.session, random.Random(1)
    while session.match.rules.turn >= 0 and len(session.match.moves) < MOST_MOVES:
        session.play(random_move(session.match.rules, rng))
    if session.match.rules.turn < 0:
        session.undo()
    device.app.stage.top.refresh()
    look()
    assert seen == ["SetupScreen", "GameScreen", "GameScreen"]
    for entry in ("score", "help"):
        pause(device, entry)
        look()
        while on_top(device) != "GameScreen":
            back(device)
