"""Kept matches: listed at low cost, opened again, deleted; never lost silently, never doubled."""

import random

import pytest
from store.evening import match_state, play, power_on, state
from store.flash import Flash, formatted
from store.plain_disk import PlainDisk

from wayside.store import archive, files


@pytest.fixture
def disk():
    return PlainDisk()


@pytest.fixture
def session(disk, monkeypatch):
    monkeypatch.setattr("time.localtime", lambda: (2026, 11, 16, 12, 0, 0, 0, 320))
    return power_on(disk)


def play_out(session, **options):
    """A whole random match."""
    rng = random.Random(1)
    session.start("nasca", names={"R": "Anna", "B": "Björn"}, options=options)
    while session.match.rules.turn >= 0:
        play(session, rng)


def test_a_finished_match_is_listed_with_its_result(session):
    play_out(session)
    totals = [total for total, _ in session.match.rules.score()]
    assert session.keep()
    assert session.match is None
    (entry,) = session.archive.entries()
    assert (entry.number, entry.game, entry.date, entry.moves) == (1, "nasca", "2026-11-16", 48)
    assert entry.players == [("R", "Anna"), ("B", "Björn")]
    assert entry.result == totals
    assert entry.winner == (0 if totals[0] > totals[1] else 1)
    assert entry.over


def test_a_match_that_was_broken_off_has_no_winner(session):
    session.start("nasca")
    session.play("c3h5")
    session.keep()
    (entry,) = session.archive.entries()
    assert (entry.winner, entry.over, entry.moves) == (-1, False, 1)
    assert entry.players == [("R", None), ("B", None)]


def test_a_draw_has_no_winner_but_is_over(session):
    session.start("nasca", options={"compulsory": "off", "rounds": "1"})
    session.play("pass")
    session.play("pass")
    session.keep()
    (entry,) = session.archive.entries()
    assert (entry.winner, entry.over) == (-1, True)


def test_without_a_clock_set_by_the_host_there_is_no_date(session, monkeypatch):
    monkeypatch.undo()
    monkeypatch.setattr(archive.time, "localtime", lambda: (2021, 1, 1, 0, 0, 0, 4, 1))
    assert archive.today() == ""
    monkeypatch.setattr(archive.time, "localtime", lambda: (2026, 11, 6, 0, 0, 0, 4, 1))
    assert archive.today() == "2026-11-06"


def test_the_newest_comes_first_also_beyond_nine(session):
    for _ in range(11):
        session.start("nasca")
        session.keep()
    assert [entry.number for entry in session.archive.entries()] == [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert session.archive.count() == 11


def test_the_list_reads_only_the_beginning_of_each_file(session, monkeypatch):
    play_out(session)
    session.keep()
    read = []
    plain = files.open
    monkeypatch.setattr(files, "open", lambda path, mode: read.append(plain(path, mode)) or read[-1])
    assert len(session.archive.entries()) == 1
    assert [file.place for file in read] == [440]


def test_names_too_long_for_the_beginning_are_listed_all_the_same(session):
    session.start("nasca", names={"R": "A" * 500, "B": "Z"})
    session.keep()
    (entry,) = session.archive.entries()
    assert entry.players == [("R", "A" * 500), ("B", "Z")]


def test_a_kept_match_can_be_opened_undone_and_played_on(session, disk):
    play_out(session)
    whole = match_state(session)
    session.keep()
    assert session.reopen(1)
    assert match_state(session) == whole
    session.undo(3)
    play(session, random.Random(2))
    assert match_state(power_on(disk)) == match_state(session)


def test_a_match_that_was_opened_is_kept_under_its_old_number(session):
    session.start("nasca")
    session.keep()
    session.start("nasca")
    session.keep()
    session.reopen(1)
    session.play("c3h5")
    session.keep()
    assert [(entry.number, entry.moves) for entry in session.archive.entries()] == [(2, 0), (1, 1)]


def test_a_match_that_was_opened_and_dropped_is_still_kept_as_it_was(session):
    play_out(session)
    session.keep()
    text = session.archive.record(1)
    session.reopen(1)
    session.undo(5)
    session.drop()
    assert session.archive.record(1) == text


def test_opening_and_keeping_again_and_again_never_loses_or_doubles_it(session, disk):
    """Without a move between, only the head is written: the identities must still differ."""
    session.start("nasca")
    session.keep()
    for _ in range(4):
        assert session.reopen(1)
        assert power_on(disk).match is not None
        session = power_on(disk)
        assert session.keep()
        session = power_on(disk)
        assert session.match is None
        assert session.archive.count() == 1


def test_a_number_that_is_not_there_cannot_be_opened(session):
    assert not session.reopen(7)
    assert session.archive.record(7) is None
    assert session.match is None


def test_a_deleted_match_is_gone(session, disk):
    for _ in range(3):
        session.start("nasca")
        session.keep()
    assert session.archive.delete(2)
    assert [entry.number for entry in power_on(disk).archive.entries()] == [3, 1]


def test_a_record_that_breaks_the_rules_is_set_aside_when_it_is_opened(session, disk):
    session.start("nasca")
    session.play("c3h5")
    session.keep()
    text = session.files.read("archive/1").replace("move c3h5", "move k9h5")
    session.files.write("archive/1", text)
    assert not session.reopen(1)
    assert session.aside == ["archive-1.bad1"]
    assert session.archive.entries() == []


def test_games_are_kept_until_the_flash_is_full_and_then_the_person_is_asked():
    flash = Flash(formatted())
    session = power_on(flash)
    kept, warned = [], 0
    while True:
        session.start("nasca")
        assert session.saved
        session.play("c3h5")
        warned += session.low()
        if not session.keep():
            break
        kept.append(session.archive.record(session.archive.numbers()[0]))
    assert warned > 3  # before it was too late
    assert len(kept) > 200
    now = state(session)
    assert session.match.moves == ["c3h5"]
    assert state(power_on(flash)) == now
    session = power_on(flash)
    assert [session.archive.record(number) for number in reversed(session.archive.numbers())] == kept
    session.play("c4h4")
    assert session.saved
    session.archive.delete(1)
    session.archive.delete(2)
    assert session.keep()
    print(f"\n{len(kept)} games kept on a flash with a little firmware")
