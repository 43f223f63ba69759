"""The heap that any game may take on each size of screen. A Pico has 229 kB (v1.24) to 241 kB (v1.26 on) after boot.

The figures are peaks: the fullest board, the magnified map, the pause menu and every screen that it opens. There is
plenty of memory here, so a covered board keeps its drawing code; if memory is scarce, the shelf drops that code first.
Names cost memory too, in steps: MicroPython keeps them in pools of 20, 40, 80 ... places. Nothing frees them here;
on a Pico a match begins with no names but its own.
"""

import pytest
from heap.budgets import BUDGETS, FULLEST, kinds
from heap.measure import least, peak

from wayside.games import names
from wayside_host.boards.files import load_board

GROWTH = 11_000  # what a long match may add: log, snapshots, pieces
# All games on the board of each size that takes most; one game on the others.
PAIRS = [(board, game) for board in kinds() for game in names() if board in FULLEST or game == names()[0]]


@pytest.mark.parametrize("board, game", PAIRS)
def test_every_game_keeps_to_the_budget_of_the_board(board, game):
    display = load_board(board)["display"]
    budget = BUDGETS[display["width"], display["height"]]
    figures = least(board, game, budget)
    assert peak(figures) <= budget
    assert figures["moves"][0] - figures["board"][0] <= GROWTH
