"""The drive of a Pico is found in the place where each system shows drives; other drives are left alone."""

import pytest

from wayside_host.builder.picos import RP2040, RP2350
from wayside_host.install import bootsel
from wayside_host.link.errors import NoDevice, SeveralDevices

PLACES = [
    ("linux", "media/anna/RPI-RP2"),
    ("linux", "media/RPI-RP2"),
    ("linux", "run/media/anna/RPI-RP2"),
    ("linux", "mnt"),
    ("linux", "mnt/pico"),
    ("darwin", "Volumes/RPI-RP2"),
    ("win32", "E"),
]


def drive(path, board_id="RPI-RP2"):
    path.mkdir(parents=True)
    (path / "INFO_UF2.TXT").write_text(f"UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: {board_id}\r\n")
    return path


@pytest.mark.parametrize("system, place", PLACES)
def test_a_drive_is_found_where_the_system_shows_it(system, place, tmp_path):
    path = drive(tmp_path / place)
    assert bootsel.find_volumes(system, tmp_path) == [bootsel.Volume(path, "RPI-RP2")]


@pytest.mark.parametrize("board_id, family", [("RPI-RP2", RP2040), ("RP2350", RP2350)])
def test_the_drive_tells_its_chip(board_id, family, tmp_path):
    assert bootsel.read_volume(drive(tmp_path / "drive", board_id)).family == family


def test_other_drives_are_left_alone(tmp_path):
    drive(tmp_path / "media" / "FEATHERBOOT", "nRF52840-Feather-revD")
    (tmp_path / "media" / "photos").mkdir()
    assert bootsel.find_volumes("linux", tmp_path) == []


def test_of_several_drives_one_must_be_named(tmp_path, monkeypatch):
    paths = [drive(tmp_path / name) for name in ("one", "two")]
    monkeypatch.setattr(bootsel, "candidates", lambda *_: paths)
    with pytest.raises(SeveralDevices, match="say which with --volume"):
        bootsel.find_volume()
    assert bootsel.find_volume(str(paths[1])).path == paths[1]


def test_a_folder_that_is_no_drive_of_a_pico_is_refused(tmp_path):
    with pytest.raises(NoDevice, match="there is no INFO_UF2.TXT in it"):
        bootsel.find_volume(str(tmp_path))
