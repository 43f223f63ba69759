"""The final score, counted as on the score sheet: cities, towns, villages, farms; then the winner and the tie-break."""

from wayside.games.la_strada import GAME
from wayside.games.la_strada.look.map.hex_painter import ICONS
from wayside.games.la_strada.rules.shared.notation import KIND_NAMES


def gold_by_kind(rules, seat):
    """[cities, towns, villages, farms] in gold."""
    sums = [0, 0, 0, 0]
    for label, facts, gold in rules.score()[seat][1]:
        kind = facts["kind"] if rules.is_tracker else label.rpartition(".")[2]
        sums[KIND_NAMES.index(kind)] += gold
    return sums


def draw(rules, canvas, texts, name_of, step, final):
    """The gold after `step` kinds are counted. The final picture is in the order of the ranking."""
    rows = _rows(rules, 4 if final else step + 1, final)
    places = _places(rules) if final else None
    if canvas.mono:
        _draw_mono(rules, canvas, name_of, rows, places)
        return
    large = canvas.height > 200
    width = canvas.width
    canvas.fill(0, 17, width, canvas.height - 34, canvas.NIGHT)
    step_x = 32 if width > 300 else 22 if large else 24
    left = 152 if width > 300 else 122 if large else 104
    double = width > 300
    for kind in range(4):
        ink = canvas.AQUA if not final and kind == step else canvas.MIST
        canvas.icon(left + kind * step_x - 9, 26 if large else 20, ICONS[kind], ink)
    canvas.text(width - 8, 25 if large else 20, texts("la_strada.gold"), canvas.MIST, "M", "r")
    pitch, y, h = (45, 42, 42) if large else (21, 34, 20)
    for index, (seat, parts, total) in enumerate(rows):
        canvas.fill(0, y, width, h, canvas.SLATE if index % 2 == 0 else canvas.NIGHT)
        middle = y + (h - 13) // 2
        if places:
            canvas.text(5, middle, str(places[seat]), canvas.MIST)
        canvas.seat(19, middle + 3, seat, GAME.colours[rules.players[seat]])
        canvas.text(33, middle - (7 if large else 0), canvas.fit(name_of(seat), left - 46), canvas.CHALK)
        if large:
            canvas.text(33, middle + 8, texts("la_strada.days_left", days=rules.days[seat]), canvas.MIST, "N")
        for kind in range(4):
            value = parts[kind]
            if value is not None:
                ink = canvas.CHALK if value else canvas.EDGE
                canvas.text(left + kind * step_x, middle, str(value) if value else "-", ink, "M", "r")
        canvas.figure(
            width - 8, y + (h - (36 if double else 18)) // 2, str(total), canvas.WHEAT, "r", 2 if double else 1
        )
        y += pitch


def _rows(rules, kinds, final):
    """(seat, gold of each kind, sum) of each player, with the first `kinds` kinds counted; the others are None."""
    order = [seat for seats in rules.outcome()[1] for seat in seats] if final else range(len(rules.players))
    rows = []
    for seat in order:
        gold = gold_by_kind(rules, seat)
        rows.append((seat, [gold[kind] if kind < kinds else None for kind in range(4)], sum(gold[:kinds])))
    return rows


def _places(rules):
    """The place of each seat, from 1. Players who tie share a place."""
    places = [0] * len(rules.players)
    place = 1
    for seats in rules.outcome()[1]:
        for seat in seats:
            places[seat] = place
        place += len(seats)
    return places


def _draw_mono(rules, canvas, name_of, rows, places):
    canvas.fill(0, 9, canvas.width, canvas.height - 19, canvas.NIGHT)
    for kind in range(4):
        canvas.icon(36 + kind * 17, 10, ICONS[kind] + "7", canvas.CHALK)
    y = 19
    for seat, parts, total in rows:
        canvas.seat(2, y, seat, GAME.colours[rules.players[seat]])
        canvas.text(11, y, name_of(seat)[:1], canvas.CHALK, "S")
        if places:
            canvas.text(19, y, str(places[seat]), canvas.CHALK, "S")
        for kind in range(4):
            if parts[kind] is not None:
                canvas.text(43 + kind * 17, y, str(parts[kind]), canvas.CHALK, "S", "r")
        canvas.text(canvas.width - 2, y, str(total), canvas.CHALK, "S", "r")
        y += 9
