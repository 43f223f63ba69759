"""`make check` runs what tests/check.args names, one folder or file on each line, and nothing else."""

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "tests" / "check.args").read_text().splitlines()
LEFT_OUT = [line.removeprefix("--ignore-glob=") for line in LINES if line.startswith("--ignore-glob=")]
NAMED = [line for line in LINES if not line.startswith("-")]


def test_the_makefile_names_that_file_and_no_test():
    (command,) = re.findall(r"^check: setup lint ## .*\n\t(.*)\n\n", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert command == "$(BIN)/python -m pytest $(ON_ALL_CORES) @tests/check.args"


def test_a_line_is_a_folder_a_file_or_a_pattern_that_leaves_something_out():
    assert len(NAMED) + len(LEFT_OUT) == len(LINES)
    assert [line for line in NAMED if not (ROOT / line).exists()] == []
    files = [path.as_posix() for name in NAMED for path in (ROOT / name).rglob("test_*.py")]
    assert [pattern for pattern in LEFT_OUT if not any(fnmatch(path, pattern) for path in files)] == []


def test_the_tests_of_every_game_are_among_them():
    assert "tests/games" in NAMED and not any("/games/" in pattern for pattern in LEFT_OUT)
