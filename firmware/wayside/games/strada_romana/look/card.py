"""The card below the road on large screens: what a square gives, and what the player has."""

from wayside.games.strada_romana.look import shapes
from wayside.games.strada_romana.look.panel.meaning import NOTHING
from wayside.games.strada_romana.rules.shared import scoring
from wayside.games.strada_romana.rules.shared.notation import space_name
from wayside.games.strada_romana.rules.shared.pieces import ALL_POINTS, CUBE, MOST_WAGON_TILES, TILE

TOP = 152


def draw_card(rules, canvas, texts, words, picked):
    seat = max(0, rules.turn)
    pieces = picked.pieces
    right = canvas.width - 124 if canvas.width > 300 else canvas.width - 84
    canvas.rounded(6, TOP, canvas.width - 12, 66, canvas.SLATE)
    _draw_goods(rules, canvas, texts, words, picked, right - 20)
    values = (
        ("coin", str(pieces.coins[seat]), canvas.WHEAT),
        ("vp", str(pieces.points[seat]), canvas.CHALK),
        ("wagon", str(len(pieces.tiles_of(seat))), canvas.CHALK),
    )
    step = 40 if canvas.width > 300 else 26
    for index, (icon, value, ink) in enumerate(values):
        canvas.icon(right + step * index, TOP + 7, icon, ink)
        canvas.figure(right + step * index, TOP + 22, value, ink)
    pairs, loose = scoring.contracts(pieces, seat)
    facts = {"pairs": sum(pairs), "loose": loose, "points": scoring.total(pieces, seat, False)}
    columns = (canvas.width - 10 - right) // 7
    canvas.text(right, TOP + 46, texts.fit("strada_romana.card_pairs", columns, **facts), canvas.MIST)


def _draw_goods(rules, canvas, texts, words, picked, width):
    """What can be taken on the picked square, or where the last wagon stopped."""
    turn = picked.after()
    y = TOP + 5
    columns = width // 7
    if turn is None or not (turn.spaces(TILE) or turn.spaces(CUBE)):
        key = "strada_romana.card_tiles" if turn is None or turn.wagon == NOTHING else "strada_romana.card_nothing"
        facts = {
            "stack": rules.stack(),
            "count": MOST_WAGON_TILES,
            "arrived": rules.pieces.arrived(),
            "left": ALL_POINTS - sum(rules.pieces.points),
        }
        for line in texts.lines(key, columns, 4, **facts):
            canvas.text(14, y, line, canvas.MIST)
            y += 15
        return
    square = rules.road.name(turn.square)
    canvas.text(
        14, y, texts.fit("strada_romana.card_square", columns, square=square, wagon=turn.wagon + 1), canvas.CHALK
    )
    y += 18
    for kind in (TILE, CUBE):
        for space in turn.spaces(kind):
            colour = turn.pieces.spaces[kind][space]
            if kind == TILE:
                shapes.tile(canvas, 14, y, colour)
                key, facts = "strada_romana.card_tile", {"coins": turn.income(colour)}
            else:
                _draw_cube(canvas, y, colour)
                gains = turn.pieces.own(turn.seat, TILE, colour) > turn.pieces.own(turn.seat, CUBE, colour)
                key = "strada_romana.card_pair" if gains else "strada_romana.card_cube"
                facts = {"good": words.good(colour)}
            if y < TOP + 58:
                text = texts.fit(key, columns - 4, space=space_name(kind, space), **facts)
                canvas.text(34, y - 1, text, canvas.CHALK)
            y += 15


def _draw_cube(canvas, y, colour):
    fill, ink = shapes.FILLS[colour]
    canvas.fill(16, y, 11, 11, canvas.SLATE)
    canvas.fill(17, y + 1, 9, 9, fill)
    canvas.icon(18, y + 2, shapes.ICONS[colour], ink)
