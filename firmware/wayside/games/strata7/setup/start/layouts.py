"""Boards as text: ten rows, the top one first, joined by /; the two presets; the sign of each cell.

`_` is off the board, `.` an ordinary cell, `#` black, `1 2 3` an objective, `w b` a pawn on an ordinary cell. A pawn on an
objective is a letter that comes after w or b, by as many places as the objective is worth: x y z, c d e. A pair is the
same letter as a capital.
"""

from wayside.games.moves import BadOption
from wayside.games.strata7.rules.board import BORDEAUX, CLOSED, COLOUR, EMPTY, PAIR, PLAIN, WHITE, Layout
from wayside.games.strata7.rules.notation import SIZE, WIDTH

# Our reconstructions: figure 1 of the sheet is lost (rules page 1.3).
PRESETS = {
    "A": "__bbbbbb__/_bbbbbbbb_/#bbb3#bbb#/.2#....#2./#..1#.1..#/#..1.#1..#/.2#....#2./#www#3www#/_wwwwwwww_/__wwwwww__",
    "B": "__#bb#e#__/_bbbbbbbb_/bbd#bbbdbb/#........#/..1#..#1../..1#..#1../#........#/wwywww#yww/_wwwwwwww_/__#z#ww#__",
}
NAMES = ("A", "B")
SIDE = 10
MOST_PAWNS = 20

_GROUNDS = "_#.123"  # by number, see board.py
_FIRST = ("", "w", "b")


def sign(ground, man):
    """The sign of a cell with what is on it."""
    if not man & COLOUR:
        return _GROUNDS[ground]
    letter = chr(ord(_FIRST[man & COLOUR]) + ground - PLAIN)
    return letter.upper() if man & PAIR else letter


def read_sign(letter):
    """(ground, man) of a sign, or None."""
    ground = _GROUNDS.find(letter)
    if ground >= 0:
        return ground, EMPTY if ground >= PLAIN else CLOSED
    lower = letter.lower()
    for colour in (WHITE, BORDEAUX):
        value = ord(lower) - ord(_FIRST[colour])
        if 0 <= value <= 3:
            return PLAIN + value, colour if lower == letter else colour + PAIR
    return None


def read_rows(text):
    """(ground, men) of ten rows."""
    rows = text.split("/")
    if len(rows) != SIDE or any([len(row) != SIDE for row in rows]):
        raise BadOption("write a board as ten rows of ten cells, the top row first, joined by /; or A or B")
    ground, men = bytearray(SIZE), bytearray([CLOSED] * SIZE)
    for index, row in enumerate(rows):
        for column, letter in enumerate(row):
            cell = (SIDE - index) * WIDTH + column + 1
            read = read_sign(letter)
            if read is None:
                raise BadOption("a cell is one of _ . # 1 2 3 w b x y z c d e, not '%s'" % letter)
            ground[cell], men[cell] = read
    return ground, men


def write_rows(ground, men):
    """The ten rows as text."""
    rows = []
    for row in range(SIDE, 0, -1):
        cells = range(row * WIDTH + 1, row * WIDTH + SIDE + 1)
        rows.append("".join([sign(ground[cell], men[cell]) for cell in cells]))
    return "/".join(rows)


def read_layout(text):
    """The layout of a value of the option board: the name of a preset, or rows with single pawns."""
    ground, men = read_rows(PRESETS.get(text, text))
    for colour, name in ((WHITE, "White"), (BORDEAUX, "Bordeaux")):
        count = 0
        for man in men:
            if man == colour:
                count += 1
            elif man == colour + PAIR:
                raise BadOption("a board has no pairs: write pawns as small letters")
        if not 1 <= count <= MOST_PAWNS:
            raise BadOption("%s has 1 to %d pawns on a board, not %d" % (name, MOST_PAWNS, count))
    return Layout(bytes(ground), bytes(men))
