"""La Strada, roads from settlement to settlement: its name and players; options and rules load on demand."""

NAME = "la_strada"
PLAYERS = ("K", "G", "Y", "R")  # black, grey, yellow, red: the order of their tracks round the board
SEATS = (2, 3, 4)
COLOURS = {"K": 0, "G": 3, "Y": 8, "R": 9}  # in the palette of the canvas: night, mist, wheat, brick
TALLIES = ()
KEPT = ()
CHANCE = ()
ASKS = ("blocked",)  # moves that are asked about once more before they are played
SETUP = ("mode",)  # options that stand in the setup itself
BOARD = "land"  # the option that the editor makes
BOARDS = ("standin",)


def all_options():
    """What the setup lets one choose: OPTIONS, loaded for the moment."""
    from wayside.games.la_strada.setup.option_list import OPTIONS

    return OPTIONS


def rules_for(players, options):
    """The Rules of a match; `players` in the order they play, `options` a dict of what is not default."""
    from wayside.games.la_strada.setup.options import read_settings

    settings = read_settings(players, options)
    if settings.land is None:
        from wayside.games.la_strada.rules.tracker import TrackerRules

        return TrackerRules(settings)
    from wayside.games.la_strada.rules.mapped import MapRules

    return MapRules(settings)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.la_strada.look.view import Panel

    return Panel(rules, canvas, texts)


def editor(text, dice, chosen):
    """Puts a board together: six pieces, their turns, 19 tiles. `text` is a value of the option `land`."""
    from wayside.games.la_strada.setup.editor.editing import Editor

    return Editor(text, dice)


def editor_panel(editor, canvas, texts):
    """How the editor draws itself."""
    from wayside.games.la_strada.setup.editor.editor_view import Panel

    return Panel(editor, canvas, texts)


def has_board(chosen):
    """Whether the device knows the board at all."""
    return chosen.get("mode") != "tracker"


def pages(rules):
    """(name, icon) of the game's own lists in the pause menu."""
    pays = ("pays", "gold")
    return (pays,) if rules.is_tracker or rules.expects() == "start" else (("reach", "start"), pays)


def page(name, rules, texts, name_of):
    """(title, heads, rows, foot) of such a list."""
    from wayside.games.la_strada.setup.lists import page

    return page(name, rules, texts)


def board_name(value):
    """Which of BOARDS a value of the option `land` is, however its pieces lie; or the value itself."""
    from wayside.games.la_strada.setup.layout import is_standin

    return "standin" if is_standin(value) else value


def begins(count):
    """The seat of who has the first turn, among so many players: of two the second one (1.6)."""
    return 1 if count == 2 else 0
