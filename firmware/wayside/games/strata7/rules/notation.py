"""How moves are written: c2-e4-g4, c5-d6>d7, d7/c6, +e5, claim e4, pass, draw.

A cell is a small int: its row (from 1) times 12, plus its column (from 1). So all neighbours of a cell of the board are
in a map of 144 cells, and no code has to check for the edge.
"""

from wayside.games.moves import is_ascii

COLUMNS = "abcdefghij"
ROWS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
WIDTH = 12
SIZE = 144

# The kinds of moves.
MOVE = "move"
SEPARATE = "separate"
RETURN = "return"
CLAIM = "claim"
PASS = "pass"
DRAW = "draw"


def cell_name(cell):
    return COLUMNS[cell % WIDTH - 1] + str(cell // WIDTH)


def read_cell(text):
    """The cell with this name, or 0; it may be outside the octagon."""
    if not 2 <= len(text) <= 3 or text[0] not in COLUMNS or text[1:] not in ROWS:
        return 0
    return int(text[1:]) * WIDTH + COLUMNS.find(text[0]) + 1


def read_move(text):
    """(what, cells, exit) of a move text, exit 0 for none; None if it is not a move text."""
    if not is_ascii(text):
        return None
    words = text.lower().split()
    if len(words) == 1:
        return _read_word(words[0])
    if len(words) > 1 and words[0] == CLAIM:
        cells = _read_cells(words[1:])
        return (CLAIM, sorted(cells), 0) if cells and not _repeats(cells) else None
    return None


def _read_word(word):
    if word == PASS or word == DRAW:
        return word, [], 0
    if word[0] == "+":
        cells = _read_cells([word[1:]])
        return (RETURN, cells, 0) if cells else None
    start, slash, rest = word.partition("/")
    if slash:
        cells = _read_cells([start] + rest.split("-"))
        return (SEPARATE, cells, 0) if cells else None
    route, mark, last = word.partition(">")
    cells = _read_cells(route.split("-"))
    way_out = read_cell(last)
    if not cells or len(cells) < 2 or mark and not way_out:
        return None
    return MOVE, cells, way_out


def _read_cells(names):
    """The cells with these names, or None if one is not a cell."""
    cells = [read_cell(name) for name in names]
    return cells if all(cells) else None


def _repeats(cells):
    return any([cells.count(cell) > 1 for cell in cells])


def write_move(what, cells, way_out=0):
    """The text of a move, in the one spelling that records use."""
    names = [cell_name(cell) for cell in cells]
    if what == MOVE:
        return "-".join(names) + (">" + cell_name(way_out) if way_out else "")
    if what == SEPARATE:
        return names[0] + "/" + "-".join(names[1:])
    if what == RETURN:
        return "+" + names[0]
    if what == CLAIM:
        return CLAIM + " " + " ".join(names)
    return what
