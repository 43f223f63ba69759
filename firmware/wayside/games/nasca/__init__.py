"""Nasca, bars and bridges that fence in empty cells: its name and players; options and rules load on demand."""

NAME = "nasca"
PLAYERS = ("R", "B")
SEATS = (2, 2, 2)  # the fewest players, the usual number, the most
COLOURS = {"R": 9, "B": 10}  # in the palette of the canvas: brick and azure
TALLIES = ("stock", "neutral_stock")  # options that are set as counts
KEPT = ()
CHANCE = ()
ASKS = ()  # moves that are asked about once more before they are played
SETUP = ()  # options that stand in the setup itself, not among the rules
BOARD = None  # the option that an editor makes: every board of this game is alike


def all_options():
    """What the setup lets one choose: OPTIONS, loaded for the moment."""
    from wayside.games.nasca.setup.option_list import OPTIONS

    return OPTIONS


def rules_for(players, options):
    """The Rules of a match; `players` in the order they begin the rounds, `options` a dict of what is not default."""
    from wayside.games.nasca.rules.rulebook import Rules  # not rules.py: a module of that name would hide this function

    return Rules(players, options)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.nasca.look.panel.view import Panel

    return Panel(rules, canvas, texts)


def pages(rules):
    """No lists of its own in the pause menu."""
    return ()


def tally(key, chosen):
    """The counts that make up an option of TALLIES: [(name, count, most)]; `chosen` holds what is not default."""
    from wayside.games.nasca.setup.tallies import counts

    return counts(key, chosen)


def tally_text(key, rows, chosen):
    """The option's text for such counts, or None when nothing is left."""
    from wayside.games.nasca.setup.tallies import text_of

    return text_of(key, rows, chosen)


def begins(count):
    """The seat of who has the first turn, among so many players."""
    return 0
