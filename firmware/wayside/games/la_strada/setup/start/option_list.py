"""What the sources of La Strada leave open, each as an option with its default."""

from wayside.games.moves import Option

# The numbers are those of the rules page.
OPTIONS = (
    # 1.11: map: the device knows the board; tracker: it tracks days, tiles, merchants and gold, but not the board.
    Option("mode", "map", ("map", "tracker")),
    # 1.9, 1.11: the board: `standin`, or its rows from the bottom, P F H terrain, 5 4 3 2 settlements, joined by '/'.
    Option("land", "standin"),
    # 1.2: hold: a player never has more than 10 days; save: a player saves at most 10, the income is added to them.
    Option("day_cap", "hold", ("hold", "save")),
    # 1.4: when the player on turn cannot build: with all the days that can be saved, or with those of this turn.
    Option("end_check", "max10", ("max10", "current_days")),
    # 1.11: whether the end comes before or after the income of that turn; it matters only for a tie.
    Option("end_timing", "before_income", ("before_income", "after_income")),
    # 1.6, two players: free: a link without a merchant is a link; same_turn: the next road must leave from it.
    Option("transit", "free", ("free", "same_turn")),
    # 1.11, two players: on: a player without merchants still links settlements of the other player.
    Option("transit_without_merchant", "off", ("off", "on")),
    # 1.9 U5: free: two adjacent settlements may be linked without a tile, for 0 days.
    Option("zero_tile_link", "off", ("off", "free")),
    # 1.1: off: there must be a hex between a start and every settlement.
    Option("start_by_settlement", "on", ("on", "off")),
    # 1.1, 1.9 U8, two players: free (DE): a player's own two starts may be adjacent; apart (FR): no two starts may.
    Option("own_starts", "free", ("free", "apart")),
)
