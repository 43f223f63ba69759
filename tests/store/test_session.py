"""The table that saves itself: after a power cut every confirmed move is still there."""

import pytest
from store.evening import match_state

from wayside.referee.table import NotNow
from wayside.store.files import Files
from wayside.store.session import Session


@pytest.fixture
def folder(tmp_path):
    return str(tmp_path / "saves")


def powered_on(folder):
    session = Session(Files(folder))
    session.resume()
    session.drop_if_kept()
    return session


def files_in(tmp_path):
    """Every file with the time of its last change."""
    return {path: path.stat().st_mtime_ns for path in (tmp_path / "saves").rglob("*") if path.is_file()}


def test_without_a_save_there_is_no_match(folder):
    assert powered_on(folder).match is None


def test_a_match_without_a_move_is_back(folder):
    powered_on(folder).start("nasca", names={"R": "Anna"}, options={"rounds": "1"})
    again = powered_on(folder)
    assert again.match.moves == []
    assert again.match.names == {"R": "Anna"}
    assert again.match.options["rounds"] == "1"


def test_the_match_is_back_after_every_single_action(folder):
    session = powered_on(folder)
    session.start("nasca", names={"R": "Anna"})
    for move in ("c3h5", "c4h4", "a1v2"):
        assert session.play(move) is None
        assert match_state(powered_on(folder)) == match_state(session)
    session.undo(2)
    again = powered_on(folder)
    assert again.match.moves == ["c3h5"]
    assert again.redo(2) == 2
    session.redo(2)
    assert match_state(again) == match_state(session)


def test_the_clocks_are_back_too_and_undo_restores_them(folder):
    session = powered_on(folder)
    session.start("nasca")
    for seconds, move in ((12, "c3h5"), (7, "c4h4"), (30, "a1v2")):
        session.clock.spent = seconds * 1000
        session.play(move)
    session.undo()
    again = powered_on(folder)
    assert (again.match.clock(0), again.match.clock(1)) == (120, 70)
    again.redo()
    assert powered_on(folder).match.clock(0) == 420


def test_a_match_that_began_from_a_position_is_back(folder):
    session = powered_on(folder)
    session.start("nasca", position="pieces=Rc3v3,Be3v3")
    session.play("c1h4")
    assert match_state(powered_on(folder)) == match_state(session)
    assert session.match.start is not None


def test_a_match_from_a_record_is_back_with_all_its_moves(folder):
    from wayside.referee import record

    session = powered_on(folder)
    text = "wayside 1; game nasca; move c3h5; move c4h4; undone a1v2; times 1,2,3; end 3"
    session.adopt(record.read(text))
    assert match_state(powered_on(folder)) == match_state(session)


def test_a_refused_move_writes_nothing(folder, tmp_path):
    session = powered_on(folder)
    session.start("nasca")
    before = files_in(tmp_path)
    assert session.play("k9v3").code == "off_board"
    assert session.play("nonsense").code == "syntax"
    assert session.redo() == 0
    assert session.undo() == 0
    session.changed()
    assert files_in(tmp_path) == before


def test_starting_the_device_writes_nothing(folder, tmp_path):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")
    before = files_in(tmp_path)
    again = powered_on(folder)
    again.changed()
    again.archive.entries()
    again.health()
    assert files_in(tmp_path) == before


def test_an_action_writes_one_file(folder, tmp_path):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")
    session.play("c4h4")
    for act in (lambda: session.play("a1v2"), session.undo, session.redo):
        before = files_in(tmp_path)
        act()
        after = files_in(tmp_path)
        assert len([path for path in after if after[path] != before.get(path)]) == 1


def test_a_match_that_was_dropped_is_gone(folder):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")
    session.drop()
    assert session.match is None
    assert powered_on(folder).match is None


def test_a_new_match_takes_the_place_of_the_old_one(folder):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")
    session.start("nasca", names={"B": "Zoé"})
    assert match_state(powered_on(folder)) == match_state(session)
    session.play("a1h2")
    assert powered_on(folder).match.moves == ["a1h2"]


def test_the_saves_are_counted_across_matches_and_power_cuts(folder):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")
    session.play("c4h4")
    session.drop()
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")
    assert powered_on(folder).health()["saves"] == 3


def test_settings_are_kept(folder):
    session = powered_on(folder)
    assert session.settings == {"language": "", "brightness": "100", "clock": "on", "led": "on"}  # none was chosen
    assert session.set("language", "fr")
    assert session.set("clock", "off")
    assert powered_on(folder).settings == {"language": "fr", "brightness": "100", "clock": "off", "led": "on"}


def test_a_setting_that_was_so_already_is_not_written(folder, tmp_path):
    session = powered_on(folder)
    session.set("language", "fr")
    before = files_in(tmp_path)
    assert session.set("language", "fr")
    assert files_in(tmp_path) == before


@pytest.mark.parametrize(
    "change",
    (
        lambda session: session.set("language", "de"),
        lambda session: session.following("clock"),
        lambda session: session.keep(),
        lambda session: session.drop(),
        lambda session: session.reopen(1),
        lambda session: session.start("nasca"),
        lambda session: session.undo(),
        lambda session: session.boards("la_strada").keep("mine", "text"),
        lambda session: session.archive.delete(1),
        lambda session: session.remember_setup("nasca", ["R", "B"], {}, {}),
        lambda session: session.check(),
        lambda session: session.log_crash("ValueError"),
    ),
)
def test_in_a_rehearsal_nothing_is_written_and_nothing_else_has_changed(folder, tmp_path, change):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")
    session.keep()
    session.start("nasca")
    session.play("c3h5")
    before, saved, settings = match_state(session), files_in(tmp_path), dict(session.settings)
    session.rehearse()
    with pytest.raises(NotNow):
        change(session)
    assert (match_state(session), files_in(tmp_path), session.settings) == (before, saved, settings)
    session.put_back()
    session.play("c4h4")
    assert match_state(powered_on(folder)) == match_state(session)


def test_a_move_that_is_rehearsed_is_on_flash_when_it_is_settled(folder, tmp_path):
    session = powered_on(folder)
    session.start("nasca")
    saved = files_in(tmp_path)
    session.rehearse()
    assert session.play("c3h5") is None
    assert files_in(tmp_path) == saved
    assert session.settle() and session.saved
    assert powered_on(folder).match.moves == ["c3h5"]


def test_a_lack_of_memory_says_nothing_about_the_files(folder, tmp_path, monkeypatch):
    session = powered_on(folder)
    session.start("nasca")
    session.play("c3h5")

    def fails(*_):
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr("wayside.referee.reader.Match", fails)
        with pytest.raises(MemoryError):
            powered_on(folder)
    again = powered_on(folder)
    assert again.match.moves == ["c3h5"] and not again.aside
