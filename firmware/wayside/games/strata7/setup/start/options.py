"""The options of a Strata 7 match: reads and checks the texts, gives switches."""

from wayside.games.moves import complete, set_switches
from wayside.games.strata7.rules.board import AROUND, STRAIGHT, Variant
from wayside.games.strata7.setup.start.layouts import read_layout
from wayside.games.strata7.setup.start.option_list import OPTIONS

# Attributes that are True when an option has a certain value.
SWITCHES = (
    ("jump_twice", "jump_twice", "on"),
    ("round_trip", "round_trip", "on"),
    ("pass_through", "pass_through", "on"),
    ("jump_in", "reinforce", "any"),
    ("exit_anywhere", "exit_objectives", "on"),
    ("stay", "no_exit", "stay"),
    ("free_separation", "separation", "free"),
    ("separate_by_step", "must_separate", "step"),
    ("pair_is_one", "pair_points", "1"),
    ("together", "order", "together"),
    ("claim", "captures", "claim"),
    ("by_takings", "sixth", "takings"),
    ("give_point_back", "keep_point", "off"),
    ("camp_only", "return_cells", "camp"),
    ("every_time", "reinforcements", "always"),
    ("stuck_loses", "stuck", "loses"),
    ("may_pass", "passing", "on"),
    ("repetition", "repetition", "on"),
)


def read_variant(options):
    """The options in the form that the rules need."""
    values = complete(OPTIONS, options)
    own_closed = values["own_objectives"] == "closed"
    others = (
        ("layout", read_layout(values["board"])),
        ("touching", AROUND if values["contact"] == "eight" else STRAIGHT),
        ("own_closed", own_closed),
        ("exit_own", values["exit_objectives"] != "off" and not own_closed),
        ("skip_own", own_closed or values["liberty"] == "not_own"),
        ("step_in_counts", values["liberty"] != "empty"),
    )
    variant = Variant()
    for name, value in others:
        setattr(variant, name, value)
    set_switches(variant, SWITCHES, values)
    return variant
