"""Kalah, a seventh game in one folder: without other changes it passes every test of all games, including the page."""

import re
import shutil
from pathlib import Path

from copies import copy_checkout, run_in

FOLDER = Path(__file__).parent / "kalah"
MOST_LINES = 250
FEWEST_TESTS = 50  # for each game
SECONDS = 900


def test_a_game_is_a_small_folder():
    lines = [line for path in FOLDER.rglob("*") if path.is_file() for line in path.read_text("utf-8").splitlines()]
    assert len(lines) <= MOST_LINES


def test_a_seventh_game_passes_what_all_games_pass(tmp_path):
    checkout = copy_checkout(tmp_path)
    shutil.copytree(FOLDER, checkout / "firmware/wayside/games/kalah")
    done = run_in(checkout, "-m", "pytest", "-q", "-k", "kalah or i18n or layers", seconds=SECONDS)
    assert done.returncode == 0, done.stdout[-5000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed and int(passed[1]) >= FEWEST_TESTS, done.stdout[-500:]
