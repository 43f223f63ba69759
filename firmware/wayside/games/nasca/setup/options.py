"""The options of a Nasca match: reads and checks the texts, gives numbers and switches."""

from wayside.games.moves import BadOption, complete, set_switches, small_number
from wayside.games.nasca.rules.board import Variant
from wayside.games.nasca.setup.option_list import OPTIONS

LONGEST_BAR = 10  # so that it fits both ways on both boards
MOST_PIECES = 40  # of one owner; a snapshot counts pieces in one byte

STOCKS = {"11x10": "3x5,4x4,3x3,2x2", "10x10": "3x5,3x4,3x3,2x2"}

# Landscapes of our own, as symmetric as the board allows; the printed ones are lost.
PRESETS = {
    "11x10 ours_middle": "e5h3,f3v2,f6v2,d5h1,h5h1",
    "11x10 ours_stones": "c5v2,i5v2,f3h1,f8h1",
    "10x10 ours_middle": "e5v2,f5v2,d5h1,g6h1",
    "10x10 ours_stones": "c5v2,h5v2,e3h1,f8h1",
}


# Attributes that are True when an option has a certain value.
SWITCHES = (
    ("free_landscape", "landscape", "free"),
    ("alternate_landscape", "landscape_by", "alternate"),
    ("neutral_stack", "neutral_stack", "on"),
    ("same_landscape", "same_landscape", "on"),
    ("support_end", "support", "end"),
    ("rest_on_span", "rest_on_span", "on"),
    ("short_bridge", "short_bridge", "on"),
    ("empty_under_bridge", "under_bridge", "empty"),
    ("bridge_closes", "bridge_closes", "on"),
    ("diagonal_leak", "diagonal_leak", "on"),
    ("neutral_wall", "neutral_wall", "on"),
    ("enemy_inside", "enemy_inside", "on"),
    ("covered_corner", "covered_corner", "on"),
    ("compulsory", "compulsory", "on"),
    ("tie_by_second_round", "tie", "second_round"),
)


def read_variant(options):
    """The options in the form that the rules need."""
    values = complete(OPTIONS, options)
    board = values["board"]
    width, height = [int(side) for side in board.split("x")]
    stock = values["stock"]
    numbers = (
        ("width", width),
        ("height", height),
        ("stock", read_stock("stock", STOCKS[board] if stock == "auto" else stock)),
        ("neutral_stock", read_stock("neutral_stock", values["neutral_stock"])),
        ("neutral", landscape_text(board, values["landscape"], values["neutral"])),
        ("rounds", int(values["rounds"])),
        ("height_limit", int(values["height_limit"])),
    )
    variant = Variant()
    for name, value in numbers:
        setattr(variant, name, value)
    set_switches(variant, SWITCHES, values)
    return variant


def read_stock(key, text):
    """[(length, count), ...] of a text such as 3x5,4x4, longest first."""
    stock = []
    for part in text.split(","):
        count, cross, length = part.partition("x")
        count, length = small_number(count), small_number(length)
        if not (cross and count and length):
            raise BadOption("write %s as COUNTxLENGTH,..., for example 3x5,4x4; not '%s'" % (key, part))
        if length > LONGEST_BAR:
            raise BadOption("option %s: a bar has at most %d cells, not %d" % (key, LONGEST_BAR, length))
        if length in [known for known, _ in stock]:
            raise BadOption("option %s names the length %d twice" % (key, length))
        stock.append((length, count))
    if sum([count for _, count in stock]) > MOST_PIECES:
        raise BadOption("option %s: %d pieces are the most" % (key, MOST_PIECES))
    stock.sort(reverse=True)
    return stock


def landscape_text(board, landscape, neutral):
    """The neutral pieces on the board at the start, in the form of the `neutral` option."""
    if not landscape.startswith("ours_"):
        return neutral
    if neutral != "-":
        raise BadOption("with neutral=... write landscape=none or landscape=free")
    return PRESETS["%s %s" % (board, landscape)]
