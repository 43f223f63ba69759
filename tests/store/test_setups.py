"""The last setup of each game comes back unchanged, and no power cut harms it or the match."""

import pytest
from store.evening import power_on
from store.flash import SHAPES, Flash, formatted

FIRST = (["R", "B"], {"rounds": "1"}, {"R": "Anna"})
SECOND = (["B", "R"], {"board": "10x10"}, {"R": "Anna", "B": "Zoé"})


@pytest.fixture
def session():
    return power_on(Flash(formatted()))


def test_each_game_has_its_own_and_the_newest_counts(session):
    assert session.last_setup("nasca") is None
    assert session.remember_setup("nasca", *FIRST)
    assert session.remember_setup("nasca", *SECOND)
    assert session.last_setup("nasca") == list(SECOND)
    assert session.last_setup("jarnac") is None


def test_after_any_power_cut_it_is_the_old_or_the_new_one_and_the_match_is_there():
    flash = Flash(formatted())
    session = power_on(flash)
    session.start("nasca")
    assert session.remember_setup("nasca", *FIRST)
    flash.watched = True
    flash.operations.clear()
    session.play("c3h5")
    assert session.remember_setup("nasca", *SECOND)
    operations = list(flash.operations)
    assert len(operations) > 3
    found = set()
    for operation in operations:
        for shape in SHAPES:
            again = power_on(Flash(operation.cut(shape, 1)))
            setup = again.last_setup("nasca")
            assert setup in (list(FIRST), list(SECOND)), shape
            assert again.match is not None and again.match.moves in ([], ["c3h5"])
            assert not again.aside
            found.add(setup[0][0])
    assert found == {"R", "B"}


def test_without_room_the_old_one_stays(session):
    assert session.remember_setup("nasca", *FIRST)
    session.files.room = lambda: (1000, 1_441_792)
    assert not session.remember_setup("nasca", *SECOND)
    assert session.last_setup("nasca") == list(FIRST)
