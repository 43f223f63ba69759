"""The count at the end: the contracts of each player as a table with the formula, then the ranking with its reasons."""

from wayside.games.strada_romana import GAME
from wayside.games.strada_romana.look import shapes
from wayside.games.strada_romana.rules.shared import scoring
from wayside.games.strada_romana.rules.shared.pieces import CUBE, TILE


def draw(rules, canvas, texts, name_of, step):
    top, bottom = (10, canvas.height - 10) if canvas.mono else (17, canvas.height - 17)
    canvas.fill(0, top, canvas.width, bottom - top, canvas.NIGHT)
    if step < len(rules.players):
        draw_contracts(rules.pieces, canvas, texts, name_of(step), step, top + 1)
    else:
        _draw_ranking(rules, canvas, texts, name_of, top + 1)


def draw_contracts(pieces, canvas, texts, name, seat, top):
    """Cubes, tiles, pairs and loose goods by colour; the score is colours times the most pairs, minus loose goods."""
    pairs, loose = scoring.contracts(pieces, seat)
    if canvas.mono:
        _draw_mono_contracts(pieces, canvas, texts, name, seat, pairs, loose)
        return
    pitch, left = (29, 68) if canvas.width < 300 else (38, 88)
    rows = (
        texts("strada_romana.row_cubes"),
        texts("strada_romana.row_tiles"),
        texts.fit("strada_romana.row_pairs", 7),
        texts("strada_romana.row_loose"),
    )
    canvas.text(4, top + 1, canvas.fit(name, left - 14), canvas.CHALK)
    for index, text in enumerate(rows):
        canvas.text(4, top + 16 + 15 * index, canvas.fit(text, left - 12), canvas.MIST)
    for colour in range(6):
        x = left + pitch * colour
        cubes, tiles = pieces.own(seat, CUBE, colour), pieces.own(seat, TILE, colour)
        shapes.tile(canvas, x - 7, top + 2, colour)
        for index, count in enumerate((cubes, tiles)):
            canvas.text(x + 1, top + 16 + 15 * index, str(count), canvas.CHALK if count else canvas.EDGE, "M", "c")
        best = pairs[colour] and pairs[colour] == max(pairs)
        if pairs[colour]:
            canvas.rounded(x - 9, top + 45, 20, 15, canvas.LEAF if best else canvas.SLATE)
        ink = canvas.NIGHT if best else canvas.CHALK if pairs[colour] else canvas.EDGE
        canvas.text(x + 1, top + 46, str(pairs[colour]) if pairs[colour] else "-", ink, "M", "c")
        if cubes != tiles:
            canvas.text(x + 1, top + 61, "-%d" % abs(cubes - tiles), canvas.AMBER, "M", "c")
    _draw_formula(canvas, pairs, loose, top + 77)


def _draw_formula(canvas, pairs, loose, y):
    colours = sum([count > 0 for count in pairs])
    canvas.fill(0, y, canvas.width, 23, canvas.SLATE)
    x = canvas.figure(8, y + 3, str(colours), canvas.CHALK)
    canvas.text(x + 3, y + 5, "×", canvas.MIST)
    x = canvas.figure(x + 13, y + 3, str(max(pairs)), canvas.LEAF)
    if loose:
        x = canvas.figure(x + 6, y + 3, "-%d" % loose, canvas.AMBER)
    canvas.text(x + 6, y + 5, "=", canvas.MIST)
    canvas.figure(x + 20, y + 3, str(scoring.contract_points(pairs, loose)), canvas.WHEAT)


