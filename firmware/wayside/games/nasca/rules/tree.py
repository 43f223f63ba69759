"""The tree of moves: bar, column, row; or a single word. Only legal moves, or all well-formed ones."""

from wayside.games.moves import CELL, COLUMN, END, Choice, small_number
from wayside.games.nasca.rules import placement
from wayside.games.nasca.rules.board import NEUTRAL
from wayside.games.nasca.rules.notation import COLUMNS, PASS, START, read_token


def legal(rules, path):
    """The legal next tokens after these; empty when no legal move begins like that."""
    if rules.turn < 0:
        return []
    if not path:
        return _bars(rules, True) + [Choice(word) for word in _words(rules, True)]
    if path[0] in (PASS, START):
        return [Choice(END)] if len(path) == 1 and path[0] in _words(rules, True) else []
    bar = read_token(path[0])
    owner = rules.mover
    if bar is None or not rules.board.count_left(owner, bar[1]):
        return []
    starts = placement.starts(rules.board, rules.variant, owner, bar[0], bar[1])
    return _places(rules.board.width, path, starts, rules.board.levels)


def tries(rules, path):
    """The same tree, including moves that are not legal."""
    if rules.turn < 0:
        return []
    if not path:
        return _bars(rules, False) + [Choice(word) for word in _words(rules, False)]
    if path[0] in (PASS, START):
        return [Choice(END)] if len(path) == 1 and path[0] in _words(rules, False) else []
    if read_token(path[0]) not in list(placement.kinds(rules.board, rules.mover)):
        return []
    return _places(rules.board.width, path, range(len(rules.board.levels)), None)


def likely(rules, path):
    """The most likely choice after these: the bar used last, a place near the last bar."""
    if not path:
        return _likely_bar(rules)
    bar = read_token(path[0])
    if bar is None or len(path) > 2:
        return []
    board = rules.board
    starts = placement.starts(board, rules.variant, rules.mover, bar[0], bar[1])
    column = path[1] if len(path) == 2 else None
    best = _nearest(board, starts, bar, column)
    if best < 0:  # a question may be about places where it does not fit
        best = _nearest(board, range(len(board.levels)), bar, column)
    if best < 0:
        return []
    return [COLUMNS[best % board.width], str(best // board.width + 1)][len(path) - 1 :]


def _nearest(board, starts, bar, column):
    """Of these cells (in one column, if it is given) the start where the bar is nearest to the last one."""
    x, y = board.width - 1, board.height - 1  # twice the middle of the board
    if board.pieces:
        _, cell, direction, length, _ = board.pieces[-1]
        x, y = _middle(board, cell, direction, length)
    best, best_distance = -1, 0
    for cell in starts:
        if column is None or COLUMNS[cell % board.width] == column:
            other_x, other_y = _middle(board, cell, bar[0], bar[1])
            distance = abs(other_x - x) + abs(other_y - y)
            if best < 0 or distance < best_distance:
                best, best_distance = cell, distance
    return best


def _middle(board, cell, direction, length):
    """Twice the column and row of the middle of a bar."""
    column, row = 2 * (cell % board.width), 2 * (cell // board.width)
    return (column + length - 1, row) if board.step(direction) == 1 else (column, row + length - 1)


def _likely_bar(rules):
    """The bar that this player used last; if it is used up, the longest one in the same direction."""
    for owner, _, direction, length, _ in reversed(rules.board.pieces):
        if owner == rules.mover:
            tokens = [choice.token for choice in _bars(rules, True)]
            token = direction + str(length)
            for other in [token] + tokens:
                if other in tokens and other[0] == direction:
                    return [other]
            return []
    return []


def _words(rules, only_legal):
    """The moves of a single word."""
    if rules.mover == NEUTRAL:
        return (START,)
    if only_legal and not rules.may_pass():
        return ()
    return (PASS,)


def _bars(rules, only_legal):
    """The kinds of bars, each with the number that is left."""
    board = rules.board
    owner = rules.mover
    choices = []
    for direction, length in placement.kinds(board, owner):
        left = board.left[owner][length]
        if not only_legal or left and placement.fits(board, rules.variant, owner, direction, length):
            choices.append(Choice(direction + str(length), value=left))
    return choices


def _places(width, path, starts, levels):
    """Columns, then rows, then the end, for a bar that may start on these cells."""
    if len(path) == 1:
        columns = bytearray(width)
        for cell in starts:
            columns[cell % width] = 1
        return [Choice(COLUMNS[column], COLUMN, column) for column in range(width) if columns[column]]
    column = COLUMNS.find(path[1]) if len(path[1]) == 1 else -1
    if len(path) == 2:
        choices = []
        for cell in starts:
            if cell % width == column:
                choices.append(Choice(str(cell // width + 1), CELL, cell, levels[cell] + 1 if levels else None))
        return choices
    row = small_number(path[2])
    if len(path) == 3 and row and 0 <= column < width and (row - 1) * width + column in starts:
        return [Choice(END)]
    return []
