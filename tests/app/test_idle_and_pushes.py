"""Nothing is sent or allocated when nothing happens. A moved cursor sends only the rows that it changed."""

import json
import subprocess
from pathlib import Path

import pytest
from screens.hands import open_board, walk_key

from wayside_host import wasm
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.play.random_match import random_match

ROOT = Path(__file__).parents[2]
BOARDS = ("pico_display", "pico_display_2", "waveshare_lcd_13", "waveshare_oled_13", "generic_ssd1306")


@pytest.mark.parametrize("board", BOARDS)
def test_idle_ticks_push_no_byte(board, tmp_path):
    device = Device(load_board(board), tmp_path)
    open_board(device)
    device.run(3000)
    before = device.hardware.panel.bytes_sent
    device.run(5000)
    assert device.hardware.panel.bytes_sent == before


@pytest.mark.parametrize("board", BOARDS)
def test_idle_ticks_allocate_nothing_on_real_micropython(board, tmp_path):
    (tmp_path / "board.json").write_text(json.dumps(load_board(board)))
    done: subprocess.CompletedProcess[str] = wasm.run(
        ROOT / "tests" / "app" / "idle_play.py",
        ["/m3/board.json"],
        [ROOT / "firmware", ROOT / "tests" / "hw", tmp_path],
    )
    assert done.returncode == 0, done.stderr
    figures = dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())
    assert figures == {"home": "0", "board": "0", "dimmed": "0"}


def is_empty(picture, y):
    """Whether a row has only one colour."""
    return len(picture.crop((0, y, picture.width, y + 1)).getcolors()) == 1


def rows_changed(before, after):
    """The rows in which two pictures differ."""
    width, height = before.size
    return {
        y
        for y in range(height)
        if before.crop((0, y, width, y + 1)).tobytes() != after.crop((0, y, width, y + 1)).tobytes()
    }


@pytest.mark.parametrize("board", ["pico_display", "waveshare_lcd_13", "pico_display_2"])
@pytest.mark.parametrize("where", ["list", "board"])
def test_a_moved_cursor_pushes_only_the_rows_it_changed(board, where, tmp_path):
    device = Device(load_board(board), tmp_path)
    if where == "board":
        open_board(device)
        device.press("ok")
        if not device.app.stage.joystick:
            device.press("ok")  # now each step moves the bar by a row
    step = "right" if where == "board" and device.app.stage.joystick else walk_key(device)
    device.press(step)  # now it is likely to come again
    device.run(100)
    before = device.picture()
    pushed: set[int] = set()
    show = device.app.display.show

    def watched(buffer, dirty):
        pushed.update(row for row in range(len(dirty)) if dirty[row])
        show(buffer, dirty)

    device.app.display.show = watched
    sent = device.hardware.panel.bytes_sent
    device.press(step)
    sent = device.hardware.panel.bytes_sent - sent
    changed = rows_changed(before, device.picture())
    assert changed and changed <= pushed
    # The lines of text about what is picked are drawn whole; of the rest only what changed.
    assert len(pushed) <= len(changed) + 32
    assert len(pushed) < device.app.canvas.height // 2
    commands = 11 * 12  # at most twelve windows of 11 bytes each
    assert sent <= len(pushed) * device.app.canvas.width * 2 + commands


@pytest.mark.parametrize("board", ["pico_display", "pico_display_2"])
def test_a_map_that_is_drawn_row_by_row_is_sent_once_and_never_seen_empty(board, tmp_path):
    device = Device(load_board(board), tmp_path)
    device.app.session.adopt(random_match("la_strada", 0.5))
    device.cut_power()
    device.run(1500)
    device.press("ok")
    device.run(1500)
    sent = device.hardware.panel.bytes_sent
    device.hardware.press(device.key_of("ok"), 60)
    pictures = []
    for _ in range(200):
        device.run(5)
        pictures.append(device.picture())
    sent = device.hardware.panel.bytes_sent - sent
    width, height = pictures[-1].size
    assert width * height <= sent < 1.5 * width * height * 2
    between = range(17, height - 17)  # the hints of the keys are outside
    drawn = [y for y in between if not is_empty(pictures[0], y) and not is_empty(pictures[-1], y)]
    assert len(drawn) > height // 2
    assert not [y for picture in pictures for y in drawn if is_empty(picture, y)]
