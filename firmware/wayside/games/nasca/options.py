"""The options of a Nasca match, read and checked: from texts to numbers and switches."""

from wayside.games.moves import BadOption, complete
from wayside.games.nasca import OPTIONS, PLAYERS
from wayside.games.nasca.notation import number

LONGEST_BAR = 10  # it fits both ways on both boards
MOST_PIECES = 40  # of one owner; a snapshot counts pieces in one byte

STOCKS = {"11x10": "3x5,4x4,3x3,2x2", "10x10": "3x5,3x4,3x3,2x2"}

# Landscapes of our own, as symmetric as the board allows; the printed scenarios are lost.
PRESETS = {
    "11x10 ours_middle": "e5h3,f3v2,f6v2,d5h1,h5h1",
    "11x10 ours_stones": "c5v2,i5v2,f3h1,f8h1",
    "10x10 ours_middle": "e5v2,f5v2,d5h1,g6h1",
    "10x10 ours_stones": "c5v2,h5v2,e3h1,f8h1",
}


class Settings:
    """One attribute for each option, in the form the rules ask for it."""

    def __init__(self, options):
        values = complete(OPTIONS, options)
        board = values["board"]
        self.width, self.height = [int(side) for side in board.split("x")]
        stock = values["stock"]
        self.stock = read_stock("stock", STOCKS[board] if stock == "auto" else stock)
        self.neutral_stock = read_stock("neutral_stock", values["neutral_stock"])
        self.free_landscape = values["landscape"] == "free"
        self.neutral = landscape_text(board, values["landscape"], values["neutral"])
        self.alternate_landscape = values["landscape_by"] == "alternate"
        self.neutral_stack = values["neutral_stack"] == "on"
        self.same_landscape = values["same_landscape"] == "on"
        self.rounds = int(values["rounds"])
        self.support_end = values["support"] == "end"
        self.rest_on_span = values["rest_on_span"] == "on"
        self.short_bridge = values["short_bridge"] == "on"
        self.height_limit = int(values["height_limit"])
        self.empty_under_bridge = values["under_bridge"] == "empty"
        self.bridge_closes = values["bridge_closes"] == "on"
        self.diagonal_leak = values["diagonal_leak"] == "on"
        self.neutral_wall = values["neutral_wall"] == "on"
        self.enemy_inside = values["enemy_inside"] == "on"
        self.covered_corner = values["covered_corner"] == "on"
        self.compulsory = values["compulsory"] == "on"
        self.tie_by_second_round = values["tie"] == "second_round"


def check_players(players):
    """The two players in the order they begin the rounds."""
    players = tuple(players)
    if sorted(players) != sorted(PLAYERS):
        raise BadOption("Nasca is for two players: write players=R,B or players=B,R")
    return players


def read_stock(key, text):
    """[(length, count), ...] of a text such as 3x5,4x4, the longest first."""
    stock = []
    for part in text.split(","):
        count, cross, length = part.partition("x")
        count, length = number(count), number(length)
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
    """The neutral pieces that lie on the board from the start, as the `neutral` option writes them."""
    if not landscape.startswith("ours_"):
        return neutral
    if neutral != "-":
        raise BadOption("with neutral=... write landscape=none or landscape=free")
    return PRESETS["%s %s" % (board, landscape)]
