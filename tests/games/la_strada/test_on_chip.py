"""The search on the emulated RP2040, by the chip's own clock: the worst positions found in random games."""

# CPython only: it starts the emulated chip

import pytest
from games.la_strada.worst import LINES, case_of
from rp2040.aloud import needs_uf2, uf2_path

from wayside_host.boards.files import load_board
from wayside_host.rp2040.times import times


@pytest.fixture(scope="module")
def measured():
    """Milliseconds for each line."""
    return times(load_board("pico_display"), uf2_path(), [case_of(line) for line in LINES])


@needs_uf2
@pytest.mark.parametrize("number", range(len(LINES)))
def test_the_worst_position_is_searched_in_time(number, measured, record_property):
    budget, options, place, _ = LINES[number].split(" ", 3)
    what = "reach" if place == "-" else f"ways to {place}"
    record_property("ms", measured[number])
    print(f"{what}, options {options}: {measured[number]:.1f} ms of {budget}")
    assert measured[number] <= int(budget)