def _draw_mono_contracts(pieces, canvas, texts, name, seat, pairs, loose):
    canvas.text(2, 11, canvas.fit(name, 46, "S"), canvas.CHALK, "S")
    for index, key in enumerate(("row_cubes", "row_tiles", "row_pairs")):
        canvas.text(2, 20 + 8 * index, canvas.fit(texts.fit("strada_romana." + key, 6), 34, "S"), canvas.CHALK, "S")
    for colour in range(6):
        x = 44 + 14 * colour
        canvas.icon(x, 11, shapes.ICONS[colour], canvas.CHALK)
        for index, count in enumerate((pieces.own(seat, CUBE, colour), pieces.own(seat, TILE, colour), pairs[colour])):
            canvas.text(x + 4, 20 + 8 * index, str(count), canvas.CHALK, "S", "c")
    colours = sum([count > 0 for count in pairs])
    less = "-%d" % loose if loose else ""
    formula = "%d×%d%s = %d" % (colours, max(pairs), less, scoring.contract_points(pairs, loose))
    canvas.text(126, 45, formula, canvas.CHALK, "S", "r")


def tie_of(rules, order):
    """(key, facts) of the text that says what broke the first tie of the ranking; None without a tie."""
    totals = [total for total, _ in rules.score()]
    _, places = rules.outcome()
    for first, second in zip(order, order[1:]):  # noqa: B905  MicroPython's zip knows no `strict`
        if totals[first] == totals[second] and not [place for place in places if first in place and second in place]:
            more, fewer = rules.pieces.coins[first], rules.pieces.coins[second]
            if more > fewer:
                return "tie_coins", {"more": more, "fewer": fewer}
            return "tie_order", {}
    return None


def _draw_heads(canvas, texts, columns, top):
    mono = canvas.mono
    for index, head in enumerate(("head_points", "head_wagons", "head_contracts", "head_total")):
        text = texts.fit("strada_romana." + head, 3 if mono else 6)
        canvas.text(columns[index], top, text, canvas.CHALK if mono else canvas.MIST, "S" if mono else "N", "r")


def _draw_ranking(rules, canvas, texts, name_of, top):
    """A row for each player, the winner first: victory points, wagons, contracts, and the sum in large figures."""
    pieces = rules.pieces
    _, places = rules.outcome()
    order = [seat for place in places for seat in place]
    mono = canvas.mono
    font = "S" if mono else "M"
    columns = (70, 88, 106, 126) if mono else (116, 154, 192, 234) if canvas.width < 300 else (160, 210, 260, 314)
    room = canvas.height - (10 if mono else 17) - top - (8 if mono else 13)
    tie = tie_of(rules, order)
    y = top + (8 if mono else 13)
    if tie:
        columns_of_text = canvas.width // 5 - 1 if mono else canvas.width // 7 - 1
        line = texts.fit("strada_romana." + tie[0], columns_of_text, **tie[1])
        canvas.text(2 if mono else 5, top + room - (0 if mono else 1), line, canvas.CHALK, font)
        room -= 0 if mono else 14
        y -= 8 if mono else 0  # a small screen has no room for the heads as well
    if not (tie and mono):
        _draw_heads(canvas, texts, columns, top)
    pitch = min(9 if mono else 21, room // len(order))
    for seat in order:
        lines = scoring.lines(pieces, seat, True)
        wagons = sum([scoring.wagon_points(pieces, tile) for tile in pieces.tiles_of(seat)])
        total = sum([points for _, _, points in lines])
        values = (pieces.points[seat], wagons, total - wagons - pieces.points[seat], total)
        middle = y + (pitch - (8 if mono else 13)) // 2
        if mono:
            canvas.text(2, middle, canvas.fit(name_of(seat), 52, "S"), canvas.CHALK, "S")
        else:
            canvas.seat(5, y + (pitch - 7) // 2, seat, GAME.colours[rules.players[seat]])
            canvas.text(16, middle, canvas.fit(name_of(seat), columns[0] - 40), canvas.CHALK)
        for index in range(3):
            canvas.text(columns[index], middle, str(values[index]), canvas.CHALK, font, "r")
        if mono or pitch < 19:
            canvas.text(columns[3], middle, str(total), canvas.WHEAT, font, "r")
        else:
            canvas.figure(columns[3], y + 1, str(total), canvas.WHEAT, "r")
        y += pitch
