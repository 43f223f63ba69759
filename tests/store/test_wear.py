"""The wear of saves: sector erases and programmed bytes for each move, counted on real littlefs."""

import random

import pytest
from store.evening import power_on
from store.flash import Flash, formatted
from store.meter import MOST_ERASES, Meter, whole_game

from wayside.games import names
from wayside.store import files, health


@pytest.mark.parametrize("game", names())
def test_a_whole_game_wears_the_flash_little(game):
    meter = whole_game(game)
    assert meter.session.saved
    assert meter.actions >= 30
    assert meter.erases <= MOST_ERASES  # the start of the match is counted too


@pytest.mark.parametrize("length", [10, 30, 80])
def test_a_long_game_wears_the_flash_little(talk, length):
    meter = Meter(f"300 actions of {length} characters")
    rng = random.Random(2)
    meter.session.start("talk")
    with meter:
        for number in range(300):
            meter.session.clock.spent = rng.randrange(60000)
            meter.session.play(str(number).rjust(length, "x"))
    assert meter.actions == 300
    assert meter.erases <= MOST_ERASES
    assert power_on(meter.flash).match.moves == meter.session.match.moves


def test_undo_and_redo_wear_the_flash_no_more_than_moves(talk):
    meter = Meter("undo and redo without end")
    rng = random.Random(3)
    session = meter.session
    session.start("talk")
    with meter:
        for number in range(300):
            chance = rng.random()
            if chance < 0.3 and session.match.moves:
                session.undo(rng.randrange(1, 40))
            elif chance < 0.5 and session.match.undone:
                session.redo(rng.randrange(1, 10))
            else:
                session.play(str(number).rjust(30, "x"))
    assert meter.erases <= MOST_ERASES
    again = power_on(meter.flash).match
    assert (again.moves, again.undone) == (session.match.moves, session.match.undone)


def test_tails_and_closed_pieces_stay_inside_littlefs_metadata(talk):
    """A file of at most 512 bytes does this."""
    session = power_on(Flash(formatted()))
    session.live.saves = 123456
    session.live.highest = 2000
    session.start("talk")
    for number in range(300):
        session.play(str(number).rjust(30, "x"))
        for name in health.all_names(session.files, "live"):
            assert files.os.stat("/saves/" + name)[6] <= 512


def test_the_estimate_of_erases_is_near_what_is_counted(talk):
    meter = Meter("estimate")
    meter.session.start("talk")
    with meter:
        for number in range(300):
            meter.session.play(str(number).rjust(30, "x"))
    estimated = meter.session.health()["erases"] / 300
    assert 0.5 * meter.erases < estimated < 2 * meter.erases
