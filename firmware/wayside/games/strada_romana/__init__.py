"""Strada Romana, wagons between Ostia and Rome: its name and players; options and rules load on demand."""

NAME = "strada_romana"
PLAYERS = ("R", "B", "Y", "W", "P")  # red, blue, yellow, white, purple: seats at the table, the wagons are nobody's
SEATS = (2, 3, 5)  # the fewest players, the usual number, the most
COLOURS = {"R": 9, "B": 10, "Y": 8, "W": 4, "P": 12}  # in the palette of the canvas: brick, azure, wheat, chalk, wine
TALLIES = ("cubes", "tiles")  # options that are set as counts
KEPT = ("cubes", "tiles")  # and of those, what the device keeps for the next match
ASKS = ()  # moves that are asked about once more before they are played
CHANCE = ("seed",)  # options that get a number by chance when a match is set up on the device
SETUP = ("layout", "bag")  # options that stand in the setup itself
BOARD = "board"  # the option that says what the road looks like
BOARDS = ("standin",)


def all_options():
    """What the setup lets one choose: OPTIONS, loaded for the moment."""
    from wayside.games.strada_romana.setup.option_list import OPTIONS

    return OPTIONS


def rules_for(players, options):
    """The Rules of a match; `players` in the order they play, `options` a dict of what is not default."""
    from wayside.games.strada_romana.rules.rulebook import Rules

    return Rules(players, options)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.strada_romana.look.panel.view import Panel

    return Panel(rules, canvas, texts)


def pages(rules):
    """(name, icon) of the game's own lists in the pause menu."""
    return (("players", "vp"), ("board", "cube"), ("bag", "tile"))


def page(name, rules, texts, name_of):
    """(title, heads, rows, foot) of such a list."""
    from wayside.games.strada_romana.setup.lists import page

    return page(name, rules, texts, name_of)


def tally(key, chosen):
    """The counts that make up an option of TALLIES: [(name, count, most)]; `chosen` holds what is not default."""
    from wayside.games.strada_romana.setup.tallies import counts

    return counts(key, chosen)


def tally_text(key, rows, chosen):
    """The option's text for such counts."""
    from wayside.games.strada_romana.setup.tallies import text_of

    return text_of(rows)


def has_board(chosen):
    """Whether a match with these options has a board to choose."""
    return True


def board_name(value):
    """Which of BOARDS a value of the option board is, or the value itself."""
    from wayside.games.strada_romana.setup.roads import name_of

    return name_of(value)


def editor(text, dice, chosen):
    """Changes a road, given as a value of the option board."""
    from wayside.games.strada_romana.setup.editor.editing import Editor

    return Editor(text)


def editor_panel(editor, canvas, texts):
    """How the editor looks."""
    from wayside.games.strada_romana.setup.editor.editor_view import EditorPanel

    return EditorPanel(editor, canvas, texts)


def begins(count):
    """The seat of who has the first turn, among so many players."""
    return 0
