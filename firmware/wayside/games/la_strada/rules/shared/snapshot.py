"""The state of a La Strada match as bytes: at most 81, plus two for each road tile."""

from wayside.games.la_strada.rules.shared.board import NO_ROAD, Board, members
from wayside.games.la_strada.rules.shared.land import PLACES

HEAD = 8  # bytes before those of the seats


def to_bytes(rules):
    """Head; by seat days and tiles; by settlement links, and merchants where they differ; starts; roads."""
    board = rules.board
    numbers = (
        rules.turn & 255,
        rules.phase,
        rules.pending,
        rules.unable,
        rules.held,
        rules.gained,
        rules.reason,
        len(board.starts),
    )
    data = bytearray(numbers)
    for part in (board.days, board.tiles, board.linked, board.starts):
        data.extend(part)
    if rules.variant.two:  # else each link has a merchant
        data.extend(board.merchants)
    if board.land is not None:
        for cell, code in enumerate(board.roads):
            if code != NO_ROAD:
                data.append(cell)
                data.append(code)
    return bytes(data)


def from_bytes(rules, data):
    """Set the rules to a state that `to_bytes` wrote."""
    turn, rules.phase, rules.pending, rules.unable, rules.held = data[:5]
    rules.gained, rules.reason, starts = data[5:HEAD]
    rules.turn = turn if turn < 255 else -1
    seats = len(rules.players)
    board = rules.board = Board(rules.variant.land, seats)
    place = HEAD
    board.days = bytearray(data[place : place + seats])
    place += seats
    board.tiles = bytearray(data[place : place + 3 * seats])
    place += 3 * seats
    board.linked = bytearray(data[place : place + PLACES])
    place += PLACES
    for cell in data[place : place + starts]:
        board.lay_start(cell)
    place += starts
    board.merchants = bytearray(board.linked)
    if rules.variant.two:
        board.merchants = bytearray(data[place : place + PLACES])
        place += PLACES
    for bits in board.merchants:
        for seat in members(bits):
            board.left[seat] -= 1
    for index in range(place, len(data), 2):
        board.roads[data[index]] = data[index + 1]
        board.costs[data[index]] = 0
