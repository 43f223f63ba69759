"""Power fails after every operation of a deploy: the device boots the old or the new firmware, never a mix."""

import shutil
import time

import pytest
from link.small_firmware import files_of, put_files, small_firmware

from wayside_host.install.deploy import renew
from wayside_host.link.errors import LinkError
from wayside_host.link.prompt import Link
from wayside_host.wasm.board import EmulatedBoard

LONGEST = 20  # s
OF_BOOTING = 2  # operations: it writes that it has booted
OTHERS = {"/saves/live/head": b"a match", "/saves/boards/la_strada/1": b"a map", "/words.list": b"words"}


@pytest.fixture
def versions(tmp_path):
    return small_firmware("old", tmp_path), small_firmware("new", tmp_path)


def wait_for_boot(board):
    """The version that the device reports; nothing if power failed before."""
    written = board.flash / "booted"
    deadline = time.monotonic() + LONGEST
    while board.is_on:
        if written.exists() and written.read_bytes():
            return written.read_text()
        assert time.monotonic() < deadline, "it did not boot"
        time.sleep(0.01)
    return None


def booted(flash, cut=None):
    (flash / "booted").unlink(missing_ok=True)
    with EmulatedBoard(flash, cut=cut) as board:
        return wait_for_boot(board)


def deploy_until_cut(flash, files, cut):
    """Whether there was power until the end."""
    with EmulatedBoard(flash, cut=OF_BOOTING + cut) as board:
        wait_for_boot(board)
        try:
            link = Link(board.port)
            renew(link, files)
        except LinkError:
            return False
        link.leave()
    return True


def assert_whole(flash, files):
    there = files_of(flash)
    assert {path: there.get(path) for path in files} == files


def test_after_every_single_operation_it_boots_the_old_or_the_new(versions, tmp_path):
    old, new = versions
    seen = []
    held = False
    while not held:
        flash = tmp_path / "flash"
        put_files(old | OTHERS, flash)
        held = deploy_until_cut(flash, new, len(seen))
        seen.append(booted(flash))
        assert_whole(flash, {"old": old, "new": new}[seen[-1]] | OTHERS)
        if seen[-1] == "new":
            assert set(files_of(flash)) == {*new, *OTHERS, "/booted"}  # nothing else is left
        shutil.rmtree(flash)
    # Old as long as the parcel is not in its place: before it exists, while empty, and when written. Then always new.
    assert seen == ["old"] * 3 + ["new"] * (len(seen) - 3)
    assert len(seen) > 20


def test_it_arrives_even_if_every_start_is_cut_short(versions, tmp_path):
    old, new = versions
    before, flash = tmp_path / "before", tmp_path / "flash"
    put_files(old | OTHERS, before)
    deploy_until_cut(before, new, 3)  # the parcel is in its place, but nothing is unpacked yet
    for cut in (1, 2, 3, 8, 14):
        shutil.copytree(before, flash)
        assert booted(flash, cut) is None
        assert booted(flash, cut + 1) is None
        assert booted(flash) == "new"
        assert_whole(flash, new | OTHERS)
        shutil.rmtree(flash)


def test_a_pico_without_wayside_gets_it_whole_or_keeps_its_own(versions, tmp_path):
    _, new = versions
    own = {"/main.py": b'with open("/booted", "w") as file:\n    file.write("own")\n'}
    flash = tmp_path / "flash"
    for cut in (0, 3, 5, 6, 9, 15):
        put_files(own, flash)
        assert not deploy_until_cut(flash, new, cut)
        came = booted(flash)
        assert_whole(flash, new if came == "new" else own)
        shutil.rmtree(flash)
    assert came == "new"
