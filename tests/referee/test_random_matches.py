"""Seeded random matches with the referee: undo to the start restores every byte, records give the same match.

2,000 whole ones of Nasca, and a few of every game.
"""

import random

import pytest
from moves import ONE_IN, random_move

from wayside.games import names
from wayside.referee import record
from wayside.referee.match import Match

CHUNKS = 20
MATCHES = 100 // ONE_IN  # in each chunk
FEW = 6  # matches of every game
MOST_MOVES = 60 if ONE_IN == 1 else 12  # of those matches


def snapshots_of(match, rng, most):
    """The snapshots of a random match: one before each move, and the last."""
    snapshots = [match.rules.snapshot()]
    while match.rules.turn >= 0 and len(match.moves) < most:
        assert match.play(random_move(match.rules, rng), rng.randrange(600)) is None
        snapshots.append(match.rules.snapshot())
    return snapshots


def assert_exact(match, snapshots, places):
    """Records, undo and redo restore the same state."""
    score, outcome = match.rules.score(), match.rules.outcome()
    again = record.read(record.write(match))
    assert again.rules.snapshot() == snapshots[-1]
    assert (again.rules.score(), again.rules.outcome()) == (score, outcome)
    for place in sorted(places, reverse=True):
        match.undo(len(match.moves) - place)
        assert match.rules.snapshot() == snapshots[place]
    match.undo(len(match.moves))
    assert match.rules.snapshot() == snapshots[0]
    assert match.redo(len(snapshots)) == len(snapshots) - 1
    assert match.rules.snapshot() == snapshots[-1]
    assert match.rules.score() == score


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_undo_to_the_start_and_records_are_exact(chunk):
    for seed in range(chunk * MATCHES, (chunk + 1) * MATCHES):
        rng = random.Random(seed)
        match = Match("nasca", players=rng.choice((["R", "B"], ["B", "R"])))
        snapshots = snapshots_of(match, rng, 1000)
        assert match.rules.outcome() is not None
        assert_exact(match, snapshots, rng.sample(range(len(snapshots)), 5))


@pytest.mark.parametrize("game", names())
def test_every_game_goes_back_to_its_start_and_forward_again(game):
    for seed in range(FEW if ONE_IN == 1 else 1):
        rng = random.Random(seed)
        match = Match(game)
        snapshots = snapshots_of(match, rng, MOST_MOVES)
        assert_exact(match, snapshots, range(0, len(snapshots), 7))
