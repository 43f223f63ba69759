"""La Strada, roads from settlement to settlement: its name, players and options; the rules load on demand."""

from wayside.games.moves import Option

NAME = "la_strada"
PLAYERS = ("K", "G", "Y", "R")  # black, grey, yellow, red: the order of their tracks round the board
SEATS = (2, 3, 4)
COLOURS = {"K": 0, "G": 3, "Y": 8, "R": 9}  # in the palette of the canvas: night, mist, wheat, brick
PASSING = (  # modules that are needed for a moment only
    "options",
    "lands",
    "position",
    "position_reader",
    "networks",
    "layout",
    "editing",
    "transit",
    "ledger",
    "lists",
    "tried",
    "editor_view",
    "asking",
    "cards",
    "mono_look",
    "hex_map",
    "hex_look",
    "facts",
    "tracker_look",
)
TALLIES = ()
KEPT = ()
CHANCE = ()
ASKS = ("blocked",)  # moves that are asked about once more before they are played
SETUP = ("mode",)  # options that stand in the setup itself
BOARD = "land"  # the option that the editor makes
BOARDS = ("standin",)

# The numbers are those of the rules page.
OPTIONS = (
    # 1.11: map: the device knows the board; tracker: it keeps days, tiles, merchants and gold of a board it cannot see.
    Option("mode", "map", ("map", "tracker")),
    # 1.9, 1.11: the board: `standin`, or its rows from the bottom, P F H terrain, 5 4 3 2 settlements, joined by '/'.
    Option("land", "standin"),
    # 1.2: hold: one never holds more than 10 days; save: one saves at most 10, the income comes on top of them.
    Option("day_cap", "hold", ("hold", "save")),
    # 1.4: when the player on turn can build nothing: with all the days he could save, or with those of this turn.
    Option("end_check", "max10", ("max10", "current_days")),
    # 1.11: whether the end comes before or after the income of that turn; it matters for a tie only.
    Option("end_timing", "before_income", ("before_income", "after_income")),
    # 1.6, two players: free: a link without a merchant is a link; same_turn: the next road must leave from there.
    Option("transit", "free", ("free", "same_turn")),
    # 1.11, two players: on: a player without merchants still makes links to places of the other.
    Option("transit_without_merchant", "off", ("off", "on")),
    # 1.9 U5: free: two places side by side may be linked without a tile, for 0 days.
    Option("zero_tile_link", "off", ("off", "free")),
    # 1.1: off: a start keeps a hex between itself and every settlement.
    Option("start_by_settlement", "on", ("on", "off")),
    # 1.1, 1.9 U8, two players: free (DE): one's own two starts may be neighbours; apart (FR): no two starts may.
    Option("own_starts", "free", ("free", "apart")),
)


def rules(players, options):
    """The Rules of a match; `players` in the order they play, `options` a dict of what is not default."""
    from wayside.games.la_strada.options import read_settings

    settings = read_settings(players, options)
    if settings.land is None:
        from wayside.games.la_strada.tracker import TrackerRules

        return TrackerRules(settings)
    from wayside.games.la_strada.mapped import MapRules

    return MapRules(settings)


def panel(rules, canvas, texts):
    """How this game draws itself on a canvas."""
    from wayside.games.la_strada.view import Panel

    return Panel(rules, canvas, texts)


def editor(text, dice, chosen):
    """Puts a board together: six pieces, their turns, 19 tiles. `text` is a value of the option `land`."""
    from wayside.games.la_strada.editing import Editor

    return Editor(text, dice)


def editor_panel(editor, canvas, texts):
    """How the editor draws itself."""
    from wayside.games.la_strada.editor_view import Panel

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
    from wayside.games.la_strada.lists import page

    return page(name, rules, texts)


def board_name(value):
    """Which of BOARDS a value of the option `land` is, however its pieces lie; or the value itself."""
    from wayside.games.la_strada.layout import is_standin

    return "standin" if is_standin(value) else value


def begins(count):
    """The seat of who has the first turn, among so many players: of two the second one (1.6)."""
    return 1 if count == 2 else 0
