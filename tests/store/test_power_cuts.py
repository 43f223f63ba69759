"""Power fails at every flash operation: the match is as before, or one move further, never different."""

import pytest
from store import plain_disk
from store.cuts import Tally, cut_once, cut_twice, moments
from store.evening import go_on, power_on, short_evening, state, whole_evening
from store.flash import SHAPES, Flash, formatted
from store.plain_disk import PlainDisk

from wayside.games import names
from wayside.store import files, live

PARTS = 4  # for parallel processes
ACTIONS = 50
SMALL = 90
EVENINGS = [(game, {}, live.MOST) for game in names()] + [
    ("nasca", {"landscape": "free"}, live.MOST),  # begins with a setup phase
    ("nasca", {}, SMALL),  # many small pieces of the log
]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game, options, most", EVENINGS)
def test_no_cut_in_a_whole_evening_loses_an_acknowledged_action(game, options, most, part, monkeypatch):
    monkeypatch.setattr(live, "MOST", most)
    tally = Tally()
    for seed, moment in list(enumerate(moments(whole_evening(game, options, ACTIONS))))[part::PARTS]:
        for number, shape in enumerate(SHAPES + ("half done",) * 3):  # with different garbage each time
            cut_once(moment, shape, seed + 1000 * number, tally)
    print(f"\n{game} {options or ''} part {part}: {tally}")
    assert tally.tried > 100
    assert tally.lost == []


def test_the_evening_with_small_pieces_closes_many_and_opens_some_again(monkeypatch):
    monkeypatch.setattr(live, "MOST", SMALL)
    session = power_on(Flash(formatted()))
    closed = []
    for step in whole_evening("nasca", {}, ACTIONS):
        step(session)
        closed.append(len(session.files.list(live.LOG)))
    falls = [before - after for before, after in zip(closed, closed[1:], strict=False) if after < before]
    assert max(closed) >= 4
    assert len(falls) >= 3  # after an undo into one, and each time the match is put away


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", names())
def test_no_pair_of_cuts_in_a_short_evening_loses_an_acknowledged_action(game, part, monkeypatch):
    monkeypatch.setattr(live, "MOST", 35)
    tally = Tally()
    for seed, moment in list(enumerate(moments(short_evening(game))))[part::PARTS]:
        for shape in SHAPES:
            cut_twice(moment, shape, seed, tally)
    print(f"\n{game}, pairs, part {part}: {tally}")
    assert tally.tried > 100
    assert tally.lost == []


def test_even_where_a_file_can_be_torn_no_cut_loses_an_acknowledged_action(monkeypatch):
    """A folder of the host, or a file system other than littlefs."""
    monkeypatch.setattr(live, "MOST", SMALL)
    disk = PlainDisk()
    session = power_on(disk)
    before, tried = state(session), 0
    for step in whole_evening("nasca", {}, ACTIONS):
        plain_disk.insert(disk)
        disk.before.clear()
        step(session)
        after = state(session)
        for content in disk.before:
            tried += 1
            cut = PlainDisk(content)
            again = power_on(cut)
            assert state(again) in (before, after)
            go_on(again)
            assert state(power_on(cut)) == state(again)
        before = after
    print(f"\ntorn files: {tried} cuts tried, 0 lost")
    assert tried > 250


def test_a_store_that_removes_before_it_writes_would_be_found_out(monkeypatch):
    """Proves that these tests can fail."""
    write = files.Files.write

    def careless(self, name, text):
        self.remove(name)
        write(self, name, text)

    monkeypatch.setattr(files.Files, "write", careless)
    tally = Tally()
    for moment in moments(whole_evening("nasca", {}, 3)):
        cut_once(moment, "not done", 0, tally)
    assert any("another state" in loss for loss in tally.lost)
