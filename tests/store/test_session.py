"""The table that saves itself: what was acknowledged is there after the power comes back."""

import pytest

from wayside.store.saves import Saves
from wayside.store.session import Session


@pytest.fixture
def folder(tmp_path):
    return str(tmp_path / "saves")


def powered_on(folder):
    session = Session(Saves(folder))
    session.resume()
    return session


def test_without_a_save_there_is_no_match(folder):
    session = Session(Saves(folder))
    assert not session.resume()
    assert session.match is None


def test_the_match_is_back_after_every_single_action(folder):
    session = powered_on(folder)
    session.start("nasca", names={"R": "Anna"})
    for move in ("c3h5", "c4h4", "a1v2"):
        assert session.play(move) is None
        again = powered_on(folder)
        assert again.match.moves == session.match.moves
        assert again.match.rules.snapshot() == session.match.rules.snapshot()
        assert again.match.names == {"R": "Anna"}
    session.undo(2)
    again = powered_on(folder)
    assert again.match.moves == ["c3h5"]
    assert again.redo(2) == 2
    assert again.match.rules.snapshot() == (session.redo(2), session.match.rules.snapshot())[1]


def test_a_refused_move_writes_nothing(folder, tmp_path):
    session = powered_on(folder)
    session.start("nasca")
    before = (tmp_path / "saves" / "live").stat().st_mtime_ns
    assert session.play("k9v3").code == "off_board"
    assert session.play("nonsense").code == "syntax"
    assert (tmp_path / "saves" / "live").stat().st_mtime_ns == before


def test_a_damaged_save_is_set_aside_and_named(folder, tmp_path):
    session = powered_on(folder)
    session.start("nasca")
    live = tmp_path / "saves" / "live"
    live.write_bytes(live.read_bytes()[:-1])
    again = powered_on(folder)
    assert again.match is None
    assert again.aside == ["live.bad1"]
    assert (tmp_path / "saves" / "live.bad1").exists()


def test_a_whole_file_with_a_record_that_breaks_the_rules_is_set_aside_too(folder):
    Saves(folder).write("live", "wayside 1\ngame nasca\nplayers R,B\nmove c3h5\nmove c3h4\nend 2\n")
    session = powered_on(folder)
    assert session.match is None
    assert session.aside == ["live.bad1"]


def test_a_match_that_was_left_is_gone(folder):
    session = powered_on(folder)
    session.start("nasca")
    session.leave()
    assert powered_on(folder).match is None


def test_a_full_flash_never_damages_the_running_match(folder, monkeypatch):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")

    def full(name, text):
        raise OSError(28)

    monkeypatch.setattr(session.saves, "write", full)
    assert session.play("c4h4") is None
    assert not session.saved
    assert session.match.moves == ["c3h5", "c4h4"]
    assert powered_on(folder).match.moves == ["c3h5"]


def test_settings_are_kept(folder):
    session = powered_on(folder)
    session.set("language", "fr")
    assert powered_on(folder).settings["language"] == "fr"
