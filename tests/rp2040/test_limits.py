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
FILES = 2  # ms that littlefs takes for a save, beside what the flash does meanwhile
WIRES = 3  # times what the changed rows take on the wire: how long the last pixel may take, beside what the flash takes
LEAST_FREE = 60_000  # bytes on the board of any game in its biggest position
LEAST_PIECE = 4_096  # of them in one piece: the largest that is asked for on a board, a pool of names, has 3,864
LEAST_STACK = 1_000  # bytes that no press ever uses: the next call after the last one would overwrite the heap
CASES = [(board, way) for board in ("pico_display_2", "pico_display") for way in [*GAMES, *WAYS]]


def on_board(heaps):
    """Bytes that are free while a board is seen, not a menu."""
    return [heap.free for moment, heap in heaps.items() if moment.startswith("on ")]


def late_ones(answers):
    """The kinds of presses that are not answered in time."""
    late = {}
    for kind, found in answers.items():
        saves = kind.endswith(SAVES)
        allowed = FIRST_PIXEL_SAVED if saves else FIRST_PIXEL
        first, content, last, wire, flash = (
            statistics.median(getattr(answer, moment) for answer in found)
            for moment in ("first", "content", "last", "wire", "flash")
        )
        if first > allowed or content > allowed or last > WIRES * wire + flash + (FILES if saves else 0):
            late[kind] = first, content, last, wire, flash
    return late


def test_the_largest_game_is_answered_in_time_after_another_one_since_power_on():
    """Names are never given back, so less memory is left."""
    figures = measure(load_board("pico_display_2"), uf2_path(), ["la_strada", "strada_romana"])
    assert not figures.fault
    assert not late_ones(figures.answers["strada_romana"])


@pytest.mark.parametrize("board, way", CASES)
def test_answers_come_in_time_and_memory_is_left(board, way):
    figures = measure(load_board(board), uf2_path(), [way])
    assert not figures.fault
    assert not late_ones({**figures.answers[way], "a list": figures.lists})
    heaps = figures.heaps[way]
    assert min(on_board(heaps)) >= LEAST_FREE
    assert min(heap.largest for heap in heaps.values()) >= LEAST_PIECE
    assert figures.stacks[way] >= LEAST_STACK
