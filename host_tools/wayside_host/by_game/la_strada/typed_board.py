"""Reads and checks the six pieces of a La Strada board, typed from the printed one.

A piece begins with its letter, A to F, on its own line. Then come its rows, from the longest to the shortest, with the
triangle standing on a side. Each row goes from left to right: P plain, F forest, H hill, * a hex with the settlement
mark. A is the start piece: turn it so that its extra hex is the left end of the longest row, which then has one hex
more. Empty lines and lines that begin with # are ignored.
"""

from collections.abc import Sequence

from wayside.games.la_strada.rules.shared.land import COUNTS, PLACES, SETTLEMENTS
from wayside.games.la_strada.setup.start.lands import SIZES, read_land
from wayside.games.la_strada.setup.start.layout import SLOTS, SPOT, STANDIN_PIECES, compose, read_names, take_apart

GAME = "la_strada"

__all__ = ["FIRST", "GAME", "NOUN", "OPTION", "compiled", "details", "example", "is_standin", "summary", "written"]

OPTION = "land"
NOUN = "board"
FIRST = ""  # the file begins with any piece
NAMES = "ABCDEF"
LETTERS = "PFH" + SPOT
TILES = "".join(kind * count for kind, count in zip(SETTLEMENTS, COUNTS, strict=True))


def compiled(text: str) -> tuple[str, list[str]]:
    """(value of the option land, errors)."""
    pieces, errors = read_pieces(text)
    return ("", errors) if errors else (land_of(pieces), [])


def read_pieces(text: str) -> tuple[list[str], list[str]]:
    """(pieces, errors): the six pieces in the form of layout.py, or all errors with line numbers."""
    found: dict[str, list[tuple[int, str]]] = {}
    begins: dict[str, int] = {}
    errors = []
    name = ""
    for number, line in enumerate(text.splitlines(), 1):
        line = "".join(line.split()).upper()
        if not line or line.startswith("#"):
            continue
        if len(line) == 1 and line in NAMES and not fits_as_row(line, found.get(name, [])):
            if line in found:
                errors.append(f"line {number}: piece {line} appears a second time")
            name = line
            found.setdefault(name, [])
            begins[name] = number
        elif not name:
            errors.append(f"line {number}: a piece begins with its letter, A to F, on a line of its own")
        else:
            found[name].append((number, line))
    missing = [piece for piece in NAMES if piece not in found]
    if missing:
        errors.append(f"piece {', '.join(missing)} is missing: there are six, A to F")
    size = max((len(rows) for rows in found.values()), default=0)
    if found and size not in SIZES:
        errors.append(f"line {min(begins.values())}: a piece has 5, 6 or 7 rows; the largest here has {size}")
    for piece, rows in found.items():
        errors += faults(piece, rows, begins[piece], size)
    spots = sum(row.count(SPOT) for rows in found.values() for _, row in rows)
    if not missing and spots != PLACES:
        errors.append(f"the six pieces have {spots} spots (*), the start piece's included; there are {PLACES}")
    return ["/".join(row for _, row in found.get(piece, [])) for piece in NAMES], errors


def fits_as_row(letter: str, rows: list[tuple[int, str]]) -> bool:
    """Whether a single letter is a row: F is a forest if the last row of a piece is due, else the letter of a piece."""
    return letter == "F" and bool(rows) and len(rows[-1][1]) == 2


def faults(piece: str, rows: list[tuple[int, str]], begin: int, size: int) -> list[str]:
    """The errors in the rows of one piece."""
    errors = []
    if len(rows) != size:
        errors.append(f"line {begin}: piece {piece} has {len(rows)} rows, the largest piece has {size}")
    for index, (number, row) in enumerate(rows[:size]):
        length = size - index + (piece == NAMES[0] and index == 0)
        if len(row) != length:
            errors.append(f"line {number}: row {index + 1} of piece {piece} has {length} hexes, not {len(row)}")
        wrong = sorted(set(row) - set(LETTERS))
        if wrong:
            errors.append(f"line {number}: a hex is P, F, H or *, not {' '.join(wrong)}")
    return errors


def land_of(pieces: list[str]) -> str:
    """The option for these pieces: in order, not turned, with tiles from the dearest to the cheapest."""
    rows = compose(pieces, range(SLOTS), [0] * SLOTS, TILES)
    return read_land(rows).text()


# What is printed about a correct file


def is_standin(value: str) -> bool:
    return value == land_of(list(STANDIN_PIECES))


def summary(value: str) -> str:
    return f"a correct board of {value.count('/') // 2 + 1} hexes along an edge"


def details(value: str) -> list[str]:
    """No lines: the picture shows everything."""
    return []


def example() -> str:
    """The stand-in as a file to start with."""
    note = "# The six pieces of a La Strada board. These are the stand-in of Wayside, not the printed ones: type yours."
    return file_of(STANDIN_PIECES, note)


def written(value: str) -> str:
    """A kept board as a file that `compiled` reads: each piece under the letter on its back."""
    rows, _, names = value.upper().partition(" ")
    pieces, _ = take_apart(read_land(rows).text(), *read_names(names))
    return file_of(pieces, "# The six pieces of a La Strada board.")


def file_of(pieces: Sequence[str], note: str) -> str:
    text = [note, "# P plain, F forest, H hill, * a settlement's spot. Check it with 'wayside maps check FILE'."]
    for name, piece in zip(NAMES, pieces, strict=True):
        text += ["", name, *piece.split("/")]
    return "\n".join(text) + "\n"
