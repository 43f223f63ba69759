"""Measuring on the emulated chip, as far as it can be tested without one: spare pin, lines over USB, version."""

import pytest
from referee.talk import Talk

from wayside.games import names
from wayside_host.boards.files import list_boards, load_board
from wayside_host.play.random_match import random_match
from wayside_host.rp2040 import measure
from wayside_host.rp2040.lines import conversation


@pytest.mark.parametrize("name", list_boards())
def test_the_noisy_key_is_on_a_pin_that_the_board_does_not_use(name):
    board = load_board(name)
    lamp = board.get("backlight")
    used = {key["pin"] for key in board["keys"]} | {value for value in board["bus"].values() if isinstance(value, int)}
    assert measure.spare_pin(board) not in used | ({lamp["pin"]} if lamp else set())


@pytest.mark.parametrize("game", names())
def test_the_lines_over_usb_are_answered_as_expected(game):
    match = random_match(game, measure.SHARE)
    referee = Talk()
    referee.say(f"new {game} players={','.join(match.players)}")
    referee.say(f"position {match.rules.position()}")
    asked = set()
    for line, expected in conversation(match):
        assert referee.say(line).startswith(expected), line
        asked.add(line.split()[0])
    assert asked >= {"next", "check", "play", "undo", "redo", "score"}


def test_the_version_of_a_micropython_is_the_one_it_reports(monkeypatch, tmp_path):
    monkeypatch.setattr(measure, "read_uf2", lambda path: b"\xff3.4.0; MicroPython v1.26.1 on 2025-09-11\0")
    assert measure.micropython_of(tmp_path) == "v1.26.1"
    monkeypatch.setattr(measure, "read_uf2", lambda path: b"\xff")
    assert measure.micropython_of(tmp_path) == "of an unknown version"
