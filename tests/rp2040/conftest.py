"""Tests on the emulated RP2040; those that need MicroPython are skipped aloud without it."""

import pytest
from rp2040.aloud import uf2_path

from wayside_host.boards import load_board
from wayside_host.rp2040.device import PicoDevice


@pytest.fixture
def new_device():
    """Makes devices that nobody has used yet, by the name of their board; the first picture is on the glass."""
    devices = []

    def make(board="pico_display"):
        devices.append(PicoDevice.fresh(load_board(board), uf2_path()))
        devices[-1].boot()
        return devices[-1]

    yield make
    for device in devices:
        device.close()
