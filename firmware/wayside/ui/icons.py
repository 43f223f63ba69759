"""Where an icon is found by name: 7x7 and 11x11 drawings, some with a second tone, and the players' marks."""

from wayside.ui import icon_data

SMALL_SIZE = (7, 7)
LARGE_SIZE = (11, 11)

_numbers = {}  # of the icons that were drawn so far: from 1 for a small one, from -1 downward for a large one


def _index(names, name):
    """Where a name stands among names between blanks, or -1."""
    at = names.find(" " + name + " ")
    return at if at < 1 else names.count(" ", 0, at)


def _number(name):
    """Looking for a name takes longer than drawing the icon, so it is done once."""
    number = _numbers.get(name)
    if number is None:
        number = _index(icon_data.SMALL, name) + 1 or -1 - _index(icon_data.LARGE, name)
        if not number:
            raise KeyError("no icon " + name)
        _numbers[name] = number
    return number


def size(name):
    """Width and height of an icon."""
    return SMALL_SIZE if _number(name) > 0 else LARGE_SIZE


# A picture as the canvas wants it: its width and height, the table it stands in, its place there.


def ink(name):
    """The icon's main picture."""
    number = _number(name)
    return (7, icon_data.SMALL_INK, number - 1) if number > 0 else (11, icon_data.LARGE_INK, -1 - number)


def tone(name):
    """The picture of the icon's second tone, or None."""
    index = _index(icon_data.TONED, name)
    return None if index < 0 else (11, icon_data.LARGE_TONE, index)


def seat_mark(seat):
    """The shape of a seat, counted from 0."""
    return 7, icon_data.SMALL_INK, seat % 5


def seat_rim(seat):
    """The same shape, one pixel larger on each side."""
    return 9, icon_data.SEAT_RIM, seat % 5
