"""A rehearsed move: it counts when it is settled, and leaves no trace when it is put back."""

import random

import pytest
from moves import random_move

from wayside.games import names
from wayside.referee.table import NotNow, Table


class Told(Table):
    """Counts requests to save."""

    count = 0

    def changed(self):
        self.count += 1


def at(game, moves, rng):
    table = Told()
    table.start(game)
    for _ in range(moves):
        if table.match.rules.turn >= 0:
            table.play(random_move(table.match.rules, rng))
    return table


def state(table):
    match = table.match
    rules = match.rules
    known = rules.snapshot(), rules.position(), rules.turn, rules.news, [choice.token for choice in rules.next([])]
    return known, list(match.moves), list(match.undone), list(match.times), list(match.actors), match.version


@pytest.mark.parametrize("game", names())
def test_a_move_that_is_put_back_has_never_been(game):
    rng = random.Random(len(game))
    for moves in (0, 1, 7, 8, 9, 20):  # before, at and after the moves with a snapshot
        table = at(game, moves, rng)
        if table.match.moves:
            table.undo()
        before, told = state(table), table.count
        table.clock.spent = 12_345
        table.rehearse()
        assert table.play(random_move(table.match.rules, rng)) is None
        assert len(table.match.moves) == len(before[1]) + 1
        table.put_back()
        assert state(table) == before and table.clock.spent == 12_345
        table.put_back()
        assert not table.settle()
        assert state(table) == before and table.count == told
        if table.match.undone:
            assert table.redo() == 1


@pytest.mark.parametrize("game", names())
def test_a_move_that_is_settled_is_like_any_other(game):
    rng = random.Random(len(game))
    table, other = at(game, 9, random.Random(1)), at(game, 9, random.Random(1))
    move = random_move(table.match.rules, rng)
    told = table.count
    table.clock.spent = other.clock.spent = 2_000
    table.rehearse()
    table.play(move)
    assert table.count == told  # nothing is saved yet
    table.clock.spent = other.clock.spent = 2_300  # the key was down this long
    assert table.settle() and not table.settle()
    other.play(move)
    assert state(table) == state(other) and table.count == told + 1
    assert table.match.times[-1] == 23 and table.clock.spent == 0


def test_a_move_that_is_not_legal_is_refused_and_nothing_is_left_to_settle():
    table = at("nasca", 3, random.Random(1))
    before = state(table)
    table.rehearse()
    assert table.play("nonsense").code == "syntax"
    table.put_back()
    assert not table.settle() and state(table) == before


@pytest.mark.parametrize("fails", ("snapshot", "play", "restore"))
def test_a_fault_on_the_way_leaves_the_moves_that_were_settled_and_no_other(fails):
    table = at("nasca", 7, random.Random(1))
    before = state(table)
    move = random_move(table.match.rules, random.Random(2))

    def fail(*arguments):
        raise MemoryError

    setattr(table.match.rules, fails, fail)
    with pytest.raises(MemoryError):
        table.rehearse()
        table.play(move)
        table.put_back()
    delattr(table.match.rules, fails)
    table.put_back()
    assert state(table) == before and not table.settle()


@pytest.mark.parametrize("change", ("undo", "undo_turn", "redo", "start", "adopt"))
def test_nothing_else_happens_in_a_rehearsal(change):
    table = at("nasca", 7, random.Random(1))
    table.undo()
    before, told = state(table), table.count
    table.rehearse()
    with pytest.raises(NotNow):
        getattr(table, change)(*{"start": ["nasca"], "adopt": [table.match]}.get(change, []))
    table.put_back()
    assert state(table) == before and table.count == told
    assert table.redo() == 1
