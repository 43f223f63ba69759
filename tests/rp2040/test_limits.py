"""What the device owes a person, by the emulated chip's own clock, which is exact: answers in time, and memory to spare."""

import statistics

import pytest
from rp2040.aloud import needs_uf2, uf2_path

from wayside.games import GAMES
from wayside_host.boards import load_board
from wayside_host.rp2040.measure import WAYS, measure
from wayside_host.rp2040.presses import SAVES

pytestmark = needs_uf2

FIRST_PIXEL = 50  # ms from the key edge, typically
FIRST_PIXEL_SAVED = 100  # and when something is saved
LAST_PIXEL = 1000  # the whole map of La Strada, hex by hex, is the longest
LEAST_FREE = 60_000  # bytes on the board of any game in its biggest position
LEAST_PIECE = 8_192  # of them in one piece: the largest that MicroPython may ask for, a pool of names, has 7,700
# Every game on the largest screen, the one that takes longest on a small one too.
CASES = [("pico_display_2", way) for way in [*GAMES, *WAYS]] + [("pico_display", "la_strada")]


@pytest.mark.parametrize("board, way", CASES)
def test_answers_come_in_time_and_memory_is_left(board, way):
    figures = measure(load_board(board), uf2_path(), [way])
    assert not figures.fault
    answers = {**figures.answers[way], "in a list": figures.lists}
    late = {}
    for kind, found in answers.items():
        first = statistics.median(answer.first for answer in found)
        if first > (FIRST_PIXEL_SAVED if kind.endswith(SAVES) else FIRST_PIXEL):
            late[kind] = first
        if max(answer.last for answer in found) > LAST_PIXEL:
            late[kind] = max(answer.last for answer in found)
    assert not late
    heaps = figures.heaps[way]
    assert min(heap.free for moment, heap in heaps.items() if moment.startswith("on ")) >= LEAST_FREE
    assert min(heap.largest for heap in heaps.values()) >= LEAST_PIECE
