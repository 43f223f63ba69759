"""The panel models complain in words about traffic that a real chip would misread, and raise if they are strict."""

import pytest

from wayside_host import emulator
from wayside_host.boards.files import load_board
from wayside_host.boards.registers import DRIVERS_OWN
from wayside_host.boards.schema import CHIPS
from wayside_host.emulator.panels import MODELS

emulator.install()

import machine  # noqa: E402


class Spi:
    """Direct access to the wires of an SPI panel, so that tests can make any mistake."""

    def __init__(self, name, strict=False, baudrate=62_500_000, **spi):
        board = load_board(name)
        bus = board["bus"]
        self.hardware = emulator.Hardware(board, strict=strict)
        self.panel = self.hardware.panel
        machine.freq(125_000_000, 125_000_000)
        self.spi = machine.SPI(
            bus["id"], min(baudrate, bus["baudrate"]) if not spi.pop("force", False) else baudrate,
            sck=machine.Pin(bus["sck"]), mosi=machine.Pin(bus["mosi"]), miso=None, **spi,
        )  # fmt: skip
        self.cs = machine.Pin(bus["cs"], machine.Pin.OUT, value=1)
        self.dc = machine.Pin(bus["dc"], machine.Pin.OUT, value=1)
        if bus["reset"] is not None:
            self.reset = machine.Pin(bus["reset"], machine.Pin.OUT, value=1)
            self.hardware.advance(200)

    def send(self, command, data=b""):
        self.cs(0)
        self.dc(0)
        self.spi.write(command)
        if data:
            self.dc(1)
            self.spi.write(data)
        self.cs(1)

    def wake(self):
        self.hardware.advance(150)
        self.send(b"\x11")
        self.hardware.advance(10)
        self.send(b"\x3a", b"\x55")
        self.send(b"\x29")


@pytest.fixture
def st7789():
    wires = Spi("pico_display")
    wires.wake()
    assert wires.panel.complaints == []
    return wires


@pytest.fixture
def sh1107():
    wires = Spi("waveshare_oled_13")
    assert wires.panel.complaints == []
    return wires


def only(panel):
    """The only complaint."""
    assert len(panel.complaints) == 1, panel.complaints
    return panel.complaints[0]


def test_strict_hardware_raises_the_complaint():
    wires = Spi("pico_display", strict=True)
    with pytest.raises(emulator.WireFault, match="knows no command 0x99"):
        wires.send(b"\x99")


def test_data_before_any_command():
    wires = Spi("pico_display")
    wires.cs(0)
    wires.spi.write(b"\x00")
    assert "data came before any command" in only(wires.panel)


def test_bytes_while_cs_is_high(st7789):
    st7789.spi.write(b"\x00\x00")
    assert "2 bytes sent while CS is high" in only(st7789.panel)


def test_a_dc_pin_made_before_the_spi_is_dead():
    wires = Spi("pico_display")
    machine.SPI(0, 62_500_000, sck=machine.Pin(18), mosi=machine.Pin(19), miso=None)
    wires.cs(0)
    wires.dc(0)
    wires.spi.write(b"\x00")
    assert "D/C (GP16) is not driven: its function is spi" in only(wires.panel)


def test_a_pixel_cut_in_half(st7789):
    st7789.send(b"\x2c", b"\x00\x00\x00")
    st7789.send(b"\x00")
    assert "cut in half" in only(st7789.panel)


def test_a_pixel_may_be_split_over_two_transfers(st7789):
    st7789.send(b"\x2c", b"\x12")
    st7789.cs(0)
    st7789.dc(1)
    st7789.spi.write(b"\x34")
    st7789.cs(1)
    st7789.send(b"\x00")
    assert st7789.panel.complaints == []
    assert st7789.panel.memory[0] == 0x1234


def test_more_pixels_than_the_window_holds(st7789):
    st7789.send(b"\x2a", bytes((0, 0, 0, 3)))
    st7789.send(b"\x2b", bytes((0, 0, 0, 1)))
    st7789.send(b"\x2c", bytes(2 * 9))
    assert only(st7789.panel) == "1 pixels more than the window holds"


@pytest.mark.parametrize(
    "command, span", [(b"\x2a", (0, 0, 0, 240)), (b"\x2b", (0, 0, 1, 64)), (b"\x2a", (0, 5, 0, 4))]
)
def test_a_window_outside_memory(st7789, command, span):
    st7789.send(command, bytes(span))
    assert "does not fit" in only(st7789.panel)


