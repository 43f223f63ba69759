"""Files from the host tools on the chip: the one UF2 boots to the menu, a deploy works, a screenshot is the glass."""

import threading

import pytest
from PIL import Image
from rp2040.aloud import needs_uf2, uf2_path
from screens.goldens import golden

from wayside_host.boards.files import load_board
from wayside_host.builder.image import SYSTEM_SIZE, device_files, read_files
from wayside_host.builder.picos import FLASH_START, PICO
from wayside_host.builder.uf2 import read_blocks
from wayside_host.cli import main
from wayside_host.link import prompt, talk
from wayside_host.rp2040.device import PicoDevice, make_flash
from wayside_host.rp2040.live import LiveDevice

pytestmark = needs_uf2

SLOW = 100  # s: the emulated chip takes several times as long as a Pico


def first_question():
    return golden("pico_display", "first_language").tobytes()


def test_the_one_uf2_boots_to_the_first_question(tmp_path):
    words = ["--board", "pico_display", "--micropython", str(uf2_path()), "--output", str(tmp_path / "built")]
    assert main(["build", *words]) == 0
    flash = bytearray(b"\xff" * PICO.flash_size)
    for block in read_blocks(tmp_path / "built/wayside-pico_display-pico.uf2"):
        start = block.address - FLASH_START
        flash[start : start + len(block.data)] = block.data
    with PicoDevice(load_board("pico_display"), bytes(flash)) as device:
        device.boot()
        assert device.picture().convert("RGB").tobytes() == first_question()


@pytest.fixture
def live():
    """Makes a live device with these files; its time passes in its own thread."""
    ended = []

    def make(files):
        board = load_board("pico_display")
        live = LiveDevice(PicoDevice(board, make_flash(uf2_path(), files)))
        going = threading.Event()

        def run():
            while not going.is_set():
                live.go_on()

        thread = threading.Thread(target=run)

        def stop():
            if not going.is_set():
                going.set()
                thread.join()

        thread.start()
        ended.append((live, stop))
        return live, stop

    yield make
    for live, stop in ended:
        stop()
        live.close()


def test_a_deploy_arrives_on_the_chip_and_the_new_firmware_shows_its_picture(live, tmp_path, monkeypatch):
    for module in (prompt, talk):
        monkeypatch.setattr(module, "PATIENCE", SLOW)
    files = device_files(load_board("pico_display"))
    old = files | {"wayside/app.mpy": b"old", "wayside/gone.mpy": b"old", "notes.txt": b"mine"}
    one, stop = live(old)
    assert main(["deploy", "--port", one.port.name]) == 0
    assert main(["screenshot", str(tmp_path / "shot.png"), "--port", one.port.name]) == 0
    stop()
    assert Image.open(tmp_path / "shot.png").tobytes() == first_question()
    there = read_files(one.device.chip.flash()[SYSTEM_SIZE:])
    assert {name: there.get(name) for name in files} == files
    assert there["notes.txt"] == b"mine" and "wayside/gone.mpy" not in there
