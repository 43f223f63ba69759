"""The README's steps to add a game and a language work, in a copy of the checkout."""

import re
import shutil

import pytest
from copies import copy_checkout, run_in

# A device from the copy: keys lead through the setup into the new game; then the same in the new language.
GAME = """
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from pathlib import Path
device = Device(load_board("pico_display"), Path("flash"))
device.press("ok")
while device.app.stage.top.items()[device.app.stage.top.list.cursor][0] != "Cribbage":
    device.press("next")
device.press("ok", "ok", "ok")
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
    return copy_checkout(tmp_path)


def change(path, old, new):
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def python(checkout, *arguments, typed="", seconds=60):
    done = run_in(checkout, *arguments, typed=typed, seconds=seconds)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    return done.stdout


def wayside(checkout, *arguments, typed=""):
    return python(checkout, "-m", "wayside_host.cli", *arguments, typed=typed)


def test_a_game_is_added_by_its_folder(checkout):
    told = wayside(checkout, "new-game", "cribbage")
    assert "firmware/wayside/games/cribbage is a game that can be played" in told
    said = wayside(checkout, "referee", typed="new cribbage\nplay 2\ncheck 4\nstate\n")
    assert said.startswith("=\n\n=\n\n? syntax Write how many stones: 1 to 3.\n\n= {") and '"heap": 19' in said
    assert python(checkout, "-c", GAME) == "GameScreen cribbage ['1']\n"
    told = python(checkout, "-m", "pytest", "-q", "tests/games", "tests/i18n", "-k", "cribbage or i18n", seconds=300)
    assert re.search("[0-9] passed", told)


def test_existing_files_are_not_overwritten_and_bad_names_are_refused(checkout):
    for name, part in (("nasca", "is there already"), ("Cribbage", "small letters"), ("class", "small letters")):
        done = run_in(checkout, "-m", "wayside_host.cli", "new-game", name)
        assert done.returncode == 1 and part in done.stderr
    assert not list((checkout / "firmware/wayside/games").glob("[Cc]*e"))


def test_a_language_is_added_by_its_file_and_its_name(checkout):
    texts = checkout / "firmware/wayside/i18n"
    shutil.copy(texts / "en.txt", texts / "es.txt")
    change(texts / "es.txt", "new_game = New game", "new_game = Juego nuevo")
    change(texts / "texts.py", '"de")', '"de", "es")')
    assert python(checkout, "-c", LANGUAGE) == "es Juego nuevo\n"
