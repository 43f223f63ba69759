"""The options of a La Strada match: reads and checks the texts, gives numbers and switches."""

from wayside.games.la_strada import GAME
from wayside.games.la_strada.rules.shared.board import INCOME, MOST_SAVED, Variant
from wayside.games.la_strada.rules.shared.land import FIRST_COST
from wayside.games.la_strada.setup.start.lands import read_land
from wayside.games.la_strada.setup.start.option_list import OPTIONS
from wayside.games.moves import BadOption, complete, seated, set_switches

# Attributes that are True when an option has a certain value.
SWITCHES = (
    ("current_days", "end_check", "current_days"),
    ("end_after_income", "end_timing", "after_income"),
    ("transit_same_turn", "transit", "same_turn"),
    ("transit_without_merchant", "transit_without_merchant", "on"),
    ("start_by_settlement", "start_by_settlement", "on"),
    ("starts_apart", "own_starts", "apart"),
)


def read_variant(players, options):
    """Players and options in the form that the rules need."""
    values = complete(OPTIONS, options)
    players = seated(GAME, players)
    land = read_land(values["land"]) if values["mode"] == "map" else None
    if land:
        check_room(land)
    numbers = (
        ("players", players),
        ("two", len(players) == 2),
        ("land", land),  # None: the tracker
        ("least_tiles", 0 if values["zero_tile_link"] == "free" else 1),
        ("first_turn", GAME.begins(len(players))),
        ("most_days", MOST_SAVED if values["day_cap"] == "hold" else MOST_SAVED + INCOME),
    )
    variant = Variant()
    for name, value in numbers:
        setattr(variant, name, value)
    set_switches(variant, SWITCHES, values)
    return variant


def check_room(land):
    """There must be a plain left for the last start: the other three block at most 6 hexes around them each."""
    plains = 0
    for cell in range(land.hexes.count):
        plains += land.costs[cell] == FIRST_COST
    if plains < 22:
        raise BadOption("the land has %d plain hexes, too few for the starts; 22 are enough" % plains)
