"""In real MicroPython showing, key interrupts and dimming allocate nothing, and every driver runs."""

import json
import shutil
from pathlib import Path

import pytest

import wayside
from wayside_host import wasm
from wayside_host.boards.files import load_board

HERE = Path(__file__).parent
FIRMWARE = Path(wayside.__file__).parents[1]


@pytest.mark.parametrize("name", ("pico_display", "waveshare_oled_13", "generic_ssd1306"))
def test_everyday_acts_allocate_nothing_on_real_micropython(name, tmp_path):
    for file in ("heap_play.py", "idle_machine.py"):
        shutil.copy(HERE / file, tmp_path)
    (tmp_path / "board.json").write_text(json.dumps(load_board(name)))
    shutil.copytree(
        FIRMWARE / "wayside" / "hw", tmp_path / "wayside" / "hw", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(FIRMWARE / "wayside" / "__init__.py", tmp_path / "wayside")
    done = wasm.run(tmp_path / "heap_play.py", ["/m0/board.json"])
    assert done.returncode == 0, done.stderr
    acts = dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())
    assert acts == dict.fromkeys(
        ["show all", "show some", "show nothing", "press and read", "fill the ring", "dim"], "0"
    )
