"""The state of a Strata 7 match as bytes: two cells in a byte, the tallies, and what rarely changes."""

from wayside.games.strata7.rules.board import Board
from wayside.games.strata7.rules.playing import COUNTS

_NOBODY = 255


def to_bytes(rules):
    """Turn, next turn, how it ended, who won; tallies; three short lists; pawns; trail."""
    board = rules.board
    data = bytearray((rules.turn & 255, rules.after, rules.ended, rules.winner & 255))
    data += rules.tallies[0] + rules.tallies[1]
    pairs = []
    for cell in sorted(board.left):
        pairs += [cell, board.left[cell]]
    for numbers in (rules.due, sorted(rules.lapsed), pairs):
        data.append(len(numbers))
        data += bytes(numbers)
    men = [board.men[cell] for cell in board.layout.cells] + [0]
    for place in range(0, len(men) - 1, 2):
        data.append(men[place] << 4 | men[place + 1])
    return bytes(data) + rules.trail


def from_bytes(rules, data):
    """Set the rules to a state that `to_bytes` wrote."""
    turn, rules.after, rules.ended, winner = data[:4]
    rules.turn = -1 if turn == _NOBODY else turn
    rules.winner = -1 if winner == _NOBODY else winner
    rules.tallies = [bytearray(data[4 : 4 + COUNTS]), bytearray(data[4 + COUNTS : 4 + 2 * COUNTS])]
    place = 4 + 2 * COUNTS
    lists = []
    for _ in range(3):
        lists.append(list(data[place + 1 : place + 1 + data[place]]))
        place += 1 + data[place]
    rules.due, rules.lapsed, pairs = lists
    board = Board(rules.variant.layout)
    cells = board.layout.cells
    for index, cell in enumerate(cells):
        both = data[place + index // 2]
        board.men[cell] = both & 15 if index & 1 else both >> 4
    for index in range(0, len(pairs), 2):
        board.left[pairs[index]] = pairs[index + 1]
    rules.board = board
    rules.trail = bytes(data[place + (len(cells) + 1) // 2 :])
