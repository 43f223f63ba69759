"""The chip runs at its official limit; other chips are left alone."""

import sys

import pytest

from wayside_host import emulator
from wayside_host.boards.files import load_board
from wayside_host.emulator.hardware import REGULATOR

emulator.install()

import machine  # noqa: E402

from wayside.hw.clock import quicken, slow_down  # noqa: E402


def test_an_rp2040_gets_its_voltage_and_then_its_speed():
    hardware = emulator.Hardware(load_board("pico_display"))
    quicken()
    assert hardware.clocks == {"system": 200_000_000, "peripherals": 200_000_000}
    assert hardware.clock.us >= 1_000  # the voltage had time to settle
    quicken()  # after a soft reset everything is set already
    assert machine.freq() == 200_000_000


@pytest.mark.parametrize("us", (0, 400, 999))
def test_the_voltage_has_a_whole_millisecond_whenever_it_begins(us):
    hardware = emulator.Hardware(load_board("pico_display"))
    hardware.clock.advance(us)
    quicken()
    assert machine.freq() == 200_000_000


def test_a_slow_chip_has_the_usual_voltage_and_can_be_quickened_again():
    hardware = emulator.Hardware(load_board("pico_display"))
    quicken()
    slow_down()
    assert hardware.clocks == {"system": 48_000_000, "peripherals": 48_000_000}
    assert hardware.registers[REGULATOR] >> 4 & 15 == 11  # 1.1 V
    quicken()
    assert hardware.clocks == {"system": 200_000_000, "peripherals": 200_000_000}


def test_another_chip_keeps_its_speed_and_its_voltage(monkeypatch):
    monkeypatch.setattr(sys.implementation, "_machine", "Raspberry Pi Pico2 with RP2350", raising=False)
    hardware = emulator.Hardware(load_board("pico_display"))
    hardware.clocks["system"] = 150_000_000
    monkeypatch.setattr(
        machine, "freq", lambda *speeds: hardware.clocks.update(peripherals=speeds[1]) if speeds else 150_000_000
    )
    before = dict(hardware.registers)
    quicken()
    assert hardware.clocks == {"system": 150_000_000, "peripherals": 150_000_000}
    slow_down()
    assert hardware.clocks == {"system": 150_000_000, "peripherals": 150_000_000}
    assert hardware.registers == before
