"""Files on flash: replaced whole or not at all, checked when read, never lost when damaged."""

import pytest

from wayside.store.saves import Damaged, Saves


@pytest.fixture
def saves(tmp_path):
    return Saves(str(tmp_path / "saves"))


def path_of(saves, name):
    return f"{saves.folder}/{name}"


def test_what_was_written_is_read(saves):
    saves.write("live", "Zug für Zug\n")
    assert saves.read("live") == "Zug für Zug\n"


def test_a_second_write_replaces_the_first_and_leaves_nothing_beside_it(saves, tmp_path):
    saves.write("live", "one")
    saves.write("live", "two")
    assert saves.read("live") == "two"
    assert [p.name for p in (tmp_path / "saves").iterdir()] == ["live"]


def test_a_missing_or_empty_file_is_no_save(saves):
    assert saves.read("live") is None
    open(path_of(saves, "live"), "w").close()
    assert saves.read("live") is None


def test_every_flipped_bit_and_every_shorter_length_is_noticed(saves):
    saves.write("live", "move c3h5")
    whole = open(path_of(saves, "live"), "rb").read()
    for index in range(len(whole)):
        for bit in range(8):
            broken = bytearray(whole)
            broken[index] ^= 1 << bit
            open(path_of(saves, "live"), "wb").write(broken)
            with pytest.raises(Damaged):
                saves.read("live")
    for length in range(1, len(whole)):
        open(path_of(saves, "live"), "wb").write(whole[:length])
        with pytest.raises(Damaged):
            saves.read("live")


def test_a_file_set_aside_keeps_its_bytes_and_never_takes_a_taken_name(saves):
    for content in ("first", "second"):
        with open(path_of(saves, "live"), "w") as file:
            file.write(content)
        saves.set_aside("live")
    assert open(path_of(saves, "live.bad1")).read() == "first"
    assert open(path_of(saves, "live.bad2")).read() == "second"


def test_removing_what_is_not_there_is_no_error(saves):
    saves.remove("live")
    saves.write("live", "x")
    saves.remove("live")
    assert saves.read("live") is None
