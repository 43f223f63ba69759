"""A match on a road holds no code of the books, and the other way round."""

# CPython only: it starts another Python

import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.implementation.name != "cpython", reason="it starts another Python")
@pytest.mark.parametrize("mode, other", [("road", "books"), ("books", "on_road")])
def test_a_match_of_one_way_to_play_loads_no_code_of_the_other(mode, other):
    """Whole moves with goods and refusals; the panel too."""
    done = subprocess.run([sys.executable, "-c", WAY % (mode, other)], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.strip() == "[]", done.stdout + done.stderr


WAY = """
import sys
from wayside_host.emulator import install
install()
from wayside.games.strada_romana import GAME
from wayside.i18n.texts import Texts
from wayside.ui.canvas import Canvas
rules = GAME.rules(("R", "B", "Y"), {"mode": "%s", "seed": "2"})
for _ in range(9):
    path = []
    while path[-1:] != ["."]:
        tokens = [choice.token for choice in rules.next(path)]
        path.append("." if "." in tokens else tokens[len(path) %% len(tokens)])
    assert rules.check("move 1:9H tile=blue") is not None
    rules.play(rules.canonical(rules.text_of(path[:-1])))
    GAME.panel(rules, Canvas(240, 135), Texts()).draw([])
print([name for name in sys.modules if ".strada_romana." in name and "%s" in name.split(".")])
"""
