"""Records: a written record gives the same match; a broken one is refused with the number of the statement."""

import random
import re

import pytest
from moves import random_move

from wayside.referee import record
from wayside.referee.match import Match


def played(seed, count, **options):
    """A match with this many random moves, some of them undone at the end."""
    rng = random.Random(seed)
    match = Match("nasca", options=options, names={"R": "Anna", "B": "Zoë the 2nd"})
    for _ in range(count):
        assert match.play(random_move(match.rules, rng), rng.randrange(900)) is None
    return match


def same(one, other):
    return (
        one.game == other.game
        and one.players == other.players
        and one.names == other.names
        and one.options == other.options
        and one.moves == other.moves
        and one.undone == other.undone
        and one.actors == other.actors
        and one.times == other.times
        and one.undone_times == other.undone_times
        and one.rules.snapshot() == other.rules.snapshot()
        and one.rules.score() == other.rules.score()
    )


@pytest.mark.parametrize("seed", range(20))
def test_a_record_read_back_is_the_same_match(seed):
    match = played(seed, 3 + 2 * seed, support="end" if seed % 2 else "any")
    match.undo(seed % 5)
    for text in (record.write(match), record.write_line(match)):
        again = record.read(text)
        assert same(match, again)
        again.redo(99)
        match_redone = record.read(text)
        match_redone.redo(99)
        assert same(again, match_redone)


def test_a_record_keeps_the_position_it_began_from():
    start = "round=1 turn=B passes=0 phase=play before=- pieces=Rc3v3,Be3v3"
    match = Match("nasca", start=start)
    assert match.play("c4h3") is None
    again = record.read(record.write(match))
    assert again.start == start
    assert same(match, again)
    again.undo()
    assert again.rules.position() == start


GOOD = record.write(played(1, 4))


def untimed(text):
    return re.sub("times [^\n]*\n", "", text)


@pytest.mark.parametrize(
    "change, number, part",
    [
        (lambda text: "", 0, "stops before"),
        (lambda text: text.replace("wayside 1", "wayside 2"), 1, "begins with"),
        (lambda text: text.replace("game nasca", "game chess"), 2, "no game 'chess'"),
        (lambda text: text.replace("game nasca\n", ""), None, "does not name its game"),
        (lambda text: text.replace("players R,B", "players R"), None, "players are 2 of R,B"),
        (lambda text: text.replace("option support=any", "option support=any=end"), None, "support"),
        (lambda text: text.replace("option support=any", "option support"), None, "key=value"),
        (lambda text: text.replace("option support", "option supports"), None, "supports"),
        (lambda text: text.replace("move ", "dance ", 1), None, "'dance' is not a statement"),
        (lambda text: text.replace("times ", "times 1,"), None, "5 times for 4 moves"),
        (lambda text: text.replace("times ", "times -"), None, "not a time"),
        (lambda text: text.replace("times ", "times x,"), None, "not a time"),
        (lambda text: text.replace("end 4", ""), None, "stops before its 'end'"),
        (lambda text: text.replace("end 4", "end 5"), None, "counts 5"),
        (lambda text: text + "move a1h2\n", None, "follow"),
        (lambda text: untimed(text).replace("end 4", "move zz\nend 5"), None, "'zz' is not legal here (syntax)"),
        (lambda text: untimed(text).replace("end 4", "undone zz\nend 5"), None, "undone move 'zz'"),
        (lambda text: text.replace("option support", "position nonsense\noption support"), None, "position"),
    ],
)
def test_a_broken_record_is_refused_with_a_sentence(change, number, part):
    with pytest.raises(record.RecordError) as error:
        record.read(change(GOOD))
    assert part in str(error.value)
    if number is not None:
        assert error.value.number == number


def test_the_number_of_the_statement_that_breaks_a_rule_is_told():
    lines = GOOD.split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("move "))
    lines[place + 1] = lines[place]
    with pytest.raises(record.RecordError) as error:
        record.read("\n".join(lines))
    assert error.value.number == place + 2
