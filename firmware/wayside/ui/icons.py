"""Where an icon is found by name: 7x7 and 11x11 drawings, some with a second tone, and the players' marks."""

from wayside.ui import icon_data
from wayside.ui.stamps import Stamps

SMALL_SIZE = (7, 7)
LARGE_SIZE = (11, 11)

_small = Stamps(7, 7, icon_data.SMALL_INK)
_large = Stamps(11, 11, icon_data.LARGE_INK)
_tones = Stamps(11, 11, icon_data.LARGE_TONE)
_rims = Stamps(9, 9, icon_data.SEAT_RIM)


def _index(names, name):
    """Where a name stands among names between blanks, or -1."""
    at = names.find(" " + name + " ")
    return at if at < 1 else names.count(" ", 0, at)


def size(name):
    """Width and height of an icon."""
    return SMALL_SIZE if _index(icon_data.SMALL, name) >= 0 else LARGE_SIZE


def ink(name):
    """The icon's main picture as a FrameBuffer, good until the next call."""
    index = _index(icon_data.SMALL, name)
    if index >= 0:
        return _small.picture(index)
    index = _index(icon_data.LARGE, name)
    if index >= 0:
        return _large.picture(index)
    raise KeyError("no icon " + name)


def tone(name):
    """The picture of the icon's second tone, or None."""
    index = _index(icon_data.TONED, name)
    return None if index < 0 else _tones.picture(index)


def seat_mark(seat):
    """The shape of a seat, counted from 0."""
    return _small.picture(seat % 5)


def seat_rim(seat):
    """The same shape, one pixel larger on each side."""
    return _rims.picture(seat % 5)
