"""The README's steps to add a game and a language work, tried in a copy of the checkout."""

import os
import shutil
import subprocess
import sys

import pytest
from guide.commands import ROOT

# A device from the copy, taken through the setup into the new game by its keys; then the same in the new language.
GAME = """
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from pathlib import Path
device = Device(load_board("pico_display"), Path("flash"))
device.press("ok")
while device.app.stage.top.items()[device.app.stage.top.list.cursor][0] != "Cribbage":
    device.press("next")
device.press("ok", "ok", "ok", "ok")
print(type(device.app.stage.top).__name__, device.app.session.match.game, device.app.session.match.moves)
"""
LANGUAGE = """
from wayside_host.boards.files import load_board
from wayside_host.play.script import start_device
from pathlib import Path
device = start_device(load_board("pico_display"), Path("flash"), "es")
device.cut_power()
print(device.app.stage.texts.language, device.app.stage.top.items()[0][0])
"""


@pytest.fixture
def checkout(tmp_path):
    for part in ("firmware", "host_tools", "board_defs"):
        ignored = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    return tmp_path


def change(path, old, new):
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def python(checkout, *arguments, typed=""):
    path = os.pathsep.join([str(checkout / "firmware"), str(checkout / "host_tools")])
    done = subprocess.run(
        [sys.executable, *arguments], input=typed, cwd=checkout, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_is_added_by_its_folder(checkout):
    games = checkout / "firmware/wayside/games"
    shutil.copytree(games / "any_game", games / "my_game")
    for module in (games / "my_game").rglob("*.py"):
        module.write_text(module.read_text("utf-8").replace("any_game", "my_game"), "utf-8")
    change(games / "my_game/texts/en.txt", "name = Any game", "name = Cribbage")
    said = python(checkout, "-m", "wayside_host.cli", "referee", typed="new my_game\nplay score 12\n")
    assert said == "=\n\n=\n\n"
    assert python(checkout, "-c", GAME) == "GameScreen my_game ['score 0']\n"


def test_a_language_is_added_by_its_file_and_its_name(checkout):
    texts = checkout / "firmware/wayside/i18n"
    shutil.copy(texts / "en.txt", texts / "es.txt")
    change(texts / "es.txt", "new_game = New game", "new_game = Juego nuevo")
    change(texts / "texts.py", '"de")', '"de", "es")')
    assert python(checkout, "-c", LANGUAGE) == "es Juego nuevo\n"
