"""The limits of the device, by the emulated chip's own clock, which is exact: answers in time, and enough memory.

Everything is measured with the model of the flash's cache, at the speed that the firmware sets, and for a tap of 60 ms.
"""

import statistics

import pytest
from rp2040.aloud import needs_uf2, uf2_path
from rp2040.limits import LEAST_FREE, LEAST_PIECE, LEAST_STACK, MEDIAN, late_ones, middle

from wayside.games import names
from wayside_host.boards.files import load_board
from wayside_host.rp2040.measure import WAYS, Conditions, measure

pytestmark = needs_uf2

BOARDS = ("pico_display_2", "pico_display")
CASES = [(board, way) for board in BOARDS for way in [*names(), *WAYS]]
# Exceptions, with MicroPython v1.26.1: the limits are today's values and a bit more.
SLOW_MEDIANS = {"pico_display_2": 35}  # instead of MEDIAN; measured: 31.7


@pytest.mark.parametrize("board, way", CASES)
def test_answers_come_in_time_and_memory_is_left(board, way):
    figures = measure(load_board(board), uf2_path(), [way])
    assert not figures.fault
    assert not late_ones(board, {**figures.answers[way], "a list": figures.lists})
    heaps = figures.heaps[way]
    assert min(heap.free for heap in heaps.values()) >= LEAST_FREE
    assert min(heap.largest for heap in heaps.values()) >= LEAST_PIECE


@pytest.mark.parametrize("board", BOARDS)
def test_the_last_pixel_of_most_kinds_of_presses_comes_at_once(board):
    figures = measure(load_board(board), uf2_path(), [*names(), *WAYS], Conditions(brief=True))
    assert not figures.fault
    assert middle(figures) <= SLOW_MEDIANS.get(board, MEDIAN)


@pytest.mark.parametrize("board, way", CASES)
def test_stack_is_left_when_key_interrupts_come_on_top(board, way):
    figures = measure(load_board(board), uf2_path(), [way], Conditions(noise=True))
    assert not figures.fault
    stack = figures.stacks[way]
    assert min(stack.keys, stack.usb) >= LEAST_STACK, stack


def test_power_on_takes_longer_with_the_cache_by_what_its_misses_cost():
    board = load_board("pico_display")
    without, cached = (measure(board, uf2_path(), [], Conditions(clocks)) for clocks in (0, 32))
    assert without.to_first_screen and cached.to_first_screen
    assert 150 < cached.to_first_screen - without.to_first_screen < 300  # about 1,040 and 820 ms
    steps = [statistics.median(answer.last for answer in figures.lists) for figures in (without, cached)]
    assert 1.2 < steps[1] / steps[0] < 2  # about 10 and 7 ms
