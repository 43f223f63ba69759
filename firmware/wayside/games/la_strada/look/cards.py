"""The screen at the beginning of each action: travel days, tiles, merchants and gold of the player on turn."""

from wayside.games.la_strada import GAME
from wayside.games.la_strada.rules.shared.board import MERCHANTS, TILES


def draw_days(rules, canvas, texts, seat):
    """The upper part of the body between the bars of a colour screen. The lower part is cleared."""
    large = canvas.height > 200
    width = canvas.width
    canvas.fill(0, 17, width, canvas.height - 34, canvas.NIGHT)
    y = 24 if large else 21
    canvas.icon(8 if large else 6, y + 2, "days", canvas.CHALK)
    canvas.text(25 if large else 22, y, texts("la_strada.travel_days"), canvas.CHALK)
    days, most = rules.days[seat], rules.variant.most_days
    canvas.text(width - 6, y, "%d / %d" % (days, most), canvas.MIST, "M", "r")
    _draw_track(canvas, days, most, 46 if large else 37, 28 if large else 20)


def draw_cards(rules, canvas, texts, seat):
    """The lower part."""
    large = canvas.height > 200
    width = canvas.width
    plain, forest, hill = rules.tiles(seat)
    cards = [
        ("plain", plain, texts("la_strada.of", count=TILES[0]), canvas.PLAIN, canvas.CHALK, canvas.CHALK),
        ("forest", forest, texts("la_strada.of", count=TILES[1]), canvas.FOREST, canvas.CHALK, canvas.CHALK),
        ("hill", hill, texts("la_strada.of", count=TILES[2]), canvas.HILL, canvas.CHALK, canvas.CHALK),
        (
            "merchant",
            rules.board.left[seat],
            texts("la_strada.of", count=MERCHANTS),
            canvas.WHEAT,
            canvas.NIGHT,
            canvas.CHALK,
        ),
    ]
    totals = rules.totals()
    if not large:
        cards.append(("gold", totals[seat], texts("la_strada.gold"), canvas.SLATE, canvas.WHEAT, canvas.WHEAT))
    gap = 4 if large else 2
    each = (width - 8 - gap * (len(cards) - 1)) // len(cards)
    left = (width - each * len(cards) - gap * (len(cards) - 1)) // 2
    for index, card in enumerate(cards):
        _draw_card(canvas, left + index * (each + gap), 82 if large else 62, each, 76 if large else 53, card)
    if large:
        _draw_gold(rules, canvas, texts, seat, totals)


def _draw_track(canvas, days, most, y, h):
    """The days as on the edge of the board: the current number on wheat, lower ones lighter than higher ones."""
    cell = (canvas.width - 10) // (most + 1)
    left = (canvas.width - cell * (most + 1)) // 2
    font, height = ("L", 18) if h > 20 and cell > 20 else ("M", 13) if cell > 16 else ("S", 8)
    for day in range(most + 1):
        fill = canvas.WHEAT if day == days else canvas.EDGE if day < days else canvas.SLATE
        ink = canvas.NIGHT if day == days else canvas.CHALK if day < days else canvas.EDGE
        canvas.fill(left + day * cell + 1, y, cell - 2, h, fill)
        canvas.text(left + day * cell + cell // 2, y + (h - height) // 2, str(day), ink, font, "c")


def _draw_card(canvas, x, y, w, h, card):
    """An icon on coloured ground, a large figure, a small label."""
    icon, value, label, fill, icon_ink, ink = card
    double = h > 60
    head = 17 if double else 14
    middle = x + w // 2
    canvas.rounded(x, y, w, h, canvas.SLATE)
    canvas.fill(x + 1, y, w - 2, head, fill)
    canvas.icon(middle - 5, y + (3 if double else 2), icon, icon_ink, canvas.EDGE)
    canvas.figure(middle, y + (22 if double else 19), str(value), ink, "c", 2 if double else 1)
    canvas.text(middle, y + h - (14 if double else 13), label, canvas.MIST, "N", "c")


def _draw_gold(rules, canvas, texts, seat, totals):
    """The gold of all players, and below it their days and merchants."""
    w = canvas.width - 12
    canvas.rounded(6, 164, w, 52, canvas.SLATE)
    canvas.icon(12, 169, "gold", canvas.WHEAT, canvas.EDGE)
    canvas.text(28, 168, texts("la_strada.gold_so_far"), canvas.MIST)
    each = w // len(totals)
    for other, total in enumerate(totals):
        x = 6 + other * each
        if other == seat:
            canvas.rounded(x + 2, 185, each - 4, 28, canvas.NIGHT, canvas.WHEAT)
        canvas.seat(x + 9, 189, other, GAME.colours[rules.players[other]])
        canvas.text(x + 24, 186, str(total), canvas.WHEAT if other == seat else canvas.CHALK)
        for icon, count, right in (("days7", rules.days[other], 5), ("merchant7", rules.board.left[other], 29)):
            canvas.icon(x + right, 202, icon, canvas.MIST)
            canvas.text(x + right + 9, 200, str(count), canvas.MIST, "N")
