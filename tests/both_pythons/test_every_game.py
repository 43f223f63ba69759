"""A random match of every game in real MicroPython: what is not in its language is found here, and not at a table."""

from pathlib import Path

import pytest

from wayside.games import names
from wayside_host import wasm

TESTS = Path(__file__).parents[1]
INSIDE = Path(__file__).with_name("inside")


@pytest.mark.parametrize("game", names())
def test_a_random_match_on_micropython(game):
    folders = [INSIDE, TESTS, TESTS.parent / "firmware"]
    done = wasm.run(INSIDE / "whole_match.py", [game], folders, timeout=100)
    assert done.returncode == 0 and done.stderr == "", done.stdout + done.stderr
    moves, _, how = done.stdout.strip().partition(" ")
    assert how == "over" or int(moves) >= 60, done.stdout
