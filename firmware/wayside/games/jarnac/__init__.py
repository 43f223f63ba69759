"""Jarnac, words that grow and words that are taken: its name, players and options; the rules load on demand."""

from wayside.games.moves import Option

NAME = "jarnac"
PLAYERS = ("R", "B")
SEATS = (2, 2, 2)  # the fewest players, the usual number, the most
COLOURS = {"R": 9, "B": 10}  # in the palette of the canvas: brick and azure
PASSING = ("options", "position", "tallies", "tried")  # modules that are needed for a moment only
TALLIES = ("counts",)  # options that are set as counts
KEPT = ("counts",)  # and of those, what the device keeps for the next match
CHANCE = ()
ASKS = ()  # moves that are asked about once more before they are played
SETUP = ("mode", "letters")  # options that stand in the setup itself, not among the rules
BOARD = None  # the option that an editor makes: every mat of this game is alike

# The numbers are those of the facts of the rules page; "ship" is its table of what the sheets leave open.
OPTIONS = (
    # 3.2: full: every letter is kept and checked; lengths: a score sheet that knows the lengths of the words only.
    Option("mode", "full", ("full", "lengths")),
    # 3, 4: the letters in the bag: two French sets, the counts of `counts`, or unknown: then nothing is checked by it.
    Option("letters", "french", ("french", "french2", "own", "none")),
    # 5, 6, ship: an own set, as A14B4C7...: letters that are left out are not in it; or the name of a known one.
    Option("counts", "french"),
    # 20, 20b, 20c: a word on the last line ends it; or a pass with a full mat and no Jarnac; or the seventh line does.
    Option("end", "eighth", ("eighth", "quiet", "seventh")),
    # 15, ship: how many words may be taken at one pass.
    Option("jarnacs", "any", ("any", "2", "1")),
    # ship: on: a letter is drawn after each word that was taken, too.
    Option("jarnac_bonus", "off", ("off", "on")),
    # ship: lose: whoever called a Jarnac that is none may call no more at this pass.
    Option("wrong_call", "free", ("free", "lose")),
    # ship: play_on: without drawing, until both pass; end: the game is over when no letter can be drawn.
    Option("empty_bag", "play_on", ("play_on", "end")),
    # 10, ship (handicap, our own): the shortest word of the player who begins, and of the other.
    Option("least_first", "3", ("3", "4", "5", "6")),
    Option("least_second", "3", ("3", "4", "5", "6")),
)


def rules(players, options):
    """The Rules of a match; `players` in the order they play, `options` a dict of what is not default."""
    from wayside.games.jarnac.rulebook import Rules  # not rules.py: a module of that name would hide this function

    return Rules(players, options)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.jarnac.view import Panel

    return Panel(rules, canvas, texts)


def pages(rules):
    """(name, icon) of the game's own lists in the pause menu."""
    return () if rules.bag is None else (("bag", "tile"),)


def page(name, rules, texts, name_of):
    """(title, heads, rows, foot) of such a list."""
    from wayside.games.jarnac.tallies import bag_page

    return bag_page(rules, texts)


def tally(key, chosen):
    """The counts that make up an option of TALLIES: [(name, count, most)]; `chosen` holds what is not default."""
    from wayside.games.jarnac.tallies import counts

    return counts(chosen)


def tally_text(key, rows, chosen):
    """The option's text for such counts."""
    from wayside.games.jarnac.tallies import text_of

    return text_of(rows)


def begins(count):
    """The seat of who has the first turn, among so many players."""
    return 0
