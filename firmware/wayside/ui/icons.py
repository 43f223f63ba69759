"""Finds icons by name: drawings of 7x7 and 11x11, some with a second tone, and the marks of players."""

from wayside.ui import icon_data

SMALL_SIZE = (7, 7)
LARGE_SIZE = (11, 11)

_numbers = {}  # of icons used so far: 1, 2, ... for small ones, -1, -2, ... for large ones


def _index(names, name):
    """The index of a name in a text of names between spaces, or -1."""
    at = names.find(" " + name + " ")
    return at if at < 1 else names.count(" ", 0, at)


def _number(name):
    """The number of an icon. It is cached, because the search takes longer than drawing the icon."""
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


# A picture for the canvas is: its width and height, the data of all pictures, its index in them.


def ink(name):
    """The main picture of an icon."""
    number = _number(name)
    return (7, icon_data.SMALL_INK, number - 1) if number > 0 else (11, icon_data.LARGE_INK, -1 - number)


def tone(name):
    """The picture of an icon's second tone, or None."""
    index = _index(icon_data.TONED, name)
    return None if index < 0 else (11, icon_data.LARGE_TONE, index)


def seat_mark(seat):
    """The shape of a seat, from 0."""
    return 7, icon_data.SMALL_INK, seat % 5


def seat_rim(seat):
    """The same shape, one pixel larger on each side."""
    return 9, icon_data.SEAT_RIM, seat % 5
