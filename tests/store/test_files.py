"""Files on flash, here in a folder of the host: replaced atomically, checked when read, never lost if damaged."""

import os

import pytest

from wayside.store import files
from wayside.store.files import Damaged, Files, Newer


@pytest.fixture
def saves(tmp_path):
    return Files(str(tmp_path / "saves"))


def path_of(saves, name):
    return f"{saves.folder}/{name}"


def put(saves, name, data):
    with open(path_of(saves, name), "wb") as file:
        file.write(data)


def test_what_was_written_is_read(saves):
    for name in ("settings", "live/head", "live/log/1"):
        saves.write(name, "Zug für Zug\n")
        assert saves.read(name) == "Zug für Zug\n"


def test_a_second_write_replaces_the_first_and_leaves_nothing_beside_it(saves):
    saves.write("live/head", "one")
    saves.write("live/head", "two")
    saves.rewrite("live/head", "three")
    assert saves.read("live/head") == "three"
    assert saves.list("live") == ["head"]


def test_a_missing_or_empty_file_is_no_save(saves):
    assert saves.read("settings") is None
    put(saves, "settings", b"")
    assert saves.read("settings") is None


def test_an_empty_text_is_a_save(saves):
    saves.write("settings", "")
    assert saves.read("settings") == ""


def test_every_flipped_bit_and_every_shorter_length_is_noticed(saves):
    saves.write("settings", "move c3h5")
    whole = open(path_of(saves, "settings"), "rb").read()
    for index in range(len(whole)):
        for bit in range(8):
            broken = bytearray(whole)
            broken[index] ^= 1 << bit
            put(saves, "settings", broken)
            with pytest.raises(Damaged):
                saves.read("settings")
    for length in range(1, len(whole)):
        put(saves, "settings", whole[:length])
        with pytest.raises(Damaged):
            saves.read("settings")
    put(saves, "settings", whole + b"x")
    with pytest.raises(Damaged):
        saves.read("settings")


def test_a_whole_file_of_a_newer_firmware_is_told_from_a_damaged_one(saves, monkeypatch):
    monkeypatch.setattr(files, "VERSION", 2)
    saves.write("settings", "something new")
    monkeypatch.undo()
    with pytest.raises(Newer):
        saves.read("settings")


def test_a_stray_large_file_is_not_read_into_memory(saves, monkeypatch):
    asked = []
    monkeypatch.setattr(files, "open", lambda path, mode: Watched(open(path, mode), asked), raising=False)
    put(saves, "settings", b"x" * 1000000)
    with pytest.raises(Damaged):
        saves.read("settings")
    assert sum(asked) < 100


class Watched:
    def __init__(self, file, asked):
        self.file, self.asked = file, asked

    def read(self, size):
        self.asked.append(size)
        return self.file.read(size)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.file.close()


def test_a_file_set_aside_keeps_its_bytes_and_never_takes_a_taken_name(saves):
    for content in (b"first", b"second"):
        put(saves, "settings", content)
        saves.set_aside("settings")
    assert saves.aside == ["settings.bad1", "settings.bad2"]
    assert open(path_of(saves, "settings.bad1"), "rb").read() == b"first"
    assert open(path_of(saves, "settings.bad2"), "rb").read() == b"second"


def test_what_cannot_be_set_aside_is_not_written_over(saves, monkeypatch):
    put(saves, "settings", b"damaged")

    class Broken:
        def __getattr__(self, name):
            return getattr(os, name)

        def rename(self, old, new):
            raise OSError

    monkeypatch.setattr(files, "os", Broken())
    saves.set_aside("settings")
    assert saves.aside == ["settings"]
    with pytest.raises(OSError):
        saves.write("settings", "new")
    assert open(path_of(saves, "settings"), "rb").read() == b"damaged"
    monkeypatch.undo()
    saves.write("settings", "new")
    assert open(path_of(saves, "settings.bad1"), "rb").read() == b"damaged"


def test_removing_what_is_not_there_is_no_error(saves):
    assert saves.remove("settings")
    saves.write("settings", "x")
    assert saves.remove("settings")
    assert saves.read("settings") is None


def test_nothing_new_is_written_when_the_last_reserve_would_be_touched(saves, monkeypatch):
    """But a file that already exists may be rewritten in its place."""
    saves.write("live/a", "one")
    saves.make_folder("live/log")
    long = "x" * 300
    monkeypatch.setattr(saves, "room", lambda: (files.RESERVE + 200, 1000000))
    saves.rewrite("live/a", long)
    with pytest.raises(OSError):
        saves.write("live/a", long + "y")
    with pytest.raises(OSError):
        saves.create("live/log/1", long)
    saves.create("live/log/1", "short")
    assert saves.read("live/a") == long
    assert saves.list("live/log") == ["1"]


def test_a_system_that_cannot_tell_its_room_is_written_to(saves, monkeypatch):
    class Ignorant:
        def __getattr__(self, name):
            if name == "statvfs":
                raise AttributeError
            return getattr(os, name)

    monkeypatch.setattr(files, "os", Ignorant())
    assert saves.room() == (0, 0)
    saves.write("settings", "x")
    assert saves.read("settings") == "x"


def test_the_room_is_that_of_the_host(saves):
    free, total = saves.room()
    assert 0 < free <= total


def test_the_sectors_that_micropython_counts_twice_are_room(tmp_path, monkeypatch):
    """MicroPython may even count more sectors in use than there are."""
    monkeypatch.setattr(files.os, "statvfs", lambda folder: (4096, 4096, 352, -3, -3, 0, 0, 0, 0, 255), raising=False)
    assert files.Files(str(tmp_path), folders=27).room() == (51 * 4096, 352 * 4096)
    assert files.Files(str(tmp_path)).room()[0] < 0
