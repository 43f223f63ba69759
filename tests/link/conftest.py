"""Emulated boards behind pseudo-terminals, and the `wayside` command with its output."""

from types import SimpleNamespace

import pytest
from link.small_firmware import put_files
from serial.tools import list_ports

from wayside_host.boards.files import load_board
from wayside_host.builder import image
from wayside_host.cli import main
from wayside_host.link.ports import RASPBERRY_PI
from wayside_host.wasm.board import EmulatedBoard


@pytest.fixture(scope="session")
def firmware():
    """The files of a device by path."""
    return {"/" + path: content for path, content in image.device_files(load_board("pico_display")).items()}


@pytest.fixture
def board(tmp_path):
    """Makes boards with these files on their flash."""
    made = []

    def make(files=None, **settings):
        flash = tmp_path / f"flash{len(made)}"
        put_files(files or {}, flash)
        made.append(EmulatedBoard(flash, **settings))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def plugged(monkeypatch):
    """The boards that the computer sees on USB; none at the start."""
    boards = []

    def ports():
        return [SimpleNamespace(device=one.port, vid=RASPBERRY_PI, pid=5) for one in boards if one.is_on]

    monkeypatch.setattr(list_ports, "comports", ports)
    return boards


@pytest.fixture
def wayside(capsys, plugged):
    """Runs the command; the result has its exit code, output and error output."""

    def run(*words):
        code = main([str(word) for word in words])
        told = capsys.readouterr()
        return SimpleNamespace(code=code, said=told.out, complaint=told.err)

    return run
