"""The tree of Strata 7 moves: column, pawn, destination, exit; how many moves fixed positions have."""

import pytest
from games.strata7.literal import Literal
from games.strata7.tables import code, match, moves, paths, play, table

from wayside.games.moves import CELL, COLUMN, END, WORD


def tokens(choices):
    return [choice.token for choice in choices]


def test_first_comes_the_column_then_the_pawn_the_front_one_first():
    rules = match()
    columns = rules.next([])
    assert tokens(columns) == list("bcdefghi")
    assert {choice.kind for choice in columns} == {COLUMN}
    assert tokens(rules.next(["d"])) == ["3", "2", "1"]
    assert {choice.kind for choice in rules.next(["d"])} == {CELL}
    assert tokens(match("BW").next(["d"])) == ["8", "9"]


def test_then_the_destination_the_farthest_forward_first():
    rules = match()
    assert tokens(rules.next(["d", "3"])) == ["d4", "e4"]
    assert {choice.kind for choice in rules.next(["d", "3"])} == {CELL}
    assert tokens(rules.next(["d", "3", "d4"])) == [END]
    assert rules.text_of(["d", "3", "d4"]) == "d3-d4"


def test_a_reinforcement_tells_what_it_earns_and_asks_for_the_exit():
    rules = table("d6 c5 h2", "h9")
    assert [choice.value for choice in rules.next(["c", "5"]) if choice.token == "d6"] == [1]
    exits = rules.next(["c", "5", "d6"])
    assert tokens(exits) == ["d7", "e7", "c6", "c5", "d5", "e5"]
    assert tokens(rules.next(["c", "5", "d6", "d7"])) == [END]
    assert rules.text_of(["c", "5", "d6", "d7"]) == "c5-d6>d7"


def test_a_returned_pawn_is_a_column_and_a_row():
    rules = play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7")
    assert tokens(rules.next([])) == list("abcdefghij")
    assert tokens(rules.next(["a"])) == ["7", "4"]
    assert tokens(rules.next(["a", "7"])) == [END]
    assert rules.text_of(["a", "7"]) == "+a7"


def test_words_come_last():
    rules = table("d6 h2", "h9", passing="on")
    assert tokens(rules.next([])) == ["h", "pass"]
    assert rules.next([])[-1].kind == WORD
    assert tokens(rules.next(["pass"])) == [END]
    assert rules.text_of(["pass"]) == "pass"


BAD_PATHS = [["k"], ["a"], ["d", "4"], ["d", "x"], ["dd"], [""], ["d", ""], ["d", "3", "d5"], ["d", "3", "z9"]]
BAD_PATHS += [
    ["d", "3", "d4", "d5"],
    ["d", "3", "d4", END],
    ["pass"],
    ["draw"],
    ["claim"],
    ["claim", "d"],
    ["pass", "d"],
]


@pytest.mark.parametrize("path", BAD_PATHS, ids=str)
def test_nothing_follows_a_path_that_no_legal_move_begins_with(path):
    assert match().next(path) == []


def test_questions_may_be_about_steps_and_jumps_of_every_own_pawn():
    rules = match()
    assert tokens(rules.tries([])) == list("bcdefghi") + ["pass", "draw"]
    assert tokens(rules.tries(["d"])) == ["3", "2", "1"]
    asked = {rules.text_of(path) for path in paths(rules, rules.tries)}
    assert {"d3-c4", "d3-d5", "d3-d2", "d1-d2", "d1-f3"} <= asked
    assert set(moves(rules)) <= asked
    assert len(asked) > 200
    assert rules.tries(["d", "8"]) == rules.tries(["d", "3", "d9"]) == []
    reinforcing = table("d6 c5 h2", "h9")
    assert set(tokens(reinforcing.tries(["c", "5", "d6"]))) == {"c5", "c6", "c7", "d5", "d7", "e5", "e6", "e7"}
    assert code(reinforcing, reinforcing.text_of(["c", "5", "d6", "c7"])) == "black"


def test_the_cursor_begins_with_the_pawn_moved_last_or_in_front():
    rules = match()
    assert rules.likely([]) == ["f", "2"]  # in the middle of the board
    play(rules, "c3-d4", "d8-d7")
    assert rules.likely([]) == ["d", "4"]
    assert rules.likely(["i"]) == ["3"]
    assert rules.likely(["d", "4"]) == rules.likely(["pass"]) == []


# How many moves, and how many pairs of moves, fixed positions have.
MIDDLE = dict(
    white="c1 d1 e1 f1 g1 b2 c2 d2 f2 g2 h2 i2 b3 d3 e4 c5 g5 d6 h3 i3",
    bordeaux="c10 d10 e10 f10 g10 h10 b9 c9 e9 f9 g9 h9 b8 c8 d8 g8 h8 i8 d7 f6",
)
FREE = dict(pass_through="on", exit_objectives="on", round_trip="on")
PERFT = [
    (lambda: match(), 32, 1024),
    (lambda: match(board="B"), 38, 1444),
    (lambda: match("BW"), 32, 1024),
    (lambda: table(**MIDDLE), 81, 4375),
    (lambda: table(**MIDDLE, turn="B"), 53, 4357),
    (lambda: table("d6 c5 h2", "h9"), 20, 140),
    (lambda: table("d7 h2 c5", "d8 e8 c6 h9", left="d7d6"), 8, 216),
    (lambda: play(table("d6 c5", "h9 g9", fields="ones=5,0 taken=0,1"), "c5-d6>d7"), 59, 820),
    (lambda: table("c2 d3 a4 b3", "f4 h5 b5 c5", turn="B"), 23, 421),
    (lambda: table(**MIDDLE, **FREE), 95, 6251),
]


def count(rules, depth):
    if depth == 0:
        return 1
    total, before = 0, rules.snapshot()
    for move in moves(rules):
        rules.play(move)
        total += count(rules, depth - 1)
        rules.restore(before)
    return total


def count_literally(rules, options, depth):
    """The same by the literal reading, which knows only these two words."""
    if rules.turn < 0:
        return 0
    if depth == 2:
        total, before = 0, rules.snapshot()
        for move in moves(rules):
            rules.play(move)
            total += count_literally(rules, options, 1)
            rules.restore(before)
        return total
    literal = Literal.read(rules.position(), **options)
    if rules.expects() == "return":
        return len([cell for cell, value in literal.values.items() if not value and cell not in literal.pawns])
    return len(literal.legal(rules.players[rules.turn].lower())) or 1


@pytest.mark.parametrize("index", range(len(PERFT)))
def test_number_of_legal_moves_at_depth_one_and_two(index):
    make, first, second = PERFT[index]
    options = FREE if index == len(PERFT) - 1 else {}
    assert (count(make(), 1), count(make(), 2)) == (first, second)
    assert (count_literally(make(), options, 1), count_literally(make(), options, 2)) == (first, second)
