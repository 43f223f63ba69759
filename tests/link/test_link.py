"""The link to a device: programs, files, and the firmware that stops for it and starts again."""

import hashlib

import pytest

from wayside_host.link.errors import DeviceFault, DeviceFull
from wayside_host.link.prompt import Entry, connected
from wayside_host.link.talk import talking

LETTER = bytes(range(256)) * 40


def test_files_are_listed_with_sizes_and_hashes(board):
    one = board({"/a.txt": b"one", "/saves/live/head": LETTER})
    with connected(one.port) as link:
        assert link.list() == {"/a.txt": Entry("/a.txt", 3), "/saves/live/head": Entry("/saves/live/head", 10240)}
        digest = hashlib.sha256(LETTER).hexdigest()
        assert link.list("/saves", hashes=True) == {"/saves/live/head": Entry("/saves/live/head", 10240, digest)}
        assert link.list("/nothing") == {}
        assert link.exists("/saves") and not link.exists("/nothing")


def test_a_file_is_written_read_renamed_and_removed(board):
    one = board()
    with connected(one.port) as link:
        link.write("/new/folder/letter", LETTER)
        assert link.read("/new/folder/letter") == LETTER
        link.write("/new/folder/letter", b"")
        assert link.read("/new/folder/letter") == b""
        link.rename("/new/folder/letter", "/letter")
        link.remove("/letter")
        link.remove("/letter")
    assert [path for path in one.flash.rglob("*") if path.is_file()] == []


def test_progress_counts_the_bytes(board):
    told = []
    with connected(board().port) as link:
        link.write("/letter", LETTER, told.append)
    assert sum(told) == len(LETTER) and len(told) > 3


def test_a_fault_on_the_device_is_told_in_a_sentence(board):
    with connected(board().port) as link:
        with pytest.raises(DeviceFault, match="the device answered: ZeroDivisionError"):
            link.run("1 / 0")
        with pytest.raises(DeviceFault, match="ENOENT"):
            link.read("/nothing")
        assert link.ask("1 + 1") == 2


def test_on_a_full_flash_the_old_file_stays_and_nothing_is_left_over(board):
    one = board({"/letter": b"old"}, size=16 * 4096)
    with connected(one.port) as link:
        with pytest.raises(DeviceFull, match="flash of the device is full"):
            link.write("/letter", bytes(80_000))
        assert link.read("/letter") == b"old"
        assert list(link.list()) == ["/letter"]


def test_the_firmware_stops_for_it_and_runs_again_afterwards(board, firmware):
    one = board(firmware)
    with talking(one.port) as talk:
        assert talk.say("new nasca") == "=\n\n"
        assert talk.say("play c3v3") == "=\n\n"
    with connected(one.port) as link:
        assert link.ask("2 * 3") == 6
        assert "/saves/live/head" in link.list("/saves")
    with talking(one.port) as talk:
        assert "c3v3" in talk.say("record")
