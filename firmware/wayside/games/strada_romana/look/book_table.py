"""The table of the books in colour: tiles and cubes that lie out, the goods of players, arrived wagons, purses."""

from wayside.games.strada_romana import GAME
from wayside.games.strada_romana.look import shapes
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, TILE, WAGONS


def draw_table(rules, canvas, texts, picked, name_of):
    wide, large = canvas.width > 300, canvas.height >= 200
    pitch, left = (38, 88) if wide else (29, 68)
    canvas.fill(0, 17, canvas.width, canvas.height - 34, canvas.NIGHT)
    y = 22 if large else 18
    for colour in range(6):
        shapes.tile(canvas, left + pitch * colour - 7, y, colour)
    y += 15 if large else 13
    for kind, key in ((TILE, "row_tiles_out"), (CUBE, "row_cubes_out")):
        canvas.text(4, y + 2, texts.fit("strada_romana." + key, (left - 12) // 6), canvas.MIST, "N")
        _draw_counts(canvas, picked, kind, left, pitch, y)
        y += 17 if large else 14
    y += 3 if large else 0
    for seat in range(len(rules.players)) if large else [max(0, rules.turn)]:
        _draw_goods(rules, canvas, texts, picked.pieces, seat, name_of, (left, pitch, y))
        y += 26 if large else 15
    _draw_arrived(canvas, texts, picked, y)
    if not large:
        _draw_purses(rules, canvas, picked.pieces, y + 15)


def _draw_counts(canvas, picked, kind, left, pitch, y):
    """How many of each colour lie out; the picked one is filled, the picked kind is framed."""
    for colour in range(6):
        x = left + pitch * colour
        count = picked.pieces.on_board(kind, colour)
        is_picked = picked.kind == kind and picked.good == colour
        if is_picked:
            canvas.rounded(x - 9, y, 20, 13, canvas.AQUA)
        ink = canvas.NIGHT if is_picked else canvas.CHALK if count else canvas.EDGE
        canvas.text(x + 1, y, str(count) if count else "-", ink, "M", "c")


def _draw_goods(rules, canvas, texts, pieces, seat, name_of, place):
    """The goods of a player: cubes / tiles of each colour; on a large screen also his purse."""
    left, pitch, y = place
    large = canvas.height >= 200
    if seat == rules.turn and large:
        canvas.rounded(2, y - 1, canvas.width - 4, 25, canvas.SLATE)
    canvas.seat(4, y + 3, seat, GAME.colours[rules.players[seat]])
    canvas.text(15, y, canvas.fit(name_of(seat), left - 26), canvas.CHALK)
    for colour in range(6):
        cubes, tiles = pieces.own(seat, CUBE, colour), pieces.own(seat, TILE, colour)
        ink = canvas.CHALK if cubes or tiles else canvas.EDGE
        text = "%d/%d" % (cubes, tiles) if cubes or tiles else "-"
        canvas.text(left + pitch * colour + 1, y + 1, text, ink, "N", "c")
    if large:
        facts = {"coins": pieces.coins[seat], "points": pieces.points[seat], "count": len(pieces.tiles_of(seat))}
        text = texts.fit("strada_romana.book_purse", (canvas.width - 20) // 6, **facts)
        canvas.text(15, y + 13, text, canvas.MIST, "N")


def _draw_arrived(canvas, texts, picked, y):
    """The numbers of the wagons that have arrived; the picked one is filled."""
    x = canvas.text(4, y, texts.fit("strada_romana.row_arrived", 12), canvas.MIST) + 6
    for wagon in range(WAGONS):
        is_picked = wagon == picked.wagon
        if is_picked or picked.pieces.at[wagon] == ARRIVED:
            canvas.rounded(x, y, 19, 13, canvas.AQUA if is_picked else canvas.LEAF)
            canvas.text(x + 10, y, str(wagon + 1), canvas.NIGHT, "M", "c")
            x += 22


def _draw_purses(rules, canvas, pieces, y):
    """Coins and victory points of all players, on a small screen."""
    seats = len(rules.players)
    each = (canvas.width - 8) // seats
    for seat in range(seats):
        x = 4 + each * seat
        canvas.seat(x, y + 3, seat, GAME.colours[rules.players[seat]])
        canvas.text(x + 11, y, str(pieces.coins[seat]), canvas.WHEAT)
        canvas.text(x + 22, y, str(pieces.points[seat]), canvas.CHALK)
