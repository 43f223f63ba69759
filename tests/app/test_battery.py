"""The battery of a device that has one: its voltage, and a warning when it is low."""

import pytest

from wayside_host.boards.files import load_board
from wayside_host.device import Device

BATTERY = {"pin": 29, "ratio": 3, "low": 3400}


@pytest.fixture
def device(tmp_path):
    device = Device(load_board("pico_display") | {"battery": BATTERY}, tmp_path)
    device.run(70_000)
    device.press("next")
    return device


def test_the_voltage_is_read_through_the_divider(device):
    assert 3_990 <= device.app.stage.battery() <= 4_010


def test_a_full_battery_gives_no_warning(device):
    device.run(200_000)
    assert device.app.stage.toast is None


def test_a_low_battery_gives_a_warning_within_a_minute_and_again(device):
    device.hardware.volts[29] = 3.3 / 3
    told = 0
    for _ in range(150):
        device.run(1_000)
        told += device.app.stage.toast == ("ui.battery_low", {}, True)
    assert 4 <= told <= 8  # two or three warnings of two seconds each


def test_a_board_without_a_battery_gives_no_warning(tmp_path):
    assert Device(load_board("pico_display") | {"battery": None}, tmp_path).app.stage.battery is None
