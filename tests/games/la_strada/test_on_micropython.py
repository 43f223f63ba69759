"""The same games on CPython and on real MicroPython: every choice, refusal, position and snapshot is the same."""

# CPython only: it starts MicroPython

import subprocess
import sys
from pathlib import Path

from wayside_host import wasm

SCRIPT = Path(__file__).parent / "both_play.py"
FIRMWARE = Path(__file__).parents[3] / "firmware"


def test_both_pythons_tell_the_same_games():
    there = wasm.run(SCRIPT, folders=[FIRMWARE])
    assert there.returncode == 0, there.stderr[-1500:]
    command = [
        sys.executable,
        "-c",
        f"import sys; sys.path.insert(0, {str(FIRMWARE)!r}); exec(open({str(SCRIPT)!r}).read())",
    ]
    here = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    told = here.stdout.splitlines()
    assert len(told) > 700
    assert there.stdout.splitlines() == told
