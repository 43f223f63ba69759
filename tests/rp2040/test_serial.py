"""Real mpremote over the pseudo-terminal, and the command that gives a user this port."""

import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PIL import Image
from rp2040.aloud import needs_uf2, uf2_path
from screens.goldens import golden

from wayside_host.boards.files import load_board
from wayside_host.builder.image import SYSTEM_SIZE, read_files
from wayside_host.rp2040.device import PicoDevice
from wayside_host.rp2040.live import LiveDevice

pytestmark = needs_uf2

MPREMOTE = Path(sys.executable).with_name("mpremote")
LONGEST = 60  # s


class Running:
    """A live device that runs in its own thread."""

    def __init__(self, board):
        self.device = PicoDevice.fresh(load_board(board), uf2_path())
        self.device.boot()
        self.live = LiveDevice(self.device)
        self._thread = threading.Thread(target=self._run)
        self._going = True
        self._thread.start()

    def _run(self):
        while self._going:
            self.live.go_on()

    def stop(self):
        self._going = False
        self._thread.join()

    def mpremote(self, *words):
        command = [MPREMOTE, "connect", self.live.port.name, *words]
        return subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=True).stdout


@pytest.fixture
def running():
    made = []

    def make(board="pico_display"):
        made.append(Running(board))
        return made[-1]

    yield make
    for one in made:
        one.stop()
        one.live.close()


def test_mpremote_stops_main_lists_and_copies_and_main_runs_again_after_a_reset(running, tmp_path):
    pico = running()
    listed = pico.mpremote("fs", "ls")
    assert re.findall(r"\S+$", listed, re.MULTILINE)[1:] == ["board.json", "main.py", "saves/", "wayside/"]
    letter = tmp_path / "letter.txt"
    letter.write_bytes(bytes(range(256)) * 20)
    pico.mpremote("fs", "cp", str(letter), ":letter.bin")
    pico.mpremote("fs", "cp", ":letter.bin", str(tmp_path / "back.bin"))
    assert (tmp_path / "back.bin").read_bytes() == letter.read_bytes()
    assert pico.mpremote("exec", "import sys; print(sys.platform)").strip() == "rp2"
    pico.mpremote("reset")
    deadline = time.monotonic() + LONGEST
    while pico.device.chip.resets == 0 and time.monotonic() < deadline:
        time.sleep(0.05)
    pico.stop()
    assert pico.device.chip.resets == 1
    pico.device.run(2000)
    pico.device.settle()
    assert pico.device.say("new nasca") == "=\n\n"
    assert read_files(pico.device.chip.flash()[SYSTEM_SIZE:])["letter.bin"] == letter.read_bytes()


def test_a_missing_i2c_address_is_an_oserror_as_on_the_chip(running):
    pico = running("generic_ssd1306")
    script = """
import machine
i2c = machine.I2C(0, scl=machine.Pin(5), sda=machine.Pin(4), freq=400000)
try:
    i2c.writeto(0x50, b"x")
except OSError as error:
    print("refused", error.errno)
print("taken", i2c.writeto(0x3C, b"\\x00\\xe3"))
"""
    assert pico.mpremote("exec", script).split() == ["refused", "5", "taken", "2"]


# MicroPython's SoftI2C waits whole microseconds: at 200 MHz, 400 kHz becomes 437, which is too fast for the panel.
SOFT_HERTZ = 200_000


@pytest.mark.parametrize("bus", ["I2C(0, ", "SoftI2C("])
def test_a_scan_of_the_bus_finds_only_the_panel(running, bus):
    pico = running("generic_ssd1306")
    script = f"""
import machine
i2c = machine.{bus}scl=machine.Pin(5), sda=machine.Pin(4), freq={SOFT_HERTZ})
print(i2c.scan(), i2c.writeto(0x3C, b"\\x00\\xe3"), i2c.scan())
"""
    assert pico.mpremote("exec", script).split() == ["[60]", "2", "[60]"]


def test_a_panel_written_to_bit_by_bit_shows_what_it_was_sent(running):
    pico = running("generic_ssd1306")
    soft = f"machine.SoftI2C(scl=machine.Pin(5), sda=machine.Pin(4), freq={SOFT_HERTZ})"
    pico.mpremote("exec", f"import machine; {soft}.writeto(60, b'\\x00\\xa7')")
    pico.stop()
    assert pico.device.glass.panel.inverted


class Command:
    """`wayside emulate` as a user starts it."""

    def __init__(self, flash):
        command = [sys.executable, "-m", "wayside_host.cli", "emulate", "--board", "pico_display"]
        command += ["--uf2", str(uf2_path()), "--flash", str(flash)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.lines = [self.process.stdout.readline() for _ in range(3)]

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def screenshot(self, path):
        self.type(f"s {path}")
        assert self.process.stdout.readline() == f"saved {path}\n"
        return Image.open(path).convert("RGB")


def shown(name):
    picture = golden("pico_display", name)
    return picture.resize((picture.width * 3, picture.height * 3), Image.Resampling.NEAREST).tobytes()


def wait_for(command, picture, path):
    deadline = time.monotonic() + LONGEST
    while command.screenshot(path).tobytes() != picture:
        assert time.monotonic() < deadline, f"see {path}"
        time.sleep(0.2)


@pytest.mark.parametrize("ending", ["q", "end of input", "terminated"])
def test_a_person_presses_keys_looks_and_finds_the_flash_again(ending, tmp_path):
    flash, picture = tmp_path / "flash.bin", tmp_path / "glass.png"
    command = Command(flash)
    try:
        assert re.search(r"serial port is /dev/\S+", command.lines[0])
        wait_for(command, shown("first_language"), picture)
        command.type("y")
        wait_for(command, shown("home_new"), picture)
        command.type("x")
        wait_for(command, shown("which_game"), picture)
        command.type("?")
        assert command.process.stdout.readline().startswith("'?' is unknown here; there are [a] A prev")
        if ending == "q":
            command.type("q")
        elif ending == "terminated":
            command.process.send_signal(signal.SIGTERM)
        command.process.stdin.close()
        assert command.process.wait(LONGEST) == (143 if ending == "terminated" else 0)
    finally:
        command.process.kill()
        command.process.wait()
        command.process.stdout.close()
    assert "main.py" in read_files(flash.read_bytes()[SYSTEM_SIZE:])
