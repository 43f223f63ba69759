"""The tests that need MicroPython itself: where it is, and one line at the end of a run when they were skipped."""

import os
from pathlib import Path

import pytest

VARIABLE = "MICROPYTHON_UF2"
REASON = f"{VARIABLE} is not set: it names the UF2 of a stock MicroPython for the Pico (RPI_PICO)"

needs_uf2 = pytest.mark.skipif(not os.environ.get(VARIABLE), reason=REASON)


def uf2_path() -> Path:
    return Path(os.environ[VARIABLE])


def pytest_terminal_summary(terminalreporter):
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if VARIABLE in str(report.longrepr)]
    if skipped:
        terminalreporter.write_line(
            f"NOT RUN: {len(skipped)} tests on the emulated RP2040. {REASON}.", yellow=True, bold=True
        )
