"""The table of the books in two colours: tiles and cubes that lie out, the goods of the player on turn, arrived wagons."""

from wayside.games.strada_romana.look import shapes
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, TILE, WAGONS

LEFT, PITCH, DOWN = 50, 14, 7


def draw_table(rules, canvas, texts, picked, name_of):
    canvas.fill(0, 9, canvas.width, canvas.height - 19, canvas.NIGHT)
    pieces, seat = picked.pieces, max(0, rules.turn)
    for colour in range(6):
        canvas.icon(LEFT + PITCH * colour - 3, 10, shapes.ICONS[colour], canvas.CHALK)
    y = 17
    for key, kind in (("row_tiles_out", TILE), ("row_cubes_out", CUBE)):
        counts = [pieces.on_board(kind, colour) for colour in range(6)]
        _draw_row(canvas, texts, key, counts, picked.good if picked.kind == kind else -1, y)
        y += DOWN
    for key, kind in (("row_own_tiles", TILE), ("row_own_cubes", CUBE)):
        _draw_row(canvas, texts, key, [pieces.own(seat, kind, colour) for colour in range(6)], -1, y)
        y += DOWN
    arrived = [str(wagon + 1) for wagon in range(WAGONS) if pieces.at[wagon] == ARRIVED or wagon == picked.wagon]
    facts = {"wagons": " ".join(arrived) or "-", "points": pieces.points[seat]}
    canvas.text(2, y + 1, texts.fit("strada_romana.arrived_are", 25, **facts), canvas.CHALK, "S")


def _draw_row(canvas, texts, key, counts, marked, y):
    canvas.text(2, y, texts.fit("strada_romana." + key, 8), canvas.CHALK, "S")
    for colour, count in enumerate(counts):
        x = LEFT + PITCH * colour
        if colour == marked:
            canvas.fill(x - 4, y, 9, 7, canvas.CHALK)
        text = str(count) if count else "-"
        canvas.text(x + 1, y, text, canvas.NIGHT if colour == marked else canvas.CHALK, "S", "c")
