"""What can be done after a move is worked out before it is played, and the position stays as it is."""

import random

import pytest
from games.strada_romana.tables import match
from moves import ONE_IN, random_move

GAMES = 40 // ONE_IN or 1
MOVES = 25


def tokens(choices):
    return [(choice.token, choice.kind, choice.cell, choice.value) for choice in choices]


def all_of(rules):
    return rules.snapshot(), rules.news, rules.turn, tokens(rules.next([]))


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_move_that_was_foretold_leads_where_it_leads_without(seed):
    rng = random.Random(seed)
    rules = match(2 + seed % 4, seed=str(seed), bag="device" if seed % 2 else "drawn")
    other = match(2 + seed % 4, seed=str(seed), bag="device" if seed % 2 else "drawn")
    for _ in range(MOVES):
        if rules.turn < 0:
            break
        before = all_of(rules)
        move = random_move(rules, rng)
        rules.foretell(random_move(rules, rng))
        rules.foretell(move)
        assert all_of(rules) == before
        assert rules.check(move) is None
        other.restore(before[0])
        for some in (rules, other):
            some.play(some.canonical(move))
        assert all_of(rules) == all_of(other)
        back = rules.snapshot()
        rules.restore(before[0])
        assert tokens(rules.next([])) == before[3]
        rules.restore(back)


def test_nothing_is_foretold_of_a_move_that_is_not_legal():
    rules = match()
    before = all_of(rules)
    assert not rules.foretell("move 1:9H") and not rules.foretell("nonsense") and not rules.foretell("pass")
    assert all_of(rules) == before
