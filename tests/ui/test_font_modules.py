"""The font modules: made from the public-domain X fonts, and loaded only when used."""

# CPython only: it reads the source fonts and starts a process.

import os
import subprocess
import sys
from pathlib import Path

import pytest

from wayside_host.errors import WaysideError
from wayside_host.glyphs import fonts as maker

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
        assert (maker.OUTPUT / name).read_text(encoding="utf-8") == text, (
            f"{name}: run python -m wayside_host.glyphs.fonts"
        )


def test_missing_source_fonts_are_named_with_a_way_out(monkeypatch, tmp_path):
    monkeypatch.setenv("WAYSIDE_FONTS", str(tmp_path))
    with pytest.raises(WaysideError, match="5x8.pcf.gz.*xfonts-base.*WAYSIDE_FONTS"):
        maker.modules()


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


def test_a_letter_of_nine_columns_is_kept_in_eight():
    assert maker.narrowed(["..#####.."]) == ["..#####."], "the air on its right goes"
    assert maker.narrowed([".##...###"]) == ["##...###"], "or the air on its left"
    assert maker.narrowed(["##..##.##"]) == ["##..#.##"], "or the column in the middle"
    assert maker.narrowed([".##.##"]) == [".##.##"]
