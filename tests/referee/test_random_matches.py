"""2,000 seeded random matches through the referee: undo to the start restores every byte, records give the same match."""

import random

import pytest
from moves import ONE_IN, random_move

from wayside.referee import record
from wayside.referee.match import Match

CHUNKS = 20
MATCHES = 100 // ONE_IN  # in each chunk


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_undo_to_the_start_and_records_are_exact(chunk):
    for seed in range(chunk * MATCHES, (chunk + 1) * MATCHES):
        rng = random.Random(seed)
        match = Match("nasca", players=rng.choice((["R", "B"], ["B", "R"])))
        snapshots = [match.rules.snapshot()]
        while match.rules.turn >= 0:
            assert match.play(random_move(match.rules, rng), rng.randrange(600)) is None
            snapshots.append(match.rules.snapshot())
        score, outcome = match.rules.score(), match.rules.outcome()
        assert outcome is not None

        again = record.read(record.write(match))
        assert again.rules.snapshot() == snapshots[-1]
        assert (again.rules.score(), again.rules.outcome()) == (score, outcome)

        for place in sorted(rng.sample(range(len(snapshots)), 5), reverse=True):
            match.undo(len(match.moves) - place)
            assert match.rules.snapshot() == snapshots[place]
        match.undo(len(match.moves))
        assert match.rules.snapshot() == snapshots[0]
        assert match.redo(len(snapshots)) == len(snapshots) - 1
        assert match.rules.snapshot() == snapshots[-1]
        assert match.rules.score() == score
