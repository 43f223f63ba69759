"""The state of a Nasca match as bytes: two for each piece."""

from wayside.games.nasca.rules.board import Board
from wayside.games.nasca.rules.notation import HORIZONTAL, VERTICAL

# Phases of a round.
LANDSCAPE = 0
PLAY = 1
OVER = 2


def pack(board):
    """Two bytes for each piece, in the order of placing."""
    data = bytearray()
    for owner, cell, direction, length, _ in board.pieces:
        data.append(cell)
        data.append(owner + (4 if direction == VERTICAL else 0) + (length << 3))
    return bytes(data)


def unpack(variant, data):
    """The board from the bytes of `pack`."""
    board = Board(variant)
    for index in range(0, len(data), 2):
        code = data[index + 1]
        board.place(code & 3, data[index], VERTICAL if code & 4 else HORIZONTAL, code >> 3)
    return board


def to_bytes(rules):
    """The whole state: five bytes, the pieces of the finished round, the pieces on the table."""
    before = pack(rules.finished[0]) if rules.finished else b""
    head = bytes((rules.round, rules.turn & 255, rules.passes, rules.phase, len(before)))
    return head + before + pack(rules.board)


def from_bytes(rules, data):
    """Set the rules to a state that `to_bytes` wrote."""
    rules.round, turn, rules.passes, rules.phase, size = data[:5]
    rules.turn = turn if turn < 255 else -1
    before, pieces = data[5 : 5 + size], data[5 + size :]
    if rules.round == 1:
        rules.finished = []
    elif not rules.finished or pack(rules.finished[0]) != before:
        rules.finished = [unpack(rules.variant, before)]
    rules.board = unpack(rules.variant, pieces)
