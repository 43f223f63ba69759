"""The cells of a refused move in a row: each with its ground, what is on it, and its name."""

from wayside.games.strata7.rules.notation import cell_name, read_move

MOST = 5  # of a long chain only the first cells and the last


def draw_tried(rules, canvas, painter, move, x, y):
    read = read_move(move)
    if read is None:
        return
    _, cells, way_out = read
    if way_out:
        cells = cells + [way_out]
    if len(cells) > MOST:
        cells = cells[: MOST - 1] + cells[-1:]
    board, size = rules.board, painter.size
    step = size + (24 if size < 16 else 20)
    for index, cell in enumerate(cells):
        left = x + index * step
        if index:
            canvas.text(left - (step - size) // 2 - 4, y + size // 2 - 7, "→", canvas.MIST)
        canvas.fill(left - 1, y - 1, size + 1, size + 1, canvas.EDGE)
        canvas.fill(left, y, size - 1, size - 1, canvas.NIGHT)
        painter.cell(left, y, board.ground[cell], board.men[cell] & 7, False, False)
        canvas.text(left + size // 2, y + size + 2, cell_name(cell).upper(), canvas.MIST, "N", "c")