def test_turned_memory_has_the_turned_limits(st7789):
    st7789.send(b"\x36", b"\x60")
    st7789.send(b"\x2a", bytes((0, 0, 1, 63)))
    assert st7789.panel.complaints == []
    st7789.send(b"\x2b", bytes((0, 0, 0, 240)))
    assert "does not fit the 240 lines" in only(st7789.panel)


def test_writing_before_it_was_woken():
    wires = Spi("pico_display")
    wires.send(b"\x3a", b"\x55")
    wires.send(b"\x2c")
    assert "before the chip was woken" in only(wires.panel)


def test_memory_takes_pictures_while_the_chip_sleeps(st7789):
    st7789.hardware.advance(200)
    st7789.send(b"\x10")
    st7789.hardware.advance(6)
    st7789.send(b"\x2c")
    assert st7789.panel.complaints == []


def test_waking_too_soon_after_sleep(st7789):
    st7789.hardware.advance(200)
    st7789.send(b"\x10")
    st7789.hardware.advance(100)
    st7789.send(b"\x11")
    assert "20000 us too early after the reset or SLPIN" in only(st7789.panel)


def test_a_wrong_colour_format(st7789):
    st7789.send(b"\x3a", b"\x66")
    st7789.send(b"\x2c")
    assert "COLMOD is 0x66" in only(st7789.panel)


def test_a_command_too_soon_after_waking():
    wires = Spi("pico_display")
    wires.send(b"\x11")
    wires.hardware.advance(2)
    wires.send(b"\x29")
    assert only(wires.panel) == "command 0x29 came 3000 us too early after a reset or SLPOUT"


def test_waking_too_soon_after_a_reset():
    wires = Spi("pico_display")
    wires.send(b"\x01")
    wires.hardware.advance(50)
    wires.send(b"\x11")
    assert "SLPOUT came" in only(wires.panel)


def test_going_to_sleep_too_soon_after_waking(st7789):
    st7789.send(b"\x10")
    assert "SLPIN came" in only(st7789.panel)


@pytest.mark.parametrize("data, words", [(b"\x00\x01", "got 2 of 4"), (bytes(5), "takes 4 parameters; one more")])
def test_parameters_that_are_too_few_or_too_many(st7789, data, words):
    st7789.send(b"\x2a", data)
    st7789.send(b"\x00")
    assert words in only(st7789.panel)


def test_pixels_with_the_low_byte_first(st7789):
    st7789.send(b"\xb0", b"\x00\xc0")
    assert st7789.panel.complaints == []
    st7789.send(b"\xb0", b"\x00\xc8")
    assert "low byte first" in only(st7789.panel)


@pytest.mark.parametrize("name", [name for name, chip in CHIPS.items() if chip.registers])
def test_the_models_and_the_board_files_agree_about_the_registers(name):
    parameters = MODELS[name].parameters
    assert {register: parameters[register] for register in CHIPS[name].registers} == CHIPS[name].registers
    assert DRIVERS_OWN <= {*parameters, 0x2C}


def test_spi_faster_than_the_chip():
    wires = Spi("waveshare_oled_13", baudrate=31_250_000, force=True)
    wires.send(b"\xae")
    assert "the chip takes at most 20,000,000" in only(wires.panel)


def test_spi_in_the_wrong_mode():
    wires = Spi("pico_display", polarity=1)
    wires.send(b"\x00")
    assert "SPI mode 0 or 3" in only(wires.panel)


def test_bytes_during_a_reset(sh1107):
    sh1107.reset(0)
    sh1107.send(b"\xae")
    assert "reset line is low" in only(sh1107.panel)


def test_a_command_of_another_chip(sh1107):
    sh1107.send(b"\x8d\x14")  # charge pump command of the SSD1306
    assert "the SH1107 knows no command 0x8d" in sh1107.panel.complaints[0]


def test_an_oled_switched_on_without_supply_or_with_another_glass(sh1107):
    sh1107.send(b"\xaf")
    assert "charge pump is off" in sh1107.panel.complaints[0]
    assert "multiplex ratio is 128; the glass has 64" in sh1107.panel.complaints[1]


def test_a_line_that_is_too_long_for_the_sh1107(sh1107):
    sh1107.send(b"\x21\xb0\x00\x10", bytes(17))
    assert "1 bytes past the end of the line" in only(sh1107.panel)


def test_a_scan_direction_that_is_not_modelled(sh1107):
    sh1107.send(b"\xad\x8a\xa8\x3f\xc8\xaf")
    assert "C8 is not modelled" in only(sh1107.panel)
