"""Whether a move ends a round is known before it is played, and the position stays as it is."""

import random

import pytest
from games.nasca.tables import match
from moves import ONE_IN, random_move

GAMES = 30 // ONE_IN or 1


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_end_of_a_round_is_foretold_and_nothing_else_changes(seed):
    rng = random.Random(seed)
    rules = match(compulsory="off" if seed % 3 == 0 else "on", landscape="free" if seed % 2 else "none")
    ends = 0
    while rules.turn >= 0:
        move = random_move(rules, rng)
        before, board, finished, chapter = rules.snapshot(), rules.board, list(rules.finished), rules.chapter
        foretold = rules.foretell(move)
        assert rules.snapshot() == before and rules.board is board and rules.finished == finished
        rules.play(rules.canonical(move))
        assert foretold == (rules.chapter != chapter)
        ends += foretold
    assert ends == 2
