"""The models of the SSD1306 and the SH1106 complain about traffic that a real chip would misread."""

import pytest

from wayside_host import emulator
from wayside_host.boards.files import load_board

emulator.install()

import machine  # noqa: E402


def only(panel):
    """The only complaint."""
    assert len(panel.complaints) == 1, panel.complaints
    return panel.complaints[0]


@pytest.fixture
def ssd1306():
    hardware = emulator.Hardware(load_board("generic_ssd1306"), strict=False)
    i2c = machine.I2C(0, scl=machine.Pin(5), sda=machine.Pin(4), freq=400_000)
    return hardware.panel, lambda data: i2c.writeto(0x3C, data)


def test_a_byte_that_is_no_control_byte(ssd1306):
    panel, send = ssd1306
    send(b"\x01\xae")
    assert "0x01 is no control byte" in only(panel)


def test_data_in_the_middle_of_a_command(ssd1306):
    panel, send = ssd1306
    send(b"\x00\x20")
    send(b"\x40\xff")
    assert "data came in the middle of command 0x20" in only(panel)


def test_i2c_faster_than_the_chip():
    hardware = emulator.Hardware(load_board("generic_ssd1306"), strict=False)
    machine.I2C(0, scl=machine.Pin(5), sda=machine.Pin(4), freq=1_000_000).writeto(0x3C, b"\x00\xae")
    assert "I2C at 1,000,000 Hz" in only(hardware.panel)


def test_a_page_in_the_wrong_addressing_mode(ssd1306):
    panel, send = ssd1306
    send(b"\x00\x20\x00\xb3")
    assert "only page addressing knows" in only(panel)


def test_a_range_in_the_wrong_addressing_mode(ssd1306):
    panel, send = ssd1306
    send(b"\x00\x21\x00\x7f")
    assert "page addressing does not know" in only(panel)


def test_a_range_that_does_not_fit(ssd1306):
    panel, send = ssd1306
    send(b"\x00\x20\x00\x22\x00\x08")
    assert "pages 0..8 do not fit the 8" in only(panel)


def test_a_page_that_is_written_past_its_end(ssd1306):
    panel, send = ssd1306
    send(b"\x40" + bytes(130))
    assert "2 bytes past the last column" in only(panel)


def test_rows_that_are_wired_otherwise(ssd1306):
    panel, send = ssd1306
    send(b"\x00\x8d\x14\xda\x02\xaf")
    assert "row wiring is 0x02" in only(panel)


def test_control_bytes_may_change_between_command_and_data(ssd1306):
    panel, send = ssd1306
    send(b"\x80\xb2\x80\x05\x80\x10\x40\xaa\x55")
    assert panel.complaints == []
    assert panel.memory[2 * 128 + 5 : 2 * 128 + 7] == b"\xaa\x55"


@pytest.mark.parametrize("mode, places", [(0, (130, 131, 258, 259)), (1, (130, 258, 131, 259))])
def test_horizontal_and_vertical_addressing_walk_their_window(ssd1306, mode, places):
    panel, send = ssd1306
    send(bytes((0x00, 0x20, mode, 0x21, 2, 3, 0x22, 1, 2)))
    send(b"\x40\x01\x02\x03\x04")
    assert panel.complaints == []
    assert tuple(panel.memory[place] for place in places) == (1, 2, 3, 4)


@pytest.fixture
def sh1106():
    hardware = emulator.Hardware(load_board("generic_sh1106"), strict=False)
    i2c = machine.I2C(0, scl=machine.Pin(5), sda=machine.Pin(4), freq=400_000)
    return hardware.panel, lambda data: i2c.writeto(0x3C, data)


@pytest.mark.parametrize("command", [b"\x20\x02", b"\x21", b"\x8d\x14", b"\x2e"])
def test_commands_of_the_ssd1306_that_an_sh1106_lacks(sh1106, command):
    panel, send = sh1106
    send(b"\x00" + command)
    assert f"the SH1106 knows no command {command[0]:#04x}" in panel.complaints[0]


def test_an_sh1106_without_its_converter(sh1106):
    panel, send = sh1106
    send(b"\x00\xad\x8a\xaf")
    assert "the charge pump is off" in only(panel)


def test_the_last_columns_of_an_sh1106_can_be_reached_and_nothing_after_them(sh1106):
    panel, send = sh1106
    send(b"\x00\xb1\x02\x18")
    send(b"\x40\xaa\x55")
    assert panel.complaints == []
    assert panel.memory[132 + 130 : 132 + 132] == b"\xaa\x55"
    send(b"\x40\xff")
    assert only(panel) == "1 bytes past the last column: they are lost"
