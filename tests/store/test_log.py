"""The log of a match in pieces: after moves, undo and redo in any order, flash has the match and little else."""

import random

import pytest
from store import plain_disk
from store.evening import match_state, power_on
from store.plain_disk import PlainDisk
from store.used import started

from wayside.store import live


def any_action(session, rng, number):
    chance = rng.random()
    if chance < 0.15 and session.match.moves:
        session.undo(rng.randrange(1, 30))
    elif chance < 0.25 and session.match.undone:
        session.redo(rng.randrange(1, 10))
    else:
        session.clock.spent = rng.randrange(60000)
        session.play(str(number).rjust(rng.randrange(3, 20), "x"))


@pytest.mark.parametrize("seed", range(6))
def test_after_each_of_many_actions_the_match_is_back_and_without_its_latest_tail_the_one_before(
    talk, seed, monkeypatch
):
    monkeypatch.setattr(live, "MOST", 60)
    rng = random.Random(seed)
    disk = PlainDisk()
    session = power_on(disk)
    session.start("talk")
    most_pieces = 0
    for number in range(150):
        before, content = match_state(session), dict(disk.content)
        any_action(session, rng, number)
        assert match_state(power_on(PlainDisk(disk.content))) == match_state(session)
        for path in ("/saves/live/a", "/saves/live/b"):
            if disk.content.get(path) != content.get(path):
                assert match_state(started(disk.content, path, b"damaged")[1]) == before
        plain_disk.insert(disk)
        if rng.random() < 0.1:
            session = power_on(disk)
        most_pieces = max(most_pieces, len(session.live._pieces))
    assert most_pieces > 4


def test_pieces_that_nothing_names_any_more_are_removed(talk, monkeypatch):
    monkeypatch.setattr(live, "MOST", 60)
    rng = random.Random(1)
    session = power_on(PlainDisk())
    session.start("talk")
    for number in range(200):
        any_action(session, rng, number)
    for number in range(3):
        session.play(f"last {number}")
    assert len(session.files.list(live.LOG)) == len(session.live._pieces)
    session.drop()
    assert session.files.list(live.LOG) == []


def test_a_single_action_longer_than_a_piece_is_saved_too(talk):
    disk = PlainDisk()
    session = power_on(disk)
    session.start("talk")
    for number in range(5):
        session.play(str(number).rjust(900, "x"))
        assert match_state(power_on(PlainDisk(disk.content))) == match_state(session)
        plain_disk.insert(disk)
