"""What the sources of La Strada leave open, each as an option with its default."""

from wayside.games.moves import Option

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
