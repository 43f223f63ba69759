"""On the page four letters answer while a board is entered cell by cell, with any keys that the board has."""

import json
from pathlib import Path

import pytest
from page.wasm_device import run_node

from wayside_host.boards.files import list_boards, load_board

PLAYER = Path(__file__).with_name("answers_play.mjs")
FOUR = {"p": ["prev"], "F": ["next"], "h": ["ok"], "s": ["ok held"], "*": ["ok held"]}
TWO = {"p": ["next", "next"], "F": ["next", "ok"], "h": ["ok", "next"], "s": ["ok", "ok"], "*": ["ok", "ok"]}
STICK = {"p": ["left"], "F": ["up"], "h": ["right"], "s": ["down"], "*": ["down"]}


@pytest.mark.parametrize("board", list_boards())
def test_plain_forest_hill_and_spot_are_letters(board):
    keys = load_board(board)["keys"]
    actions = {key["action"] for key in keys}
    names = {key["name"].lower() for key in keys}
    wanted = STICK if "up" in actions else FOUR if "back" in actions else TWO
    found = json.loads(run_node(PLAYER, json.dumps(keys)))
    assert {letter: found[letter] for letter in wanted if letter.lower() not in names} == {
        letter: presses for letter, presses in wanted.items() if letter.lower() not in names
    }
    assert found["z"] == found["Enter"] == []
