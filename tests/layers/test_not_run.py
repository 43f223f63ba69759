"""The end of a run says what was not run, and why."""

import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
SKIPS = """
import pytest

@pytest.mark.skipif(True, reason="no chip is here")
@pytest.mark.parametrize("number", range(3))
def test_on_a_chip(number): pass

def test_in_a_browser():
    pytest.skip("no browser is here")

def test_anywhere(): pass
"""
WHOLE = "import pytest\npytest.skip('no terminal is here', allow_module_level=True)\n"


def test_every_reason_is_told_with_its_number(tmp_path):
    (tmp_path / "conftest.py").write_text("from not_run import pytest_terminal_summary\n")
    (tmp_path / "test_some.py").write_text(SKIPS)
    (tmp_path / "test_whole.py").write_text(WHOLE)
    command = [sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", "-o", f"pythonpath={TESTS}", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert [line for line in done.stdout.splitlines() if line.startswith("NOT RUN")] == [
        "NOT RUN: 3 tests: no chip is here",
        "NOT RUN: 1 test: no terminal is here",
        "NOT RUN: 1 test: no browser is here",
    ], done.stdout + done.stderr
