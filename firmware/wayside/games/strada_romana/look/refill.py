"""Asks what came out of the bag: six colours with how many are left, the cursor on the most likely one."""

from wayside.games.strada_romana.look import shapes
from wayside.games.strada_romana.rules.shared.notation import colour_name, space_name
from wayside.games.strada_romana.rules.shared.pieces import NO_GOOD


def draw_refill(rules, canvas, texts, picked):
    """Cards in the order of the colour ring."""
    turn = picked.turn
    counts = turn.in_bag(picked.kind)
    keys = ("which_cube", "which_tile") if rules.variant.books else ("new_cube", "new_tile")  # books know no places
    key = "strada_romana." + keys[picked.kind]
    space = space_name(picked.kind, picked.space)
    order = [choice.token for choice in rules.next(picked.path[:-1])]
    colours = [token.partition("=")[2] for token in order]
    if canvas.mono:
        _draw_mono(canvas, texts, picked, key, space, counts, colours)
        return
    top = 42 if canvas.height < 200 else 70
    canvas.fill(0, 18, canvas.width, top - 18, canvas.NIGHT)
    canvas.text(6, 22, texts(key, space=space), canvas.CHALK)
    pitch = (canvas.width - 12) // 6
    x = 6
    for name in colours:
        colour = _colour_of(name)
        is_picked = colour == picked.colour
        canvas.rounded(x, top, pitch - 2, 54, canvas.AQUA if is_picked else canvas.SLATE)
        if colour != NO_GOOD:
            fill, ink = shapes.FILLS[colour]
            middle = x + pitch // 2 - 1
            canvas.fill(middle - 9, top + 5, 18, 18, fill)
            canvas.icon(middle - 3, top + 11, shapes.ICONS[colour], ink)
            word = canvas.fit(texts("strada_romana.good_" + name), pitch - 2, "N")
            canvas.text(middle, top + 26, word, canvas.NIGHT if is_picked else canvas.MIST, "N", "c")
            count = "x%d" % counts[colour]
            canvas.text(middle, top + 38, count, canvas.NIGHT if is_picked else canvas.CHALK, "M", "c")
        x += pitch
    facts = {"cubes": sum(turn.in_bag(0)), "tiles": sum(turn.in_bag(1))}
    bag = texts.fit("strada_romana.in_bag", (canvas.width - 12) // 7, **facts)
    canvas.fill(0, top + 56, canvas.width, 18, canvas.NIGHT)
    canvas.text(6, top + 59, bag, canvas.MIST)


def _colour_of(name):
    for colour in range(6):
        if colour_name(colour) == name:
            return colour
    return NO_GOOD


def _draw_mono(canvas, texts, picked, key, space, counts, colours):
    canvas.fill(0, 10, canvas.width, 43, canvas.NIGHT)
    canvas.text(2, 11, texts.fit(key, 25, space=space), canvas.CHALK, "S")
    x = 1
    for name in colours:
        colour = _colour_of(name)
        is_picked = colour == picked.colour
        if is_picked:
            canvas.fill(x, 20, 20, 23, canvas.CHALK)
        ink = canvas.NIGHT if is_picked else canvas.CHALK
        if colour != NO_GOOD:
            canvas.icon(x + 6, 22, shapes.ICONS[colour], ink)
            canvas.text(x + 10, 33, "x%d" % counts[colour], ink, "S", "c")
        x += 21
    if picked.colour != NO_GOOD:
        canvas.text(2, 45, texts("strada_romana.good_" + colour_name(picked.colour)), canvas.CHALK, "S")
