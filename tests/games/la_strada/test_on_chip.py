"""The search on the emulated RP2040, by the chip's own clock: the worst positions that random play brought about.

worst.txt: the most milliseconds allowed, options, a settlement to list the ways to (or -), the position.
"""

# CPython only: it starts the emulated chip

from pathlib import Path

import pytest
from rp2040.aloud import needs_uf2, uf2_path

from wayside_host.boards import load_board
from wayside_host.image import device_files
from wayside_host.rp2040.device import PicoDevice, make_flash

LINES = (Path(__file__).parent / "worst.txt").read_text().splitlines()

MAIN = """
import gc, time
from wayside.games import la_strada
for players, options, place, position in CASES:
    rules = la_strada.rules(players, options)
    rules.set_position(position)
    gc.collect()
    start = time.ticks_us()
    if place == "-":
        rules.reach()
    else:
        rules.next(["build", place])
    print("took", time.ticks_diff(time.ticks_us(), start))
print("DONE")
"""


def case_of(line):
    _, options, place, position = line.split(" ", 3)
    given = {} if options == "-" else dict(option.split("=") for option in options.split(","))
    days = position.partition("days=")[2].partition(" ")[0]
    return "".join(part[0] for part in days.split(",")), given, place, position


@pytest.fixture(scope="module")
def times():
    """Milliseconds for each line."""
    board = load_board("pico_display")
    files = device_files(board)
    files["main.py"] = MAIN.replace("CASES", repr([case_of(line) for line in LINES])).encode()
    with PicoDevice(board, make_flash(uf2_path(), files)) as device:
        device.run_until(lambda: "DONE" in device.console or "Error" in device.console, "the last time", 30_000)
        return [int(line.split()[1]) / 1000 for line in device.console.splitlines() if line.startswith("took")]


@needs_uf2
@pytest.mark.parametrize("number", range(len(LINES)))
def test_the_worst_position_is_searched_in_time(number, times, record_property):
    budget, options, place, _ = LINES[number].split(" ", 3)
    what = "reach" if place == "-" else f"ways to {place}"
    record_property("ms", times[number])
    print(f"{what}, options {options}: {times[number]:.1f} ms of {budget}")
    assert times[number] <= int(budget)
