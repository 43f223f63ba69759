"""How Strata 7 moves are written; nothing else is read as a move."""

import random

import pytest
from games.strata7.tables import match, play, table
from moves import ONE_IN

from wayside.games.strata7.rules.notation import cell_name, read_cell, read_move, write_move

TEXTS = 20000 // ONE_IN

GOOD = [
    "e3-e4",
    "c2-e4-g4",
    "c5-d6>d7",
    "d7/c6",
    "d7/f9-h7",
    "+e5",
    "claim e4",
    "claim e4 f5",
    "pass",
    "draw",
    "a10-b10",
]


@pytest.mark.parametrize("text", GOOD)
def test_a_move_is_read_and_written_the_same(text):
    assert write_move(*read_move(text)) == text


def test_capitals_and_spaces_around_do_not_matter():
    assert read_move("  C5-D6>D7 ") == read_move("c5-d6>d7")
    assert write_move(*read_move("Claim f5   E4")) == "claim e4 f5"


BAD = [
    "",
    " ",
    "e3",
    "e3-",
    "-e4",
    "e3--e4",
    "e3 e4",
    "e3-e4>",
    "e3-e4>d5>d6",
    "e3-e11",
    "e3-k4",
    "e3-e0",
    "e03-e4",
    "+",
]
BAD += [
    "+e5-e6",
    "claim",
    "claim e4 e4",
    "claim e4,f5",
    "d7/",
    "/d7",
    "d7/c6/b5",
    "d7/c6>b5",
    "pass now",
    "draw e4",
    "é3-e4",
]
BAD += ["e3−e4", "e3-e4\u00a0", "e3-e４", "e3-e4\x00"]


@pytest.mark.parametrize("text", BAD)
def test_anything_else_is_no_move(text):
    assert read_move(text) is None
    assert match().check(text).code == "syntax"


def test_every_cell_has_a_name():
    names = [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]
    assert [cell_name(read_cell(name)) for name in names] == names


def test_noise_never_breaks_the_parser_and_what_it_reads_is_checked_quietly():
    rng = random.Random(7)
    positions = [match(), table("d7 e8 h2", "h9", left="d7d6"), table("a4 b3", "b5 c5", captures="claim")]
    positions.append(play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7"))
    read = 0
    for _ in range(TEXTS):
        rules = rng.choice(positions)
        text = "".join(rng.choice("abcdefghij12345678910-->/+ claimpsdrw#.é\t") for _ in range(rng.randrange(12)))
        if rng.random() < 0.7:
            text = rng.choice(["{}-{}", "{}-{}-{}", "{}-{}>{}", "{}/{}", "+{}", "claim {} {}", "{}/{}-{}"]).format(
                *(f"{rng.choice('abcdefghijk')}{rng.randrange(12)}" for _ in range(3))
            )
        before = rules.snapshot()
        refusal = rules.check(text)
        read += refusal is None or refusal.code != "syntax"
        assert rules.snapshot() == before
    assert read > TEXTS // 4
