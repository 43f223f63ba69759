"""The tree of moves: column and row of a pawn, where it goes, where a pair leaves to; or a word."""

from wayside.games.moves import CELL, COLUMN, END, Choice
from wayside.games.strata7.rules import walking
from wayside.games.strata7.rules.board import AROUND, COLOUR, OFF, PAIR, WHITE, colour_of_camp
from wayside.games.strata7.rules.notation import CLAIM, COLUMNS, DRAW, PASS, WIDTH, cell_name, read_cell
from wayside.games.strata7.rules.playing import movers, return_cells


def legal(rules, path):
    """The legal next tokens after these; empty when no legal move begins like that."""
    if rules.turn < 0:
        return []
    if rules.due:
        return _places(rules, path, return_cells(rules, rules.turn))
    if path and path[0] == CLAIM:
        return _claims(rules, path, rules.open_claims())
    if path and path[0] in (PASS, DRAW):
        return [Choice(END)] if len(path) == 1 and rules.offers(path[0]) else []
    cells = movers(rules, rules.turn)[0]
    if not path:
        return _columns(cells) + [Choice(word) for word in (PASS, CLAIM, DRAW) if rules.offers(word)]
    if len(path) == 1:
        return _rows(rules, cells, path[0])
    start = read_cell(path[0] + path[1])
    if start not in cells:
        return []
    ends = rules.ends(start)
    if len(path) == 2:
        return _targets(rules, start, ends)
    end = read_cell(path[2])
    if end not in ends:
        return []
    exits = walking.exits(rules.board, rules.variant, start, end)
    return _last(rules, path, exits)


def _last(rules, path, exits):
    """What follows the target cell of a pawn: the exits of a pair, or the end."""
    if len(path) == 3:
        return [Choice(cell_name(cell), CELL, cell) for cell in _forward(rules, exits)] or [Choice(END)]
    return [Choice(END)] if len(path) == 4 and read_cell(path[3]) in exits else []


def tries(rules, path):
    """The same tree, including moves that are not legal: any own pawn, to all cells near it."""
    if rules.turn < 0:
        return []
    board = rules.board
    if rules.due:
        return _places(rules, path, [cell for cell in range(len(board.ground)) if board.ground[cell]])
    if path and path[0] == CLAIM and rules.variant.claim:  # questions are about one pawn at a time
        return _places(rules, path[1:], [cell for cell in board.layout.cells if board.men[cell]])
    words = (PASS, CLAIM, DRAW) if rules.variant.claim else (PASS, DRAW)
    if path and path[0] in words:
        return [Choice(END)] if len(path) == 1 else []
    cells = board.of(rules.colours[rules.turn])
    if not path:
        return _columns(cells) + [Choice(word) for word in words]
    if len(path) == 1:
        return _rows(rules, cells, path[0])
    start = read_cell(path[0] + path[1])
    if start not in cells:
        return []
    ends = _thinkable(rules, start)
    if len(path) == 2:
        return _targets(rules, start, ends)
    end = read_cell(path[2])
    if end not in ends:
        return []
    exits = []
    if board.men[end] == rules.colours[rules.turn] and board.targets[board.men[end]][end] and not board.left.get(start):
        exits = [end + offset for offset in AROUND if board.ground[end + offset] != OFF]
    return _last(rules, path, exits)


def _thinkable(rules, start):
    """The cells a step or a jump away, and those that chains can reach."""
    board = rules.board
    found = [] if board.is_locked(start) else list(rules.ends(start))
    column = start % WIDTH
    for distance in (1, 2):
        for offset in AROUND:
            cell = start + distance * offset
            if 0 < cell < len(board.ground) and abs(cell % WIDTH - column) <= 2 and board.ground[cell] != OFF:
                if cell not in found:
                    found.append(cell)
    return found


def likely(rules, path):
    """The most likely choice after these: the pawn moved last or in front, and forward."""
    if rules.turn < 0 or rules.due and path or path and path[0] in (PASS, CLAIM, DRAW):
        return []
    colour = rules.colours[rules.turn]
    if len(path) < 2:
        if rules.due:
            cells = [cell for cell in return_cells(rules, rules.turn) if colour_of_camp(cell) == colour]
        else:
            cells = movers(rules, rules.turn)[0]
        if path:
            cells = [cell for cell in cells if COLUMNS[cell % WIDTH - 1] == path[0]]
        cells = _forward(rules, cells)
        if not cells:
            return []
        best = _nearest(cells, rules.last_of_mover())
        return [COLUMNS[best % WIDTH - 1], str(best // WIDTH)][len(path) :]
    return []


def _nearest(cells, last):
    """Of these cells the first in the column nearest to the column of `last`; without one, the middle."""
    column = last % WIDTH if last else WIDTH // 2
    best = cells[0]
    for cell in cells:
        if abs(cell % WIDTH - column) < abs(best % WIDTH - column):
            best = cell
    return best


def _forward(rules, cells):
    """These cells, sorted for the player on turn: farthest forward first, then from left to right."""
    up = rules.colours[rules.turn] == WHITE
    return sorted(cells, key=lambda cell: (-(cell // WIDTH) if up else cell // WIDTH) * WIDTH + cell % WIDTH)


def _columns(cells):
    there = bytearray(WIDTH)
    for cell in cells:
        there[cell % WIDTH] = 1
    return [Choice(COLUMNS[column - 1], COLUMN, column - 1) for column in range(1, WIDTH - 1) if there[column]]


def _rows(rules, cells, column):
    found = _forward(rules, [cell for cell in cells if COLUMNS[cell % WIDTH - 1] == column])
    return [Choice(str(cell // WIDTH), CELL, cell) for cell in found]


def _targets(rules, start, ends):
    """The cells where a pawn can go, with the points that it would score there."""
    board = rules.board
    colour = rules.colours[rules.turn]
    choices = []
    for cell in _forward(rules, ends):
        value = board.targets[colour][cell] if board.men[cell] == colour and cell != start else None
        choices.append(Choice(cell_name(cell), CELL, cell, value))
    return choices


def _places(rules, path, cells):
    """Column, row, end."""
    if not path:
        return _columns(cells)
    if len(path) == 1:
        return _rows(rules, cells, path[0])
    return [Choice(END)] if len(path) == 2 and read_cell(path[0] + path[1]) in cells else []


def _claims(rules, path, cells):
    """claim, then column and row of each claimed pawn, in order, all of one colour; it may end after each."""
    men = rules.board.men
    claimed = []
    for place in range(1, len(path) - 1, 2):
        cell = read_cell(path[place] + path[place + 1])
        if cell not in cells or claimed and (cell <= claimed[-1] or (men[cell] ^ men[claimed[-1]]) & COLOUR):
            return []
        claimed.append(cell)
    if claimed:
        cells = [cell for cell in cells if cell > claimed[-1] and not (men[cell] ^ men[claimed[0]]) & COLOUR]
    if len(path) % 2 == 0:
        return _rows(rules, cells, path[-1])
    return _columns(cells) + ([Choice(END)] if claimed else [])


def is_pair(board, cell):
    return board.men[cell] & PAIR > 0
