"""Builds a land from six pieces, each in a slot and turned, and 19 tiles (rules page 1.9, U2); and takes it apart.

A piece is a triangle: its rows from the longest, at the bottom, to the top, each from left to right; `*`
marks a settlement spot. The first piece is the start piece: its longest row has one hex more, at its left end, the
middle of the board. Slot 0 is to the right of the middle, the others follow counter-clockwise. A turn is a third of a
circle, counter-clockwise.
"""

from wayside.games.la_strada.rules.shared.hexes import Hexes
from wayside.games.la_strada.rules.shared.land import COUNTS, SETTLEMENTS

SPOT = "*"
SLOTS = 6
TURNS = 3

# Our reconstruction, not the printed board; rows joined by '/'.
STANDIN_PIECES = (
    "*FFFPPP/F*P*H/FPPP/P*P/PH/H",
    "HPFFFF/H*P*P/PHPP/P*P/PP/P",
    "PFFFPH/P*F*P/PHFP/H*P/PP/P",
    "PPFFPP/P*F*P/PFPF/H*P/HP/P",
    "HPFPHH/P*P*P/PPPP/F*P/FF/F",
    "PHPHPH/P*P*F/PPFF/P*F/PP/P",
)
STANDIN_ORDER = (0, 3, 1, 4, 2, 5)
STANDIN_TURNS = (0, 1, 0, 2, 1, 0)
STANDIN_TILES = "4235243524325345243"  # the spots row by row from the bottom


def slot_cells(hexes, slot, turn):
    """The cells that a piece covers in a slot after `turn` turns, in the order of its own rows."""
    size = hexes.size
    middle_row, middle_diagonal = size, size + 1
    row_steps, diagonal_steps = (0, 1, 1, 0, -1, -1), (1, 1, 0, -1, -1, 0)
    first, second = slot, (slot + 1) % SLOTS
    cells = bytearray()
    for upward in range(size):
        for along in range(1, size - upward + 1):
            corner = [along - 1, upward, size - along - upward]  # distance from each of the three sides
            for _ in range(turn):
                corner = [corner[2], corner[0], corner[1]]
            a, b = corner[0] + 1, corner[1]
            row = middle_row + a * row_steps[first] + b * row_steps[second]
            diagonal = middle_diagonal + a * diagonal_steps[first] + b * diagonal_steps[second]
            cells.append(hexes.cell_at(row, diagonal))
    return cells


def size_of(piece):
    """The length of the sides of a piece in hexes."""
    return piece.count("/") + 1


def compose(pieces, order, turns, tiles):
    """The rows of a land: order[slot] is the piece there. The spots get `tiles` row by row from the bottom.

    A spot without a tile stays `*`.
    """
    hexes = Hexes(size_of(pieces[0]))
    board = bytearray(b"?" * hexes.count)
    for slot in range(SLOTS):
        letters = pieces[order[slot]].replace("/", "").encode()
        if order[slot] == 0:
            board[hexes.count // 2] = letters[0]
            letters = letters[1:]
        for place, cell in enumerate(slot_cells(hexes, slot, turns[slot])):
            board[cell] = letters[place]
    laid = 0
    for cell in range(hexes.count):
        if board[cell] == ord(SPOT) and laid < len(tiles):
            board[cell] = ord(tiles[laid])
            laid += 1
    text = bytes(board).decode()
    firsts = hexes.firsts
    return "/".join([text[firsts[row] : firsts[row + 1]] for row in range(hexes.rows)])


def take_apart(rows, order=(0, 1, 2, 3, 4, 5), turns=(0,) * SLOTS):
    """(pieces, tiles) of a land whose pieces lie like this. The middle belongs to the start piece, in slot 0."""
    hexes = Hexes(rows.count("/") // 2)
    text = rows.replace("/", "")
    tiles = "".join([letter for letter in text if letter in SETTLEMENTS])
    pieces = [""] * SLOTS
    for slot in range(SLOTS):
        letters = [text[cell] for cell in slot_cells(hexes, slot, turns[slot])]
        if slot == 0:
            letters.insert(0, text[hexes.count // 2])
        letters = [SPOT if letter in SETTLEMENTS else letter for letter in letters]
        lines, first = [], 0
        for upward in range(hexes.size):
            length = hexes.size - upward + (slot == 0 and upward == 0)
            lines.append("".join(letters[first : first + length]))
            first += length
        pieces[order[slot]] = "/".join(lines)
    return tuple(pieces), tiles


def read_names(text):
    """(order, turns) of a text such as A0D1B0E2C1F0, the piece in each slot and its turns. If it is no such text: A0B0C0D0E0F0."""
    order = tuple(["ABCDEF".find(letter) for letter in text if letter not in "012"])
    turns = tuple(["012".find(letter) for letter in text if letter in "012"])
    if sorted(order) == [0, 1, 2, 3, 4, 5] and len(turns) == SLOTS and order[0] == turns[0] == 0:
        return order, turns
    return (0, 1, 2, 3, 4, 5), (0,) * SLOTS


def kinds_left(tiles):
    """How many tiles of each kind are left, in the order of SETTLEMENTS."""
    return [COUNTS[kind] - tiles.count(SETTLEMENTS[kind]) for kind in range(len(COUNTS))]


def is_standin(text):
    """Whether a land consists of the pieces of the stand-in, in any order and turn."""
    if "/" not in text:
        return text == "standin"
    letters = "".join([SPOT if letter in SETTLEMENTS else letter for letter in text.upper().replace("/", "")])
    hexes = Hexes(text.count("/") // 2)
    if size_of(STANDIN_PIECES[0]) != hexes.size or len(letters) != hexes.count:
        return False
    known = [piece.replace("/", "").lstrip(SPOT) for piece in STANDIN_PIECES]
    for slot in range(SLOTS):
        found = ["".join([letters[cell] for cell in slot_cells(hexes, slot, turn)]) for turn in range(TURNS)]
        here = [piece for piece in known if piece in found]
        if not here:
            return False
        known.remove(here[0])
    return True
