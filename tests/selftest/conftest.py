"""Emulated devices that the computer sees on USB, for the self-test."""

from types import SimpleNamespace

import pytest
from selftest.board_bench import BoardBench
from serial.tools import list_ports

from wayside_host.boards.files import load_board
from wayside_host.builder.image import device_files
from wayside_host.link.ports import RASPBERRY_PI
from wayside_host.link.talk import talking


@pytest.fixture
def plugged(monkeypatch):
    """What the computer sees on USB; nothing at the start."""
    devices = []

    def ports():
        return [SimpleNamespace(device=one.port, vid=RASPBERRY_PI, pid=5) for one in devices if one.is_on]

    monkeypatch.setattr(list_ports, "comports", ports)
    return devices


@pytest.fixture(scope="session")
def files():
    return {"/" + path: content for path, content in device_files(load_board("pico_display")).items()}


@pytest.fixture
def board_bench(tmp_path, files, plugged):
    board = BoardBench(tmp_path / "flash", files)
    plugged.append(board)
    yield board
    if board.is_on:
        board.close()


@pytest.fixture
def match(board_bench):
    """The record of the owner's match on the table."""
    with talking(board_bench.port) as talk:
        assert talk.say("new nasca landscape=none names=Anna,Bert") == "=\n\n"
        assert talk.say("play a2h5") == "=\n\n"
        assert talk.say("undo") == "= 1\n\n"
        return talk.say("record")
