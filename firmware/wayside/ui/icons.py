"""Where an icon is found by name: 7x7 and 11x11 drawings, some with a second tone, and the players' marks."""

from wayside.ui import icon_data
from wayside.ui.stamps import Stamps

SMALL_SIZE = (7, 7)
LARGE_SIZE = (11, 11)

_small = Stamps(7, 7, icon_data.SMALL_INK)
_large = Stamps(11, 11, icon_data.LARGE_INK)
_tones = Stamps(11, 11, icon_data.LARGE_TONE)
_rims = Stamps(9, 9, icon_data.SEAT_RIM)


def size(name):
    """Width and height of an icon."""
    return SMALL_SIZE if name in icon_data.SMALL else LARGE_SIZE


def exists(name):
    return name in icon_data.SMALL or name in icon_data.LARGE


def ink(name):
    """The icon's main picture as a FrameBuffer, good until the next call."""
    if name in icon_data.SMALL:
        return _small.picture(icon_data.SMALL.index(name))
    if name in icon_data.LARGE:
        return _large.picture(icon_data.LARGE.index(name))
    raise KeyError("no icon " + name)


def tone(name):
    """The picture of the icon's second tone, or None."""
    if name in icon_data.TONED:
        return _tones.picture(icon_data.TONED.index(name))
    return None


def seat_mark(seat):
    """The shape of a seat, counted from 0."""
    return _small.picture(seat % 5)


def seat_rim(seat):
    """The same shape, one pixel larger on each side."""
    return _rims.picture(seat % 5)
