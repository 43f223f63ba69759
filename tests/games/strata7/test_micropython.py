"""The rules and the editor of Strata 7 do the same on real MicroPython as on CPython."""

# CPython only: it starts MicroPython

import subprocess
import sys
from pathlib import Path

from wayside_host import wasm

SCRIPT = Path(__file__).with_name("same_play.py")
FIRMWARE = Path(__file__).parents[3] / "firmware"


def test_random_games_are_the_same_on_micropython():
    here = subprocess.run(
        [sys.executable, str(SCRIPT)], env={"PYTHONPATH": str(FIRMWARE)}, capture_output=True, text=True, check=True
    )
    there = wasm.run(SCRIPT, folders=[FIRMWARE])
    assert there.returncode == 0, there.stderr[-800:]
    assert there.stdout.splitlines() == here.stdout.splitlines()
    assert len(here.stdout.splitlines()) > 400
