"""How the pieces of Strada Romana are drawn: goods as chips with a mark, wagons as plates with a pointed end."""

ICONS = ("wheat7", "wine7", "oil7", "metal7", "hides7", "marble7")
EMPTY = 7  # a space without a good


# The colour of each good, and the ink of its mark, in the palette of the canvas.
FILLS = (  # wheat, brick, leaf, azure, hide, chalk
    (8, 0),
    (9, 0),
    (7, 0),
    (10, 0),
    (11, 4),
    (4, 0),
)


def cube(canvas, x, y, colour, picked=False):
    """9x9; around it is room for an aqua rim if it is picked."""
    canvas.fill(x - 1, y - 1, 11, 11, canvas.AQUA if picked else canvas.NIGHT)
    if colour == EMPTY:
        canvas.fill(x, y, 9, 9, canvas.NIGHT)
        canvas.frame(x, y, 9, 9, canvas.EDGE)
        return
    fill, ink = FILLS[colour]
    canvas.fill(x, y, 9, 9, fill)
    canvas.icon(x + 1, y + 1, ICONS[colour], ink)


def tile(canvas, x, y, colour):
    """15x11 with cut corners."""
    if colour == EMPTY:
        canvas.rounded(x, y, 15, 11, canvas.NIGHT, canvas.EDGE)
        return
    fill, ink = FILLS[colour]
    canvas.rounded(x, y, 15, 11, fill)
    canvas.icon(x + 4, y + 2, ICONS[colour], ink)


def wagon(canvas, x, y, number, side, fill, width=13):
    """A plate of 13x11 that points to the right for wagons from Ostia; in a narrower box its tip is blunt."""
    blunt = 13 - width
    x -= blunt if side else 0
    canvas.fill(x + (2 if side else 0), y, 11, 11, fill)
    canvas.fill(x + (1 if side else 11), y + 2, 1, 7, fill)
    if not blunt:
        canvas.fill(x + (0 if side else 12), y + 4, 1, 3, fill)
    left = x + 7 - 3 * len(str(number)) if side or number > 9 else x + 3
    canvas.text(left, y + 1, str(number), canvas.NIGHT, "N")
