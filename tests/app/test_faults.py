"""A display that does not answer: the device restarts three times, then waits and reports it over USB."""

import time

import pytest
from app.wire import Wire

from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.emulator.machine import Reset


class Waiting(Exception):
    """Raised instead of the pause between two lines of a device that waits for ever."""


@pytest.fixture
def device(tmp_path, monkeypatch):
    def pause(seconds):
        raise Waiting

    monkeypatch.setattr(time, "sleep", pause)
    return Device(load_board("generic_ssd1306"), tmp_path, serial=Wire("new nasca"))


def unplug(device):
    """The wire to the display is loose: nothing answers on the bus any more."""
    device.hardware.board = device.hardware.board | {"bus": device.hardware.board["bus"] | {"sda": 0}}


def run_into_the_fault(device):
    """Like the loop: show a fault on the screen, and restart the device if that fails too."""
    device.app.stage.top.wipe()
    for _ in range(3):
        try:
            device.app.tick(time.ticks_ms())
        except OSError as error:
            device.app.crash(error)
        device.hardware.advance(5)


def test_after_three_starts_it_waits_and_says_what_is_wrong(device, capsys):
    for _ in range(3):
        unplug(device)
        with pytest.raises(Reset):
            run_into_the_fault(device)
        device.restart()
    unplug(device)
    with pytest.raises(Waiting):
        run_into_the_fault(device)
    told = capsys.readouterr()
    assert "EIO" in told.err
    assert "Check how the display is wired, then pull the plug" in told.out


def test_a_fault_long_after_the_last_one_restarts_it_again(device):
    for _ in range(6):
        device.run(61_000)
        unplug(device)
        with pytest.raises(Reset):
            run_into_the_fault(device)
        device.restart()


def test_the_match_is_there_when_the_display_answers_again(device):
    device.run(100)
    unplug(device)
    with pytest.raises(Reset):
        run_into_the_fault(device)
    device.restart()
    assert device.app.session.match.game == "nasca"
