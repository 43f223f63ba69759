"""The emulated boards of the link's tests, and the desk at which the commands of the pages are typed."""

import pytest
from guide.desk import Desk
from host.games.samples import play
from host.games.saves import keep
from link.bootsel_drive import Drive
from link.conftest import board, firmware, plugged, wayside  # noqa: F401
from link.small_uf2 import uf2

from wayside_host.install import bootsel


@pytest.fixture
def desk(board, plugged, wayside, firmware, tmp_path, monkeypatch):  # noqa: F811
    """A folder with the files that a person has, and a connected Pico with Wayside and a played game."""
    folder, home = tmp_path / "desk", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.delenv("MICROPYTHON_UF2", raising=False)
    monkeypatch.setattr(bootsel, "candidates", lambda *_: [tmp_path / "RPI-RP2"])
    drive = Drive(tmp_path / "RPI-RP2")
    plugged.append(board(firmware, at_bootloader=drive.appear))
    keep(plugged[0].flash, play("nasca"))
    uf2(folder / "RPI_PICO.uf2")
    (folder / "words.txt").write_text("TRACEE\nRAT\nTZAR\n")
    return Desk(folder, home, plugged[0], wayside, monkeypatch)
