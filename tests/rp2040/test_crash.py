"""A fault on the chip is logged with short names and its build; the host finds the names in the source."""

from rp2040.aloud import needs_uf2, uf2_path

from wayside_host.boards.files import load_board
from wayside_host.builder.image import SYSTEM_SIZE, device_files, prepared, read_files
from wayside_host.link import crashes
from wayside_host.rp2040.device import PicoDevice, make_flash

pytestmark = needs_uf2

FAILS = """
from wayside.hw.serial import Serial
read_line = Serial.read_line
def failing(serial):
    line = read_line(serial)
    if line == "fail":
        raise ValueError
    return line
Serial.read_line = failing
"""


def test_a_fault_on_the_chip_is_told_with_the_names_of_the_source():
    board = load_board("pico_display")
    files = device_files(board)
    main = prepared().translated(FAILS).encode() + b"\n" + files["main.py"]
    with PicoDevice(board, make_flash(uf2_path(), files | {"main.py": main})) as device:
        device.boot()
        device.send("fail")
        device.settle()
        saved = read_files(device.chip.flash()[SYSTEM_SIZE:])["saves/crashes"]
    build = files["wayside/build.txt"].decode()
    assert f" @{build}".encode() in saved and b"resident:tick" not in saved
    assert crashes.decoded(saved) == ["ValueError main:failing<resident:_read_line<resident:tick"]
