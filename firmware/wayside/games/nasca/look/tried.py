"""What is below a refused bar: a box for each of its squares, with name, colour and level."""

from wayside.games.nasca import GAME
from wayside.games.nasca.rules.board import NEUTRAL
from wayside.games.nasca.rules.notation import HORIZONTAL, place_name, read_move


def draw_tried(rules, canvas, move, x, y):
    bar = read_move(move)[1]
    if bar is None:
        return
    board = rules.board
    column, row, direction, length = bar
    for _ in range(length):
        fill, level = canvas.NIGHT, "-"
        if board.room(column, row, HORIZONTAL):
            cell = row * board.width + column
            level = str(board.levels[cell])
            fill = colour_of(rules, canvas, board.owners[cell]) if board.levels[cell] else canvas.SLATE
        canvas.rounded(x, y, 27, 20, fill, canvas.EDGE)
        canvas.text(x + 14, y + 4, level, canvas.CHALK if level in "-0" else canvas.NIGHT, "M", "c")
        canvas.text(x + 14, y + 23, place_name(column, row).upper(), canvas.MIST, "N", "c")
        x += 30
        if direction == HORIZONTAL:
            column += 1
        else:
            row += 1


def colour_of(rules, canvas, owner):
    return canvas.MIST if owner == NEUTRAL else GAME.colours[rules.players[owner]]
