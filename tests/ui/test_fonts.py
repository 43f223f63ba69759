"""The font tables: made from the public-domain X fonts, complete, and loaded only when used."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wayside.ui import fonts
from wayside_host import fonts as maker
from wayside_host.errors import WaysideError

FIRMWARE = Path(__file__).resolve().parents[2] / "firmware"
HOST_TOOLS = FIRMWARE.parent / "host_tools"


def test_the_font_modules_are_what_the_source_fonts_give():
    try:
        made = maker.modules()
    except WaysideError as missing:
        if os.environ.get("CI"):
            pytest.fail(str(missing))
        pytest.skip(str(missing))
    for name, text in made.items():
        assert (maker.OUTPUT / name).read_text(encoding="utf-8") == text, f"{name}: run python -m wayside_host.fonts"


def test_missing_source_fonts_are_named_with_a_way_out(monkeypatch, tmp_path):
    monkeypatch.setenv("WAYSIDE_FONTS", str(tmp_path))
    with pytest.raises(WaysideError, match="5x8.pcf.gz.*xfonts-base.*WAYSIDE_FONTS"):
        maker.modules()


@pytest.mark.parametrize(
    ("name", "width", "height", "baseline"), [("S", 5, 8, 7), ("N", 6, 10, 8), ("M", 7, 13, 11), ("L", 9, 18, 14)]
)
def test_each_font_has_the_cell_of_the_look_and_a_glyph_for_each_character(name, width, height, baseline):
    table = fonts.load(name)
    assert (table.WIDTH, table.HEIGHT, table.BASELINE) == (width, height, baseline)
    assert fonts.WIDTHS[name] == width
    assert len(table.DATA) == (95 + 1 + len(fonts.OTHERS)) * height * ((width + 7) // 8)


def test_an_unknown_font_is_named():
    with pytest.raises(KeyError, match="no font X"):
        fonts.load("X")


def test_all_letters_of_french_and_german_have_a_place_of_their_own():
    letters = "ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœÄÖÜäöüß«»…–’·×°→←↑↓"
    ascii_letters = "".join(map(chr, range(32, 127)))
    places = [fonts.index_of(character) for character in ascii_letters + "".join(sorted(set(letters)))]
    assert len(places) == 144
    assert len(set(places)) == 144
    assert fonts.BOX not in places
    assert max(places) == 144


@pytest.mark.parametrize("character", ["漢", "\x7f", "\n", "\x00", "\U0001f3b2", "ẞ"])
def test_any_other_character_has_the_place_of_the_hollow_box(character):
    assert fonts.index_of(character) == fonts.BOX


def test_a_small_screen_loads_only_the_fonts_it_uses():
    program = """
import sys
from wayside_host.emulator import install
install()
from wayside.ui.canvas import Canvas
canvas = Canvas(128, 64, mono=True)
canvas.text(0, 0, "a", 4, "S")
print(*sorted(name.split(".")[-1] for name in sys.modules if name.startswith("wayside.ui.fonts.")))
"""
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join([str(FIRMWARE), str(HOST_TOOLS)]))
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["font_s"]
