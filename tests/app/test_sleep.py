"""An unused device goes dark, and display and core sleep. It shows what happened when it wakes."""

import pytest
from app.wire import Wire

from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.emulator.hardware import REGULATOR

UNTIL_DARK = 900_100  # ms
BOARDS = ("pico_display", "waveshare_oled_13", "generic_ssd1306")  # one for each panel chip
FAST, SLOW = 200_000_000, 48_000_000


@pytest.fixture(params=BOARDS)
def device(request, tmp_path):
    device = Device(load_board(request.param), tmp_path, serial=Wire())
    device.serial.lines = ["new nasca players=R,B"]
    device.run(100)
    device.press("ok")
    return device


def volts(device):
    """The voltage of the core, from the register of its regulator."""
    return 0.8 + 0.05 * ((device.hardware.registers[REGULATOR] >> 4 & 15) - 5)


def sleeps(device):
    """Whether panel and registers say that it sleeps."""
    panel, clocks = device.hardware.panel, device.hardware.clocks
    dark = device.hardware.light() == 0 and not panel.on and getattr(panel, "asleep", True)
    return dark and clocks == {"system": SLOW, "peripherals": SLOW} and round(volts(device), 2) == 1.1


def is_awake(device):
    panel, clocks = device.hardware.panel, device.hardware.clocks
    lit = device.hardware.light() == 100 and panel.on and not getattr(panel, "asleep", False)
    return lit and clocks == {"system": FAST, "peripherals": FAST} and round(volts(device), 2) == 1.15


def test_panel_and_core_sleep_and_wake_with_a_key(device):
    before = device.picture()
    assert is_awake(device)
    device.run(UNTIL_DARK)
    assert sleeps(device)
    device.press("next")
    device.run(200)
    assert is_awake(device)
    assert device.picture().tobytes() == before.tobytes()  # the key did nothing else
    device.press("next")
    assert device.picture().tobytes() != before.tobytes()


def test_a_move_over_usb_is_saved_while_it_sleeps_and_seen_when_it_wakes(device):
    device.run(UNTIL_DARK)
    device.serial.lines = ["play c3h5"]
    device.run(100)
    assert device.serial.answers[-1] == "=\n\n"
    assert sleeps(device)
    device.press("next")
    device.run(200)
    seen = device.picture()
    device.app.stage.top.wipe()
    device.run(100)
    assert device.picture().tobytes() == seen.tobytes()
    assert device.app.session.match.moves == ["c3h5"]


def test_power_may_fail_while_it_sleeps(device):
    device.run(UNTIL_DARK)
    device.serial.lines = ["play c3h5"]
    device.run(100)
    device.cut_power()
    device.run(200)
    assert is_awake(device)
    assert device.app.session.match.moves == ["c3h5"]


def test_the_clock_of_the_player_goes_on(device):
    device.run(UNTIL_DARK)
    device.run(60_000)
    device.serial.lines = ["play c3h5"]
    device.run(100)
    assert device.app.session.match.times[-1] // 10 >= UNTIL_DARK // 1000 + 60
