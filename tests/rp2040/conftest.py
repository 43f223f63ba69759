"""Tests on the emulated RP2040; those that need MicroPython are skipped with a message without it."""

import pytest
from rp2040.aloud import uf2_path

from wayside_host.boards.files import load_board
from wayside_host.rp2040.device import PicoDevice


@pytest.fixture
def new_device():
    """Makes new devices by the name of their board; the glass shows home or the first question."""
    devices = []

    def make(board="pico_display", asks=False):
        devices.append(PicoDevice.fresh(load_board(board), uf2_path()))
        devices[-1].boot()
        if not asks:
            has_back = any(key["action"] == "back" for key in devices[-1].board["keys"])
            devices[-1].press("back" if has_back else "hold_ok")
        return devices[-1]

    yield make
    for device in devices:
        device.close()
