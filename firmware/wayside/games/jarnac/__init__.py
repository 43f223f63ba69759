"""Jarnac, words that grow and words that are taken: its name and players; options and rules load on demand."""

NAME = "jarnac"
PLAYERS = ("R", "B")
SEATS = (2, 2, 2)  # the fewest players, the usual number, the most
COLOURS = {"R": 9, "B": 10}  # in the palette of the canvas: brick and azure
TALLIES = ("counts",)  # options that are set as counts
KEPT = ("counts",)  # and of those, what the device keeps for the next match
CHANCE = ()
ASKS = ()  # moves that are asked about once more before they are played
SETUP = ("mode", "letters")  # options that stand in the setup itself, not among the rules
BOARD = None  # the option that an editor makes: every mat of this game is alike


def all_options():
    """What the setup lets one choose: OPTIONS, loaded for the moment."""
    from wayside.games.jarnac.setup.option_list import OPTIONS

    return OPTIONS


def rules_for(players, options):
    """The Rules of a match; `players` in the order they play, `options` a dict of what is not default."""
    from wayside.games.jarnac.rules.rulebook import (
        Rules,  # not rules.py: a module of that name would hide this function
    )

    return Rules(players, options)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.jarnac.look.panel.view import Panel

    return Panel(rules, canvas, texts)


def pages(rules):
    """(name, icon) of the game's own lists in the pause menu."""
    return () if rules.bag is None else (("bag", "tile"),)


def page(name, rules, texts, name_of):
    """(title, heads, rows, foot) of such a list."""
    from wayside.games.jarnac.setup.tallies import bag_page

    return bag_page(rules, texts)


def tally(key, chosen):
    """The counts that make up an option of TALLIES: [(name, count, most)]; `chosen` holds what is not default."""
    from wayside.games.jarnac.setup.tallies import counts

    return counts(chosen)


def tally_text(key, rows, chosen):
    """The option's text for such counts."""
    from wayside.games.jarnac.setup.tallies import text_of

    return text_of(rows)


def begins(count):
    """The seat of who has the first turn, among so many players."""
    return 0
