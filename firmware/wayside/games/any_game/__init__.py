"""A plain score sheet for any other game: its name and players; options and rules load on demand."""

NAME = "any_game"
PLAYERS = ("1", "2", "3", "4", "5", "6")
SEATS = (2, 3, 6)  # the fewest players, the usual number, the most
# In the palette of the canvas: brick, azure, wheat, chalk, mist, wine.
COLOURS = {"1": 9, "2": 10, "3": 8, "4": 4, "5": 3, "6": 12}
TALLIES = ()
KEPT = ()
CHANCE = ()
ASKS = ()  # moves that are asked about once more before they are played
SETUP = ("count", "wins")  # options that stand in the setup itself, not among the rules
BOARD = None  # the option that an editor makes: there is no board


def all_options():
    """What the setup lets one choose: OPTIONS, loaded for the moment."""
    from wayside.games.any_game.setup.option_list import OPTIONS

    return OPTIONS


def rules_for(players, options):
    """The Rules of a match; `players` in the order they score, `options` a dict of what is not default."""
    from wayside.games.any_game.rules.rulebook import (
        Rules,  # not rules.py: a module of that name would hide this function
    )

    return Rules(players, options)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.any_game.look.view import Panel

    return Panel(rules, canvas, texts)


def pages(rules):
    """No lists of its own in the pause menu: the score has it all."""
    return ()


def begins(count):
    """The seat of who has the first turn, among so many players."""
    return 0
