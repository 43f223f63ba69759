"""Strata 7, pawns that lose their last free step and objectives behind the frontier: name, players, options."""

NAME = "strata7"
PLAYERS = ("W", "B")
SEATS = (2, 2, 2)
COLOURS = {"W": 4, "B": 12}  # in the palette of the canvas: chalk and wine
BOARD = "board"  # the option that says what the board looks like
BOARDS = ("A", "B")  # those that come with the game
TALLIES = ()
KEPT = ()
CHANCE = ()
ASKS = ()  # moves that are asked about once more before they are played
SETUP = ()
# Modules that are needed for a moment only.


def all_options():
    """What the setup lets one choose: OPTIONS, loaded for the moment."""
    from wayside.games.strata7.setup.option_list import OPTIONS

    return OPTIONS


def rules_for(players, options):
    """The Rules of a match; the first of `players` begins, `options` is a dict of what is not default."""
    from wayside.games.strata7.rules.rulebook import Rules

    return Rules(players, options)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.strata7.look.panel.view import Panel

    return Panel(rules, canvas, texts)


def pages(rules):
    """No lists of its own in the pause menu."""
    return ()


def has_board(chosen):
    """Whether a match with these options has a board to choose."""
    return True


def board_name(value):
    """Which of BOARDS a value of the option board is, or the value itself."""
    return value


def editor(text, dice, chosen):
    """Makes a board from a value of the option board; nothing in it is left to chance."""
    from wayside.games.strata7.setup.editor.editing import Editor

    return Editor(text, chosen)


def editor_panel(editor, canvas, texts):
    """How the editor looks."""
    from wayside.games.strata7.setup.editor.editor_view import EditorPanel

    return EditorPanel(editor, canvas, texts)


def begins(count):
    """The seat of who has the first turn, among so many players."""
    return 0
