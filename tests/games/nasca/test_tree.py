"""The tree of Nasca moves: bar, column, row; how many moves fixed positions have; where the cursor begins."""

import pytest
from games.nasca.literal import Literal
from games.nasca.tables import match, moves, paths, table

from wayside.games.moves import CELL, COLUMN, END, WORD


def tokens(choices):
    return [choice.token for choice in choices]


def test_first_comes_the_bar_with_how_many_are_left():
    choices = match().next([])
    assert tokens(choices) == ["h5", "v5", "h4", "v4", "h3", "v3", "h2", "v2"]
    assert [choice.value for choice in choices] == [3, 3, 4, 4, 3, 3, 2, 2]
    assert {choice.kind for choice in choices} == {WORD}


def test_then_the_column_then_the_row_with_the_level():
    rules = table("Rc3v3 Be3v3")
    columns = rules.next(["h3"])
    assert tokens(columns) == list("abcdefghi")
    assert {choice.kind for choice in columns} == {COLUMN}
    rows = rules.next(["h3", "c"])
    assert [(row.token, row.cell, row.value) for row in rows if row.value == 2] == [
        ("3", 24, 2),
        ("4", 35, 2),
        ("5", 46, 2),
    ]
    assert tokens(rows) == [str(row) for row in range(1, 11)]
    assert {choice.kind for choice in rows} == {CELL}
    assert tokens(rules.next(["h3", "c", "3"])) == [END]
    assert rules.text_of(["h3", "c", "3"]) == "c3h3"


BAD_PATHS = [
    ["h9"],
    ["h6"],
    ["x5"],
    ["v1"],
    [""],
    ["h5", "k"],
    ["h5", "z"],
    ["h5", ""],
    ["h5", "ab"],
    ["h5", "a", "11"],
]
BAD_PATHS += [
    ["h5", "a", "0"],
    ["h5", "a", "x"],
    ["h5", "a", "01"],
    ["h5", "a", "1", END],
    ["pass"],
    ["start"],
    ["pass", "a"],
]


@pytest.mark.parametrize("path", BAD_PATHS, ids=str)
def test_nothing_follows_a_path_that_no_legal_move_begins_with(path):
    assert match().next(path) == []


def test_a_bar_that_is_used_up_or_fits_nowhere_is_not_offered():
    rules = table("Ra1h5 Ba2h5", stock="1x5,1x2")
    assert tokens(rules.next([])) == ["h2", "v2"]
    assert rules.next(["h5"]) == []


def test_questions_may_be_about_every_well_formed_move():
    rules = table("Ra1h5 Ba2h5", stock="1x5,1x2")
    assert tokens(rules.tries([])) == ["h5", "v5", "h2", "v2", "pass"]
    assert len(list(paths(rules, rules.tries))) == 4 * 110 + 1
    assert rules.tries(["h3"]) == rules.tries(["v5", "l"]) == rules.tries(["v5", "a", "11"]) == []
    assert rules.text_of(["pass"]) == "pass"
    assert tokens(match(landscape="free").tries([])) == ["h3", "v3", "h2", "v2", "h1", "start"]


# Positions and their number of legal moves. By hand: (12 - length) x 10 + 11 x (11 - length) over the lengths is
# 670; two vertical bars of 3 remove 3 x 19 horizontal and 2 x 19 vertical places and carry 3 bridges: 578.
COUNTS = [
    ("-", "R", {}, 670),
    ("-", "R", {"board": "10x10"}, 600),
    ("Rc3v3,Be3v3", "R", {}, 578),
    ("Rc3v3,Be3v3,Rc3h3", "B", {}, 566),
    ("Rc2h5,Ba1h2,Rc6h5,Bi8v3,Rc3v3,Bk2v4,Rg3v3", "B", {}, 344),
    ("Nf3v2,Nf6v2,Rb2h4,Bb4h4,Rg2v4,Bi2v4,Rb2v3,Be2v3", "R", {}, 409),
    ("Nf3v2,Nf6v2,Rb2h4,Bb4h4,Rg2v4,Bi2v4,Rb2v3,Be2v3", "R", {"support": "end"}, 407),
]


@pytest.mark.parametrize(("pieces", "turn", "options", "count"), COUNTS)
def test_number_of_legal_moves(pieces, turn, options, count):
    rules = match(**options)
    rules.set_position(f"turn={turn} pieces={pieces}")
    columns = 10 if options.get("board") == "10x10" else 11
    literal = Literal(pieces, columns, **options)
    bars = {rules.text_of(path) for path in paths(rules, rules.tries)} - {"pass"}
    used_up = {choice.token for choice in rules.tries([]) if choice.value == 0}
    expected = sorted(bar for bar in bars if literal.legal(turn, bar) and not bar.endswith(tuple(used_up)))
    assert moves(rules) == expected
    assert len(expected) == count


# Where the cursor begins.


def test_the_bar_used_last_is_the_likeliest():
    rules = match()
    assert rules.likely([]) == []
    for move in ("c3v4", "e3h5"):
        rules.play(move)
    assert rules.likely([]) == ["v4"]


def test_when_it_is_used_up_the_longest_of_the_same_direction_is():
    rules = match(stock="1x5,1x4,1x3")
    for move in ("c3v4", "e3h5"):
        rules.play(move)
    assert rules.likely([]) == ["v5"]


def test_the_likeliest_place_is_the_nearest_to_the_last_bar():
    rules = match()
    assert rules.likely(["h5"]) == ["d", "5"]  # in the middle of the board
    rules.play("c3h5")
    column, row = rules.likely(["h5"])
    assert (column, row) == ("c", "2")
    assert rules.likely(["h5", "a"]) == ["2"]
    assert rules.likely(["h5", "a", "2"]) == rules.likely(["pass"]) == []


def test_a_place_can_be_likely_although_the_bar_does_not_fit():
    rules = table("Rc3v3 Be3v3")
    assert rules.likely(["h5", "k"]) == ["4"]
