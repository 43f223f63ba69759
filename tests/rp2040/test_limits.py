"""What the device owes a person, by the emulated chip's own clock, which is exact: answers in time, and memory to spare."""

import statistics

import pytest
from rp2040.aloud import needs_uf2, uf2_path

from wayside.games import GAMES
from wayside_host.boards import load_board
from wayside_host.rp2040.measure import WAYS, measure
from wayside_host.rp2040.presses import SAVES

pytestmark = needs_uf2

FIRST_PIXEL = 50  # ms from the key edge, typically, to a pixel that stays: a key hint that lights up is not enough
FIRST_PIXEL_SAVED = 100  # and when something is saved
WIRES = 3  # times what the changed rows take on the wire: how long the last pixel may take
# Kinds of presses whose last pixel is not there in time yet, and how late it may be: what bounds them stands in the README of
# the emulated chip.
SLOW = {
    "pico_display_2 strada_romana: OK, says what was drawn and saves": 75,
    "pico_display_2 strada_romana: OK, has seen the news": 115,
    "pico_display_2 strada_romana: BACK, closes the menu": 95,
    "pico_display_2 nasca: OK, chooses and saves": 60,
    "pico_display la_strada: OK, from the turn to the map": 40,
}
LISTS = 4.2  # times the wire in the menu, where every second press turns round: that is not foreseen
LEAST_FREE = 60_000  # bytes on the board of any game in its biggest position
LEAST_PIECE = 4_096  # of them in one piece: the largest that is asked for on a board, a pool of names, has 3,864
LEAST_STACK = 1_000  # bytes that no press ever uses: the next call after the last one would overwrite the heap
# Every game on the largest screen, the one that takes longest on a small one too.
CASES = [("pico_display_2", way) for way in [*GAMES, *WAYS]] + [("pico_display", "la_strada")]


def on_board(heaps):
    """Bytes that are free while a board is seen, not a menu."""
    return [heap.free for moment, heap in heaps.items() if moment.startswith("on ")]


@pytest.mark.parametrize("board, way", CASES)
def test_answers_come_in_time_and_memory_is_left(board, way):
    figures = measure(load_board(board), uf2_path(), [way])
    assert not figures.fault
    answers = {f"{way}: {kind}": found for kind, found in figures.answers[way].items()} | {"a list": figures.lists}
    late = {}
    for kind, found in answers.items():
        allowed = FIRST_PIXEL_SAVED if kind.endswith(SAVES) else FIRST_PIXEL
        first, content, last, wire = (
            statistics.median(getattr(answer, moment) for answer in found)
            for moment in ("first", "content", "last", "wire")
        )
        at_last = SLOW.get(f"{board} {kind}", (LISTS if kind.endswith("in the menu") else WIRES) * wire)
        if first > allowed or content > allowed or last > at_last:
            late[kind] = first, content, last, wire
    assert not late
    heaps = figures.heaps[way]
    assert min(on_board(heaps)) >= LEAST_FREE
    assert min(heap.largest for heap in heaps.values()) >= LEAST_PIECE
    assert figures.stacks[way] >= LEAST_STACK
