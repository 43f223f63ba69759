"""The search on the emulated RP2040, by the chip's own clock: the worst positions that random play brought about.

worst.txt: the most milliseconds allowed, options, a settlement to list the ways to (or -), the position.
"""

# CPython only: it starts the emulated chip

from pathlib import Path

import pytest
from rp2040.aloud import needs_uf2, uf2_path

from wayside_host.boards.files import load_board
from wayside_host.rp2040.times import times

LINES = (Path(__file__).parent / "worst.txt").read_text().splitlines()


def case_of(line):
    _, options, place, position = line.split(" ", 3)
    given = {} if options == "-" else dict(option.split("=") for option in options.split(","))
    days = position.partition("days=")[2].partition(" ")[0]
    players = "".join(part[0] for part in days.split(","))
    act = "rules.reach()" if place == "-" else f"rules.next(['build', {place!r}])"
    return "la_strada", players, given, position, act


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
