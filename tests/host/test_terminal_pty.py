"""`wayside run` in a real terminal: typed keys, a power cut, and the terminal is as before afterwards."""

import os
import signal
import subprocess
import sys

import pytest
from host.terminal import ROOT, Terminal
from PIL import ImageChops

from wayside_host.boards.files import load_board
from wayside_host.device import Device

termios = pytest.importorskip("termios")


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def start(columns, rows, *arguments):
        opened.append(Terminal(columns, rows, tmp_path, *arguments))
        return opened[-1]

    yield start
    for window in opened:
        window.close()


def glass(device, across, down):
    """A wish: the page shows what this device shows."""
    wanted = device.picture().convert("RGB")
    return lambda page: ImageChops.difference(page.picture(*wanted.size, across, down), wanted).getbbox() is None


def test_a_game_is_back_after_a_power_cut(terminal, tmp_path):
    window = terminal(80, 24)
    twin = Device(load_board("generic_ssd1306"), tmp_path / "twin", asks=True)
    window.until(glass(twin, 2, 4))
    assert window.page.modes == {"1049": True, "25": False, "7": False}
    assert termios.tcgetattr(window.slave) != window.before
    for key, action in [
        ("y", "back"),
        ("x", "ok"),
        ("\x1b[B", "next"),
        ("\x1b[A", "prev"),
        ("\r", "ok"),
        ("xxx", "ok"),
    ]:
        window.type(key)
        twin.press(*[action] * (3 if key == "xxx" else 1))
        window.until(glass(twin, 2, 4))
    window.type("p")
    twin.cut_power()
    assert type(twin.app.stage.top).__name__ == "WelcomeScreen"
    window.until(glass(twin, 2, 4))
    window.type("q")
    assert window.ended() == 0
    assert window.restored()
    assert (tmp_path / ".wayside" / "generic_ssd1306" / "saves" / "live").exists()


def test_a_large_terminal_shows_the_colour_board_exactly(terminal, tmp_path):
    window = terminal(250, 75, "--language", "fr", "--flash", str(tmp_path / "flash"))
    twin = Device(load_board("pico_display"), tmp_path / "twin")
    twin.app.stage.texts.switch("fr")
    twin.app.stage.top.refresh()
    twin.run(100)
    window.until(glass(twin, 1, 2))
    window.process.send_signal(signal.SIGTERM)
    assert window.ended() == 128 + signal.SIGTERM
    assert window.restored()


def test_ctrl_c_leaves_the_terminal_as_it_was(terminal):
    window = terminal(80, 24)
    window.until(lambda page: "q = quit" in page.text())
    window.type("\x03")
    assert window.ended() == 130
    assert window.restored()
    assert window.errors.read_text() == ""


def test_a_board_that_does_not_fit_is_refused_before_the_screen_is_touched(terminal):
    window = terminal(80, 24, "--board", "pico_display")
    assert window.ended() == 1
    assert window.page.modes == {} and termios.tcgetattr(window.slave) == window.before
    assert "pico_display needs 120 columns and 70 rows, this terminal has 80 and 24" in window.errors.read_text()


def test_a_pipe_is_refused_with_a_sentence(tmp_path):
    path = os.pathsep.join([str(ROOT / "firmware"), str(ROOT / "host_tools")])
    answer = subprocess.run(
        [sys.executable, "-m", "wayside_host.cli", "run", "--terminal"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env={**os.environ, "HOME": str(tmp_path), "PYTHONPATH": path},
    )
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert answer.stderr.startswith("wayside: there is no terminal here to play in")
    assert list(tmp_path.iterdir()) == []
