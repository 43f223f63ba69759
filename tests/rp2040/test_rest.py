"""What the chip does by itself: it sleeps if unused, restarts after a hang, and waits if the display is missing."""

import pytest
from rp2040.aloud import needs_uf2, uf2_path

from wayside_host.boards.files import load_board
from wayside_host.builder.image import device_files, prepared
from wayside_host.install.parcel import pack
from wayside_host.rp2040.device import PicoDevice, make_flash

pytestmark = needs_uf2

FAST, SLOW = (200_000_000, 1.15), (48_000_000, 1.1)
UNTIL_DARK = 900  # s
CTRL_C = b"\x03"
# A line over USB that makes the core hang with interrupts off, so that no timer of MicroPython can run.
HANGS = """
import machine
from wayside.hw.serial import Serial
read_line = Serial.read_line
def hanging(serial):
    line = read_line(serial)
    if line == "hang":
        machine.disable_irq()
        while True:
            pass
    return line
Serial.read_line = hanging
"""


def device_with(board, files):
    device = PicoDevice(board, make_flash(uf2_path(), files))
    device.boot()
    return device


@pytest.mark.parametrize("board", ["pico_display", "generic_ssd1306"])
def test_a_dark_device_sleeps_and_answers_and_wakes_with_a_key(new_device, board):
    device = new_device(board)
    device.say("new nasca players=R,B")
    device.settle()  # the device restarts with it
    device.press("ok")
    assert (device.chip.hertz, device.chip.volts) == FAST
    device.wait(UNTIL_DARK + 10)
    panel = device.glass.panel
    assert (device.chip.hertz, device.chip.volts) == SLOW
    assert not panel.on
    if board == "pico_display":
        assert panel.asleep
        assert device.chip.light == 0
        assert device.chip.led == [0, 0, 0]
    assert device.say("play c3h5") == "=\n\n"
    assert (device.chip.hertz, device.chip.volts) == SLOW
    device.press("next")
    device.run(300)
    assert (device.chip.hertz, device.chip.volts) == FAST
    assert panel.on
    awake = device.picture()
    device.cut_power()
    device.boot()
    device.press("ok")
    assert device.picture().tobytes() == awake.tobytes()
    assert device.chip.resets == 0


def test_a_hang_with_interrupts_off_restarts_the_device_at_the_same_move():
    board = load_board("pico_display")
    files = device_files(board)
    with device_with(
        board, files | {"main.py": prepared().translated(HANGS).encode() + b"\n" + files["main.py"]}
    ) as device:
        device.press("back")
        device.say("new nasca players=R,B")
        device.say("play c3h5")
        device.send("hang")
        device.run(7_000)
        assert device.chip.resets == 0
        device.run(3_000)
        assert device.chip.resets == device.chip.hangs == 1
        device.settle()
        assert "c3h5" in device.say("record")


def test_a_stopped_device_is_not_restarted(new_device):
    device = new_device()
    device.run(500, send=CTRL_C)
    assert ">>>" in device.console
    device.run(20_000)
    assert device.chip.resets == 0
    device.chip.console.clear()
    device.run(100, send=b"print(6 * 7)\r\n")
    assert "42" in device.console


def test_a_missing_display_is_reported_over_usb_after_three_starts():
    board = load_board("generic_ssd1306")
    elsewhere = board | {"bus": board["bus"] | {"address": 0x3D}}
    with PicoDevice(board, make_flash(uf2_path(), device_files(elsewhere))) as device:
        device.run_until(lambda: "Check how the display is wired" in device.console, "the sentence", 30_000)
        assert "OSError" in device.console
        assert (device.chip.resets, device.chip.hangs) == (3, 0)
        device.run(30_000)
        assert device.chip.resets == 3
        device.run(500, send=CTRL_C)
        assert device.console.rstrip().endswith(">>>")


def test_the_glass_says_that_an_interrupted_update_is_being_finished():
    board = load_board("pico_display")
    files = device_files(board)
    parcel = pack({f"/wayside/{number}": bytes(3000) for number in range(20)})
    with PicoDevice(board, make_flash(uf2_path(), files | {"deploy": parcel})) as device:
        device.run_until(lambda: device.glass.panel.on, "the notice")
        told = device.picture()
        device.run(300)
        assert device.picture().tobytes() == told.tobytes()
        device.run_until(lambda: not device.glass.panel.on, "the start with the new firmware", 30_000)
        device.boot()
        assert device.picture().tobytes() != told.tobytes()
        assert device.chip.resets == 0
