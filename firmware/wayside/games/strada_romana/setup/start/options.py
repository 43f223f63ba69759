"""The options of a Strada Romana match: reads and checks the texts, gives numbers and switches."""

from wayside.games.moves import BadOption, complete, seated, set_switches
from wayside.games.strada_romana import GAME
from wayside.games.strada_romana.rules.shared.pieces import COLOURS
from wayside.games.strada_romana.rules.shared.road import AREAS
from wayside.games.strada_romana.setup.start.option_list import OPTIONS
from wayside.games.strada_romana.setup.start.roads import read_road

MOST_OF_A_COLOUR = 12
LONGEST_SEED = 9

# Attributes that are True when an option has a certain value.
SWITCHES = (
    ("books", "mode", "books"),
    ("typed_layout", "layout", "typed"),
    ("device_bag", "bag", "device"),
    ("entering_free", "entering", "free"),
    ("leaving_free", "leaving", "free"),
    ("arrival_goods", "arrival_goods", "on"),
    ("twenty_coins", "bank", "twenty"),
    ("jump", "through", "jump"),
    ("gap", "gap", "on"),
    ("must_use", "unused", "refused"),
    ("fourth_must", "fourth", "must"),
    ("unpaid_order", "compulsion", "order"),
    ("plain_compulsion", "compulsion", "plain"),
    ("whole_only", "partial", "off"),
    ("again", "again", "on"),
    ("lacking_stays", "lacking", "stays"),
    ("five_places", "arrivals", "five"),
    ("due_is_paid", "due", "kept"),
    ("share_ties", "tie", "share"),
)


class Variant:
    """The options of a match, one attribute each: those that `read_variant` sets, and those of SWITCHES."""


def read_variant(players, options):
    values = complete(OPTIONS, options)
    players = seated(GAME, players)
    road = read_road(values["board"])
    order_counts = values["compulsion"] in ("order", "most")
    numbers = (
        ("players", players),
        ("one_good", len(players) < 4),  # 2.4
        ("road", road),
        ("seed", read_seed(values["seed"])),
        ("box", (read_counts("cubes", values, len(road.markets)), read_counts("tiles", values, len(AREAS)))),
        ("start_coins", read_coins(values["start_coins"])[: len(players)]),
        ("free_moves", "free" in (values["entering"], values["leaving"])),
        ("order_counts", order_counts),  # as many steps as the best order of play has
        # Whether a turn can begin and then have no legal end.
        ("may_get_stuck", "refused" == values["unused"] or order_counts or "off" == values["partial"]),
    )
    variant = Variant()
    for name, value in numbers:
        setattr(variant, name, value)
    set_switches(variant, SWITCHES, values)
    return variant


def read_seed(text):
    if not 1 <= len(text) <= LONGEST_SEED or [digit for digit in text if digit not in "0123456789"]:
        raise BadOption("option seed: a number of at most %d digits, not '%s'" % (LONGEST_SEED, text[:20]))
    return text


def read_coins(text):
    """The coins at the start, by seat."""
    words = text.split(",")
    most = GAME.seats[2]
    if len(words) != most or [word for word in words if len(word) != 1 or word not in "01234"]:
        raise BadOption("option start_coins: write %d numbers up to 4 joined by commas, one for each seat" % most)
    return bytes([int(word) for word in words])


def read_counts(key, values, least):
    """How many of each colour are in the box; there must be enough for the board."""
    words = values[key].split(",")
    counts = bytearray()
    for word in words:
        if not 1 <= len(word) <= 2 or [digit for digit in word if digit not in "0123456789"]:
            break
        counts.append(min(int(word), 255))
    if len(counts) != len(COLOURS) or len(words) != len(COLOURS) or max(counts) > MOST_OF_A_COLOUR:
        wanted = "six numbers up to %d joined by commas, for %s" % (MOST_OF_A_COLOUR, ", ".join(COLOURS))
        raise BadOption("option %s: write %s" % (key, wanted))
    if key == "tiles" and not all(counts):
        raise BadOption("option tiles: the game begins with a tile of each colour, so there is at least one of each")
    if sum(counts) < least:
        raise BadOption("option %s: the board needs %d of them" % (key, least))
    return bytes(counts)
