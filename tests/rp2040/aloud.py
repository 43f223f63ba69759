"""The tests that need MicroPython itself, and where it is; tests/not_run.py says at the end how many were skipped."""

import os
from pathlib import Path

import pytest

VARIABLE = "MICROPYTHON_UF2"
REASON = f"{VARIABLE} is not set: it names the UF2 of a stock MicroPython for the Pico (RPI_PICO)"

needs_uf2 = pytest.mark.skipif(not os.environ.get(VARIABLE), reason=REASON)


def uf2_path() -> Path:
    return Path(os.environ[VARIABLE])
