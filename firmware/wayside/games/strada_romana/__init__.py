"""Strada Romana, wagons between Ostia and Rome: its name, players and options; the rules load on demand."""

from wayside.games.moves import Option

NAME = "strada_romana"
PLAYERS = ("R", "B", "Y", "W", "P")  # red, blue, yellow, white, purple: seats at the table, the wagons are nobody's
SEATS = (2, 3, 5)  # the fewest players, the usual number, the most
COLOURS = {"R": 9, "B": 10, "Y": 8, "W": 4, "P": 12}  # in the palette of the canvas: brick, azure, wheat, chalk, wine
PASSING = (  # modules that are needed for a moment only
    "options",
    "roads",
    "layout",
    "position",
    "position_reader",
    "asking",
    "tried",
    "editing",
    "editor_view",
    "tallies",
    "lists",
    "ledger",
    "hand_look",
    "goods_look",
    "market_places",
)
TALLIES = ("cubes", "tiles")  # options that are set as counts
KEPT = ("cubes", "tiles")  # and of those, what the device keeps for the next match
ASKS = ()  # moves that are asked about once more before they are played
CHANCE = ("seed",)  # options that get a number by chance when a match is set up on the device
SETUP = ("layout", "bag")  # options that stand in the setup itself
BOARD = "board"  # the option that says what the road looks like
BOARDS = ("standin",)

# The numbers are those of the rules page.
OPTIONS = (
    # 2.2, 2.5, V1 to V5: the road: `standin` (ours, not the printed one), or its text, see NOTATION.md.
    Option("board", "standin"),
    # 2.3: device: wagons, tiles and cubes are laid out by `seed`; typed: the players say what they laid out.
    Option("layout", "device", ("device", "typed")),
    # 2.4: drawn: the players draw from the bag and say what came; device: what comes is settled by `seed`.
    Option("bag", "drawn", ("drawn", "device")),
    # A number that stands for chance, so that a record gives the same match again.
    Option("seed", "1"),
    # 2.1: how many cubes and tiles there are of yellow, red, green, blue, brown and white.
    Option("cubes", "6,6,6,6,6,6"),
    Option("tiles", "6,6,6,6,6,6"),
    # 2.4: entering the road and leaving it cost a step each, or nothing.
    Option("entering", "step", ("step", "free")),
    Option("leaving", "step", ("step", "free")),
    # 2.4: on: a wagon that arrives still takes a good of the last square it crossed.
    Option("arrival_goods", "off", ("off", "on")),
    # 2.4: enough: the bank never runs dry; twenty: with all 20 coins handed out there is none.
    Option("bank", "enough", ("enough", "twenty")),
    # 2.5: step: each square that is passed through costs a step; jump: they cost nothing.
    Option("through", "step", ("step", "jump")),
    # 2.11: on: in a column of two squares they are neighbours for a lateral step.
    Option("gap", "on", ("on", "off")),
    # 2.5: gone: coins paid for a move that is not made are gone; refused: it must be made.
    Option("unused", "gone", ("gone", "refused")),
    # 2.11: the fourth step of the extra movement may be left out, or not.
    Option("fourth", "may", ("may", "must")),
    # 2.11: steps go on while one is possible there; as many as some order allows; bought steps never compulsory.
    Option("compulsion", "there", ("there", "most", "plain")),
    # V12: off: without all its steps a movement is not made at all.
    Option("partial", "on", ("on", "off")),
    # V9: on: a wagon may be moved again after another one.
    Option("again", "off", ("off", "on")),
    # V7: empty: without a refill the space stays empty; stays: a good that cannot be replaced is not taken.
    Option("lacking", "empty", ("empty", "stays")),
    # V10: free: any number of wagons arrive; five: an end has five places, those of waiting wagons included.
    Option("arrivals", "free", ("free", "five")),
    # 2.11: coins still due after the 20th victory point: lost, or kept (they count in a tie).
    Option("due", "lost", ("lost", "kept")),
    # 2.6: who still tie are ranked by who acted longest ago; or only whoever acted last is behind the others.
    Option("tie", "order", ("order", "share")),
)


def rules(players, options):
    """The Rules of a match; `players` in the order they play, `options` a dict of what is not default."""
    from wayside.games.strada_romana.rulebook import Rules

    return Rules(players, options)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.strada_romana.view import Panel

    return Panel(rules, canvas, texts)


def pages(rules):
    """(name, icon) of the game's own lists in the pause menu."""
    return (("players", "vp"), ("board", "cube"), ("bag", "tile"))


def page(name, rules, texts, name_of):
    """(title, heads, rows, foot) of such a list."""
    from wayside.games.strada_romana.lists import page

    return page(name, rules, texts, name_of)


def tally(key, chosen):
    """The counts that make up an option of TALLIES: [(name, count, most)]; `chosen` holds what is not default."""
    from wayside.games.strada_romana.tallies import counts

    return counts(key, chosen)


def tally_text(key, rows, chosen):
    """The option's text for such counts."""
    from wayside.games.strada_romana.tallies import text_of

    return text_of(rows)


def has_board(chosen):
    """Whether a match with these options has a board to choose."""
    return True


def board_name(value):
    """Which of BOARDS a value of the option board is, or the value itself."""
    from wayside.games.strada_romana.roads import name_of

    return name_of(value)


def editor(text, dice, chosen):
    """Changes a road, given as a value of the option board."""
    from wayside.games.strada_romana.editing import Editor

    return Editor(text)


def editor_panel(editor, canvas, texts):
    """How the editor looks."""
    from wayside.games.strada_romana.editor_view import EditorPanel

    return EditorPanel(editor, canvas, texts)


def begins(count):
    """The seat of who has the first turn, among so many players."""
    return 0
