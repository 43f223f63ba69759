"""The wagon tiles: first a cover so that the others look away, then the stack for one player only."""

from wayside.games.strada_romana.rules.shared.pieces import WAGONS


def draw_cover(rules, canvas, texts, picked, name_of):
    small = canvas.mono
    font, pitch, left = ("S", 10, 2) if small else ("M", 15, 8)
    y = 12 if small else 26
    columns = (canvas.width - 2 * left) // (5 if small else 7)
    canvas.fill(0, 10 if small else 18, canvas.width, 40 if small else 98, canvas.NIGHT)
    if not small:
        canvas.icon(left, y + 1, "lock", canvas.AMBER)
    canvas.text(
        left + (0 if small else 16),
        y,
        canvas.fit(texts("strada_romana.only_you", player=name_of(rules.turn)), canvas.width - 2 * left - 16, font),
        canvas.CHALK,
        font,
    )
    y += pitch + (2 if small else 6)
    for line in texts.lines("strada_romana.cover", columns, 3 if small else 4, count=rules.stack()):
        canvas.text(left, y, line, canvas.MIST if not small else canvas.CHALK, font)
        y += pitch


def draw_hand(rules, canvas, texts, picked, name_of):
    """Ten places; tiles in the stack show their number; the picked one is named below."""
    left = rules.tiles_left()
    wide = canvas.width // 5
    high = 16 if canvas.mono else 32 if canvas.height < 200 else 48
    top = 11 if canvas.mono else 21
    for tile in range(1, WAGONS + 1):
        x, y = wide * ((tile - 1) % 5), top + high * ((tile - 1) // 5)
        is_picked = tile == picked.tile
        if canvas.mono:
            canvas.fill(x, y, wide - 1, high - 1, canvas.CHALK if is_picked else canvas.NIGHT)
            if tile in left:
                canvas.text(x + wide // 2, y + 4, str(tile), canvas.NIGHT if is_picked else canvas.CHALK, "S", "c")
            continue
        fill = canvas.AQUA if is_picked else canvas.SLATE if tile in left else canvas.NIGHT
        canvas.rounded(x + 3, y, wide - 6, high - 4, fill)
        if tile in left:
            ink = canvas.NIGHT if is_picked else canvas.CHALK
            canvas.figure(x + wide // 2, y + (high - 22) // 2, str(tile), ink, "c")
    name = rules.wagon_name(picked.tile)
    y = top + 2 * high
    canvas.fill(0, y, canvas.width, 9 if canvas.mono else 31, canvas.NIGHT)
    text = (
        texts("strada_romana.wagon_named", wagon=picked.tile, name=name)
        if name
        else texts("strada_romana.what_move", wagon=picked.tile)
    )
    canvas.text(3 if canvas.mono else 8, y + 1, text, canvas.CHALK, "S" if canvas.mono else "M")
    if not rules.away:
        _tell_of_the_box(canvas, texts, y + 1)


def _tell_of_the_box(canvas, texts, y):
    """One of the ten was removed unseen, so that the stack lacks one of these (2.3)."""
    if canvas.mono:
        canvas.text(canvas.width - 3, y, texts.fit("strada_romana.in_box", 14), canvas.CHALK, "S", "r")
    else:
        canvas.text(8, y + 15, texts.fit("strada_romana.in_box", canvas.width // 7 - 2), canvas.MIST)
