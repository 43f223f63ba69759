"""The heap that any game may take on each size of screen; a Pico has 229 kB (v1.24) to 241 kB (v1.26 on) after boot.

The figures are peaks: the fullest board, the map magnified, the pause menu and every screen that it opens. Here is memory
in plenty, so what draws the board stays while other screens lie on it; where it is scarce, the shelf drops that first.
Names cost memory too, and in leaps: MicroPython keeps them in pools of 20, 40, 80 ... places. Here nothing gives them back;
on a Pico a match begins with none but its own.
"""

import pytest
from heap.measure import least, peak

from wayside.games import names
from wayside_host.boards.files import list_boards, load_board

# By the size of the screen; all have 1.5 kB of slack. The emulated chip has 4 kB more left than this count says.
BUDGETS = {
    (128, 64): 155_500,
    (240, 135): 186_000,
    (240, 240): 201_500,
    (320, 240): 210_000,
}
GROWTH = 11_000  # what the moves of a long match may add: the log, the snapshots, the pieces
# All games on the board of each size that takes most, the biggest one on the others.
BIGGEST = "strada_romana"
FULLEST = (
    "waveshare_oled_13",
    "pico_display",
    "picosystem",
    "pico_display_2",
)  # with an LED, where there are such boards


def kind(name: str) -> tuple[object, ...]:
    """What the firmware loads and holds for a board: boards that agree in it take the same memory."""
    board = load_board(name)
    display = board["display"]
    actions = tuple(key["action"] for key in board["keys"])
    has_led, has_battery = bool(board["led"]), bool(board["battery"])
    return display["width"], display["height"], display["chip"], board["bus"]["kind"], actions, has_led, has_battery


def kinds() -> list[str]:
    """One board of each kind, those that take most before others."""
    found: dict[tuple[object, ...], str] = {}
    for name in [*FULLEST, *list_boards()]:
        found.setdefault(kind(name), name)
    return list(found.values())


PAIRS = [(board, game) for board in kinds() for game in names() if board in FULLEST or game == BIGGEST]


@pytest.mark.parametrize("board, game", PAIRS)
def test_every_game_keeps_to_the_budget_of_the_board(board, game):
    display = load_board(board)["display"]
    budget = BUDGETS[display["width"], display["height"]]
    figures = least(board, game, budget)
    assert peak(figures) <= budget
    assert figures["moves"][0] - figures["board"][0] <= GROWTH
