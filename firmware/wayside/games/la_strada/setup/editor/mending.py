"""Mends single hexes of a land: the row, the hex, and what it is."""

from wayside.games.la_strada.rules.shared.hexes import ROWS
from wayside.games.la_strada.rules.shared.land import PLACES, SETTLEMENTS
from wayside.games.la_strada.setup.editor.entering import ANSWERS
from wayside.games.la_strada.setup.start.layout import SLOTS, SPOT, kinds_left, slot_cells
from wayside.games.moves import CELL, COLUMN, END, Choice


def choices(editor, path):
    hexes = editor.hexes
    if len(path) == 1:
        return [Choice(ROWS[row], COLUMN, row) for row in range(hexes.rows)]
    row = ROWS.find(path[1]) if len(path[1]) == 1 else -1
    if not 0 <= row < hexes.rows:
        return []
    cells = range(hexes.firsts[row], hexes.firsts[row + 1])
    if len(path) == 2:
        return [Choice(str(hexes.diagonal_of(cell)), CELL, cell) for cell in cells]
    if path[2] not in [str(hexes.diagonal_of(cell)) for cell in cells]:
        return []
    cell = hexes.cell_of(path[1] + path[2])
    if len(path) == 3:
        letters = [letter for letter in ANSWERS if letter != SPOT or fits(editor, cell)]
        return [Choice(letter, cell=cell) for letter in letters]
    return [Choice(END)] if len(path) == 4 and len(path[3]) == 1 and path[3] in ANSWERS else []


def fits(editor, cell):
    """Whether the cell is a spot, or there is one left for it."""
    return editor.count() < PLACES or letter_at(editor, cell) == SPOT


def likely(editor, path):
    """What the hex is now."""
    if len(path) == 3:
        return [letter_at(editor, editor.hexes.cell_of(path[1] + path[2]))]
    return []


def letter_at(editor, cell):
    piece, place = where(editor, cell)
    return editor.pieces[piece].replace("/", "")[place]


def where(editor, cell):
    """(piece, number of the hex in it) of a cell."""
    if cell == editor.hexes.count // 2:
        return 0, 0
    for slot in range(SLOTS):
        cells = list(slot_cells(editor.hexes, slot, editor.turns[slot]))
        if cell in cells:
            return editor.order[slot], cells.index(cell) + (editor.order[slot] == 0)
    raise ValueError("no such cell")


def mend(editor, text):
    """g3P: this hex is a plain. A spot that comes or goes brings or takes a tile."""
    cell, letter = editor.hexes.cell_of(text[:-1]), text[-1]
    before = letter_at(editor, cell)
    number = len([spot for spot in editor.spots() if spot < cell])
    tiles = editor.tiles
    if before == SPOT and letter != SPOT:
        tiles = tiles[:number] + tiles[number + 1 :]
    elif before != SPOT and letter == SPOT:
        left = kinds_left(tiles)
        kind = [kind for kind in range(len(left)) if left[kind]][0]
        tiles = tiles[:number] + SETTLEMENTS[kind] + tiles[number:]
    piece, place = where(editor, cell)
    rows = editor.pieces[piece].split("/")
    for index, row in enumerate(rows):
        if place < len(row):
            rows[index] = row[:place] + letter + row[place + 1 :]
            break
        place -= len(row)
    pieces = list(editor.pieces)
    pieces[piece] = "/".join(rows)
    editor.pieces, editor.tiles, editor.is_standin = tuple(pieces), tiles, False
