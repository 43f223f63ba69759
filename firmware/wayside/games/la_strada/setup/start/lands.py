"""Lands by their names, and the reader of their rows. Needed only when a match or a position begins."""

from wayside.games.la_strada.rules.shared.land import COUNTS, SETTLEMENTS, TERRAINS, Land
from wayside.games.moves import BadOption

SIZES = (5, 6, 7)

# The stand-in board with fixed pieces and tiles: see layout.py. A test builds it again from them.
STANDIN = (
    "PFFFPHH/HP4F2PPF/PPPHFPH3F/P5FH2PPPFF/FPPPPPH4P3P/F5P2HPPPPPPP/FFPPPH4FFFPPP/"
    "PPPPHHPF3P2H/P5H3PPHFPPP/PPPFP4HP5P/P2FFPFPPH/PFP4F3PH/FPPFFPP"
)
LANDS = (("standin", STANDIN),)


def read_land(text):
    """The land of a name or of rows. Raises BadOption for any other text."""
    for name, rows in LANDS:
        if text == name:
            text = rows
    if "/" not in text:
        raise BadOption("there is no land '%s'; there are: %s, or rows joined by '/'" % (text[:20], _names()))
    rows = text.upper().split("/")
    size = (len(rows) - 1) // 2
    if len(rows) % 2 == 0 or size not in SIZES:
        raise BadOption("a land has 11, 13 or 15 rows, from the bottom to the top; not %d" % len(rows))
    counts = [0, 0, 0, 0]
    for number, row in enumerate(rows):
        length = len(rows) - abs(number - size)
        if len(row) != length:
            raise BadOption("row %d of the land has %d hexes here, not %d" % (number + 1, length, len(row)))
        for letter in row:
            if letter in SETTLEMENTS:
                counts[SETTLEMENTS.index(letter)] += 1
            elif letter not in TERRAINS:
                raise BadOption("row %d of the land: a hex is P, F, H, 5, 4, 3 or 2; not '%s'" % (number + 1, letter))
    if tuple(counts) != COUNTS:
        wanted = "a land has 4 cities (5), 5 towns (4), 5 villages (3), 5 farms (2); not %d, %d, %d, %d"
        raise BadOption(wanted % tuple(counts))
    return Land(rows, size)


def _names():
    return ", ".join([name for name, _ in LANDS])
