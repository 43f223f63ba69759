"""Everything that can be wrong with a device or its port has a sentence and an exit code."""

import pytest
import serial

from wayside_host.link import prompt, talk
from wayside_host.rp2040.port import SerialPort

COMMANDS = (["deploy"], ["names"], ["screenshot", "x.png"], ["referee", "--device"])


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_device(wayside, command):
    answer = wayside(*command)
    assert answer.code == 3
    assert "no Pico is connected; plug one in" in answer.complaint


def test_two_devices(wayside, plugged, board):
    plugged += [board(), board()]
    answer = wayside("names")
    assert answer.code == 4
    assert all(one.port in answer.complaint for one in plugged)
    assert "--port" in answer.complaint
    assert wayside("names", "--port", plugged[1].port).code == 0


def test_a_port_that_is_not_there(wayside):
    answer = wayside("names", "--port", "/dev/ttyNOWHERE")
    assert (answer.code, answer.complaint.count("\n")) == (3, 1)
    assert "there is no port /dev/ttyNOWHERE" in answer.complaint


@pytest.mark.parametrize("command", (["names"], ["referee", "--device"]), ids=" ".join)
def test_a_port_that_another_program_has(wayside, board, command):
    one = board()
    with serial.Serial(one.port, exclusive=True):
        answer = wayside(*command, "--port", one.port)
    assert answer.code == 5
    assert "in use by another program" in answer.complaint


@pytest.mark.parametrize("command", (["names"], ["referee", "--device"]), ids=" ".join)
def test_a_device_that_does_not_answer(wayside, command, monkeypatch):
    monkeypatch.setattr(prompt, "PATIENCE", 1)
    monkeypatch.setattr(talk, "PATIENCE", 1)
    port = SerialPort()
    try:
        answer = wayside(*command, "--port", port.name)
    finally:
        port.close()
    assert answer.code == 6
    assert "answers on" in answer.complaint


def test_a_device_that_is_unplugged_in_the_middle(wayside, board):
    answer = wayside("deploy", "--board", "pico_display", "--port", board(cut=1).port)
    assert answer.code == 6
    assert "stopped answering; check the cable" in answer.complaint


def test_a_device_whose_flash_is_full(wayside, board):
    one = board({"/words.list": bytes(600_000)}, size=848 * 1024)
    answer = wayside("deploy", "--board", "pico_display", "--port", one.port)
    assert answer.code == 8
    assert "this deploy needs" in answer.complaint and "Nothing was changed" in answer.complaint
    assert [path.name for path in one.flash.iterdir()] == ["words.list"]


@pytest.mark.parametrize("command", ("build", "deploy", "flash"))
def test_an_unknown_board(wayside, command):
    answer = wayside(command, "--board", "pico_dispaly")
    assert answer.code == 1
    assert "there is no board 'pico_dispaly'; there are generic_ili9341, generic_sh1106" in answer.complaint


def test_an_unknown_pico(wayside):
    answer = wayside("build", "--board", "pico_display", "--pico", "pico3")
    assert answer.code == 1
    assert "there is no Pico 'pico3'; there are pico, pico_w, pico2, pico2_w" in answer.complaint
