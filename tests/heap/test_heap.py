"""The heap the firmware may take on each size of screen; a Pico has 229 kB (v1.24) to 241 kB (v1.26 on) after boot.

On v1.26 the largest screens leave 73 kB while the board is shown and 65 kB after a whole round; `make bench` prints the
figures. They vary by some kilobytes from run to run (whatever looks like an address keeps an object alive), so the budgets
have 8 kB of slack. Names cost memory too, and in leaps: MicroPython keeps them in pools of 20, 40, 80 ... places, and the
seventh, for more than 1260 names, takes 8 kB at once.
"""

import pytest
from heap.measure import measure

BUDGETS = {
    "waveshare_oled_13": 142_000,
    "generic_ssd1306": 140_000,
    "pico_display": 161_000,
    "waveshare_lcd_114": 163_000,
    "waveshare_lcd_13": 176_000,
    "pico_display_2": 184_000,
}
GROWTH = 11_000  # what twenty-two moves may add: the log, the snapshots, the pieces (about 2 kB), and the slack


@pytest.mark.parametrize("board, budget", BUDGETS.items())
def test_the_firmware_keeps_to_its_budget(board, budget):
    figures = measure(board)
    assert max(most for _, most in figures.values()) <= budget
    assert figures["moves"][0] - figures["board"][0] <= GROWTH
