"""mpremote's own commands work on the emulated board as on a Pico."""

import hashlib
import subprocess
import sys
import time
from pathlib import Path

import pytest

MPREMOTE = Path(sys.executable).with_name("mpremote")


@pytest.fixture
def mpremote():
    def run(board, *words):
        command = [MPREMOTE, "connect", board.port, *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)

    return run


def test_programs_files_and_resets(board, mpremote, tmp_path):
    one = board()
    letter = tmp_path / "letter.bin"
    letter.write_bytes(bytes(range(256)) * 20)
    assert mpremote(one, "eval", "6 * 7").stdout == "42\n"
    assert mpremote(one, "fs", "cp", str(letter), ":letter.bin").returncode == 0
    assert (one.flash / "letter.bin").read_bytes() == letter.read_bytes()
    assert hashlib.sha256(letter.read_bytes()).hexdigest() in mpremote(one, "fs", "sha256sum", "letter.bin").stdout
    assert "5120 letter.bin" in mpremote(one, "fs", "ls").stdout
    assert mpremote(one, "soft-reset", "exec", "print(2)").stdout == "2\n"
    assert mpremote(one, "fs", "rm", "letter.bin").returncode == 0
    assert list(one.flash.iterdir()) == []


def test_faults_are_told_as_on_a_pico(board, mpremote):
    one = board()
    assert "ZeroDivisionError" in mpremote(one, "exec", "1 / 0").stdout
    assert "ImportError: no module named 'logging'" in mpremote(one, "exec", "import logging").stdout
    assert "No such file" in mpremote(one, "fs", "cat", "none.txt").stderr


def test_a_tight_loop_is_stopped(board, mpremote):
    one = board({"/main.py": b"open('/running', 'w').close()\nwhile True:\n    pass\n"})
    while not (one.flash / "running").exists():
        time.sleep(0.01)
    assert mpremote(one, "eval", "1 + 1").stdout == "2\n"


def test_the_packed_folder_is_installed_by_mip(board, mpremote, wayside, tmp_path):
    built = tmp_path / "built"
    assert wayside("build", "--board", "pico_display", "--output", built).code == 0
    one = board()
    done = mpremote(one, "mip", "install", "--target", "/", str(built / "package.json"))
    assert done.returncode == 0, done.stdout + done.stderr
    files = {path.relative_to(one.flash): path.read_bytes() for path in one.flash.rglob("*") if path.is_file()}
    made = {path.relative_to(built / "files"): path.read_bytes() for path in (built / "files").rglob("*.*")}
    assert files == made
