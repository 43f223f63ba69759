"""Measures the rules on the emulated chip with a separate program instead of the firmware's main program."""

import re
from pathlib import Path
from typing import Any

from ..builder.image import device_files
from . import Rp2040Error
from .chip import MISS_CLOCKS
from .device import PicoDevice, make_flash

# Each act is Python code that uses `rules`; its position is set before the clock starts.
MAIN = """
import gc, time
from wayside.games import load
for game, players, options, position, act in CASES:
    rules = load(game).rules(tuple(players), options)
    rules.set_position(position)
    code = compile(act, "act", "exec")
    gc.collect()
    start = time.ticks_us()
    exec(code)
    print("took", time.ticks_diff(time.ticks_us(), start))
    rules = None
print("DONE")
"""
TOOK = re.compile(r"^took (\d+)", re.MULTILINE)
LONGEST = 60_000.0  # ms of the chip's time for all cases of a game

Case = tuple[str, str, dict[str, str], str, str]  # game, players, options, position, act


def times(board: dict[str, Any], uf2: Path, cases: list[Case], miss_clocks: int = MISS_CLOCKS) -> list[float]:
    """Milliseconds of the chip's clock for each case. Each game has all the memory, as on the device."""
    files = device_files(board)
    found: dict[int, float] = {}
    for game in dict.fromkeys(case[0] for case in cases):
        places = [place for place, case in enumerate(cases) if case[0] == game]
        files["main.py"] = MAIN.replace("CASES", repr([cases[place] for place in places])).encode()
        with PicoDevice(board, make_flash(uf2, files), miss_clocks) as device:
            found |= zip(places, _run(device, len(places)), strict=True)
    return [found[place] for place in range(len(cases))]


def _run(device: PicoDevice, count: int) -> list[float]:
    device.run_until(lambda: "DONE" in device.console or "Error" in device.console, "the last time", LONGEST)
    found = [int(us) / 1000 for us in TOOK.findall(device.console)]
    if len(found) != count:
        raise Rp2040Error(f"only {len(found)} of {count} times were taken{device.last_words()}")
    return found
