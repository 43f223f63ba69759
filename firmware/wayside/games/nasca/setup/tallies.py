"""The stock of bars as counts that can be set one by one, and back to the text of the option."""

from wayside.games.nasca.setup.option_list import OPTIONS
from wayside.games.nasca.setup.options import STOCKS, read_stock

AUTO = "auto"
_LENGTHS = {"stock": (6, 5, 4, 3, 2), "neutral_stock": (4, 3, 2, 1)}
_MOST = 9  # bars of one length


def counts(key, chosen):
    """[(length, count, highest count)] of an option, longest bars first."""
    stock = dict(read_stock(key, _plain(key, chosen)))
    return [(str(length), stock.get(length, 0), _MOST) for length in _LENGTHS[key]]


def text_of(key, rows, chosen):
    """The text for such counts: the name of the default if they are the same, None if all are 0."""
    text = ",".join(["%dx%s" % (count, length) for length, count, _ in rows if count])
    if not text:
        return None
    usual = {other: value for other, value in chosen.items() if other != key}
    return _default(key) if text == _plain(key, usual) else text


def _plain(key, chosen):
    """The option's value as counts, even if it is `auto`."""
    text = chosen.get(key, _default(key))
    return STOCKS[chosen.get("board", "11x10")] if text == AUTO else text


def _default(key):
    for option in OPTIONS:
        if option.key == key:
            return option.default
    raise ValueError("no option " + key)
