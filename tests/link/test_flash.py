"""`wayside flash`: puts Wayside on a Pico that waits for a UF2, or that is running."""

import json

import pytest
from link.bootsel_drive import Drive
from link.small_firmware import files_of
from link.small_uf2 import uf2

from wayside_host.builder.picos import RP2350
from wayside_host.install import bootsel, flash
from wayside_host.link.talk import talking

OTHERS = {"/saves/live/tail": b"a match"}


@pytest.fixture
def micropython(tmp_path):
    return uf2(tmp_path / "RPI_PICO.uf2")


@pytest.fixture
def drive(tmp_path, monkeypatch):
    monkeypatch.setattr(bootsel, "candidates", lambda *_: [tmp_path / "RPI-RP2"])
    return Drive(tmp_path / "RPI-RP2")


@pytest.fixture
def pico(board, drive, plugged):
    """A Pico that is connected and running, with a saved file on it."""
    plugged.append(board(OTHERS, at_bootloader=drive.appear))
    return plugged[0]


def runs_wayside(one):
    with talking(one.port) as talk:
        return talk.say("new nasca") == "=\n\n"


def test_a_pico_that_runs_is_asked_to_wait_and_keeps_its_games(wayside, pico, drive, micropython, firmware):
    answer = wayside("flash", "--board", "pico_display", "--micropython", micropython)
    assert answer.code == 0, answer.complaint
    assert "MicroPython v1.26.1 for Raspberry Pi Pico with RP2040" in answer.complaint and "sha256" in answer.complaint
    assert "and Wayside for pico_display, all checked" in answer.said
    assert drive.taken[0x10000000][:4] == b"boot"
    assert runs_wayside(pico)
    there = files_of(pico.flash)
    assert {path: there[path] for path in [*firmware, *OTHERS]} == firmware | OTHERS


def test_a_pico_that_waits_gets_everything_in_one_file_if_asked(wayside, pico, drive, micropython, firmware):
    pico.power_off()
    drive.appear(pico)
    answer = wayside("flash", "--board", "pico_display", "--micropython", micropython, "--fresh", "--json")
    assert answer.code == 0, answer.complaint
    assert json.loads(answer.said)["pico"] == "pico"
    there = files_of(pico.flash)
    assert {path: there[path] for path in firmware} == firmware
    assert "/saves/live/tail" not in there
    assert runs_wayside(pico)


def test_a_uf2_for_another_chip_is_refused_and_nothing_written(wayside, pico, drive, tmp_path):
    pico.power_off()
    drive.appear(pico)
    other = uf2(tmp_path / "RPI_PICO2.uf2", RP2350, b"v1.26.1 on 2025-09-11; Raspberry Pi Pico2 with RP2350")
    answer = wayside("flash", "--board", "pico_display", "--micropython", other)
    assert answer.code == 1
    assert "is for the RP2350 (Pico 2), but" in answer.complaint and "nothing was written" in answer.complaint
    assert [path.name for path in drive.path.iterdir()] == ["INFO_UF2.TXT"]


def test_no_pico_at_all(wayside, drive, micropython):
    answer = wayside("flash", "--board", "pico_display", "--micropython", micropython)
    assert answer.code == 3
    assert "hold its BOOTSEL button while you plug it in" in answer.complaint


def test_a_drive_that_is_full(wayside, drive, board, micropython, monkeypatch):
    drive.path.mkdir()
    (drive.path / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    (drive.path / "wayside-pico.uf2").symlink_to("/dev/full")
    answer = wayside("flash", "--board", "pico_display", "--micropython", micropython)
    assert answer.code == 1
    assert "accepted only 0 of 1 kB: No space left on device" in answer.complaint


def test_a_pico_that_does_not_come_back(wayside, drive, board, micropython, monkeypatch):
    monkeypatch.setattr(flash, "LONGEST", 0.3)
    drive.path.mkdir()
    (drive.path / "INFO_UF2.TXT").write_text("Board-ID: RPI-RP2\n")
    answer = wayside("flash", "--board", "pico_display", "--micropython", micropython)
    assert answer.code == 6
    assert "the UF2 was written, but the Pico did not come back" in answer.complaint
