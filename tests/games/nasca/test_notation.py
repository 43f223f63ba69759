"""How Nasca moves are written and read; any text at all is refused politely."""

import random

import pytest
from games.nasca.tables import code, match, moves, table
from moves import ONE_IN

from wayside.games.nasca.rules.notation import bar_name, cell_name, read_bar, read_move

TEXTS = 5000 // ONE_IN


def test_a_bar_is_a_cell_a_direction_and_a_length():
    assert read_move("c3h5") == ("bar", (2, 2, "h", 5))
    assert read_move("k10v2") == ("bar", (10, 9, "v", 2))
    assert read_move("h1h2") == ("bar", (7, 0, "h", 2))
    assert read_move("neutral c3v2") == ("neutral", (2, 2, "v", 2))
    assert read_move("pass") == ("pass", None)
    assert read_move("start") == ("start", None)


def test_capitals_and_spaces_around_do_not_matter():
    rules = match()
    assert rules.check("  C3H5 ") is None
    assert rules.canonical("  C3H5 ") == "c3h5"
    assert rules.canonical(" PASS") == "pass"
    assert rules.canonical("Neutral   C3V2") == "neutral c3v2"


def test_a_piece_of_one_cell_points_nowhere():
    assert read_bar("c3v1") == read_bar("c3h1")
    rules = match(landscape="free")
    assert rules.check("neutral c3v1") is None
    assert rules.canonical("neutral c3v1") == "neutral c3h1"
    assert "neutral c3v1" not in moves(rules)


BROKEN = "c3 c3h h5 3ch5 c03h5 c3h05 c3h0 c0h3 c3x5 c3h-5".split()
BROKEN += "c3hv5 cc3h5 c3h5. c3h5h c3h100 c100h5 neutral start! ñ3h5 c3h５ ²".split()


@pytest.mark.parametrize(
    "text", BROKEN + ["", " ", "c3 h5", "neutral", "neutral pass", "pass now", "c3h5\n", "\u212a3h5"]
)
def test_a_text_that_is_no_move_is_refused_as_syntax(text):
    assert code(match(), text) == "syntax"


def test_a_readable_cell_off_the_board_is_not_a_matter_of_spelling():
    assert code(match(), "z99h5") == "off_board"


def test_names_of_cells_count_from_the_lower_left_corner():
    assert [cell_name(cell, 11) for cell in (0, 10, 11, 109)] == ["a1", "k1", "a2", "k10"]
    assert bar_name(24, "v", 3, 11) == "c3v3"


@pytest.mark.parametrize("phase", ["play", "landscape"])
def test_ten_thousand_random_texts_are_refused_or_are_among_the_legal_moves(phase):
    rules = table("Rc3v3 Be3v3 Rc3h3") if phase == "play" else match(landscape="free", neutral="c3v2")
    legal = set(moves(rules))
    before = rules.snapshot()
    generator = random.Random(1998)
    accepted = 0
    for _ in range(TEXTS):
        text = random_text(generator)
        refusal = rules.check(text)
        if refusal is None:
            accepted += 1
            assert rules.canonical(text) in legal
        else:
            assert refusal.code and text not in legal
    assert accepted > TEXTS // 50
    assert rules.snapshot() == before


def random_text(generator):
    """Anything from noise to a nearly right move."""
    kind = generator.randrange(4)
    if kind == 0:
        return "".join(chr(generator.randrange(1, 0x250)) for _ in range(generator.randrange(12)))
    if kind == 1:
        return "".join(generator.choice("abck0123459hv .-neutralps") for _ in range(generator.randrange(9)))
    bar = generator.choice("abcdefghijkl") + str(generator.randrange(12)) + generator.choice("hvHVx")
    bar += str(generator.randrange(7))
    return generator.choice(["", "", "neutral ", "NEUTRAL  ", "pass "]) + bar
