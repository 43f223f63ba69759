"""The checker of typed boards: a valid file gives a land, an invalid one gives its faults line by line."""

# CPython only: a tool for the laptop

import pytest

from wayside.games.la_strada.setup.start.lands import read_land
from wayside.games.la_strada.setup.start.layout import STANDIN_PIECES, take_apart
from wayside_host.by_game.la_strada import typed_board


def file_of(pieces):
    return "\n\n".join("ABCDEF"[index] + "\n" + piece.replace("/", "\n") for index, piece in enumerate(pieces))


SOUND = file_of(STANDIN_PIECES)


def small(size):
    """Six pieces of plains, each with three spots, and one in the middle."""
    rows = ["P" * (size - row) for row in range(size)]
    rows[1] = "*" + rows[1][2:] + "*"
    rows[2] = "*" + rows[2][1:]
    plain = "/".join(rows)
    return ["*" + plain] + [plain] * 5


def test_a_sound_file_has_no_errors_and_gives_its_pieces():
    assert typed_board.read_pieces(SOUND) == (list(STANDIN_PIECES), [])
    rows = typed_board.land_of(list(STANDIN_PIECES))
    assert take_apart(rows) == (STANDIN_PIECES, "5555444443333322222")


@pytest.mark.parametrize("size", [5, 6, 7])
def test_every_size_is_read(size):
    pieces, errors = typed_board.read_pieces(file_of(small(size)))
    assert errors == []
    assert read_land(typed_board.land_of(pieces)).hexes.size == size


def test_spaces_small_letters_empty_lines_and_comments_do_not_matter():
    loose = "# my board\n\n" + SOUND.lower().replace("f*p*h", " F * p * H ")
    assert typed_board.read_pieces(loose) == (list(STANDIN_PIECES), [])


def test_a_single_forest_at_the_top_of_a_piece_is_not_taken_for_piece_f():
    pieces = list(STANDIN_PIECES)
    pieces[3] = pieces[3][:-1] + "F"
    assert typed_board.read_pieces(file_of(pieces)) == (pieces, [])


@pytest.mark.parametrize(
    "old, new, error",
    [
        ("F*P*H", "F*P*", "line 3: row 2 of piece A has 5 hexes, not 4"),
        ("*FFFPPP", "FFFPPP", "line 2: row 1 of piece A has 7 hexes, not 6"),
        ("F*P*H", "F*PxH", "line 3: a hex is P, F, H or *, not X"),
        ("F*P*H", "F*PPH", "the six pieces have 18 spots (*), the start piece's included; there are 19"),
        ("\nB\n", "\n", "piece B is missing"),
        ("\nB\n", "\nC\n", "line 17: piece C appears a second time"),
        ("A\n", "", "line 1: a piece begins with its letter"),
        ("PP\nP\n\nD", "PP\n\nD", "line 17: piece C has 5 rows, the largest piece has 6"),
    ],
)
def test_an_error_is_told_with_its_line(old, new, error):
    assert old in SOUND
    errors = typed_board.read_pieces(SOUND.replace(old, new, 1))[1]
    assert any(error in told for told in errors), errors


def test_boards_of_another_size_are_refused():
    errors = typed_board.read_pieces(file_of(["*PPPP/PPP/PP/P"] + ["PPPP/PPP/PP/P"] * 5))[1]
    assert "line 1: a piece has 5, 6 or 7 rows; the largest here has 4" in errors


@pytest.mark.parametrize("text", ["", "A", "F\nF\nF", "A\nB\nC\nD\nE\nF\n", "🙂\nA\n🙂"])
def test_nonsense_is_refused(text):
    assert typed_board.read_pieces(text)[1]
