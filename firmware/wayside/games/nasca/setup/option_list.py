"""What the sources of Nasca leave open, each as an option with its default."""

from wayside.games.moves import Option

# The numbers are facts of the rules page: fact 14, or section 2.2 for what is decided there.
OPTIONS = (
    # fact 1, 4: columns x rows; 10x10 is the wooden edition.
    Option("board", "11x10", ("11x10", "10x10"), printed=True),
    # fact 2, 4: bars of each player, COUNTxLENGTH,...; auto: 3x5,4x4,3x3,2x2; on 10x10 (our reading) 3x5,3x4,3x3,2x2.
    Option("stock", "auto", printed=True),
    # fact 3: neutral pieces as COUNTxLENGTH,...
    Option("neutral_stock", "1x3,2x2,3x1", printed=True),
    # fact 18: none; free: a landscape phase before the first bar; ours_...: our own, not of the printed game.
    Option("landscape", "none", ("none", "free", "ours_middle", "ours_stones"), printed=True),
    # fact 18: neutral pieces on the board from the start, as c3v2,e3h2; - for none; landscape=free adds more.
    Option("neutral", "-"),
    # 2.2: who enters the landscape; agreement: always the player who begins; alternate: in turn, that player first.
    Option("landscape_by", "agreement", ("agreement", "alternate")),
    # 2.2: on: neutral pieces may lie on neutral pieces, by the rules of bridges; off: on the ground only.
    Option("neutral_stack", "off", ("off", "on")),
    # 2.2: on: round 2 keeps the landscape of round 1; off: with landscape=free the landscape phase comes again.
    Option("same_landscape", "on", ("on", "off")),
    # fact 17: rounds of the match.
    Option("rounds", "2", ("2", "1"), printed=True),
    # fact 9, 9b: any: some supporting piece has the bar's own colour; end: a piece under one of the two ends has it.
    Option("support", "any", ("any", "end"), printed=True),
    # 2.2: off: no bar may touch a square of a bridge that has nothing below it.
    Option("rest_on_span", "on", ("on", "off")),
    # 2.2: off: a bar of length 2 may lie only on the ground.
    Option("short_bridge", "on", ("on", "off")),
    # 2.2: the highest level a bar may lie on (the ground is level 1); 0: no limit.
    Option("height_limit", "0", ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")),
    # 2.2: empty: a cell with nothing on its ground is a point for its area, even if a bridge passes over it.
    Option("under_bridge", "covered", ("covered", "empty")),
    # 2.2: off: a cell with nothing on its ground is no border, even if a bridge passes over it.
    Option("bridge_closes", "on", ("on", "off")),
    # 2.2: on: areas spread to the 8 neighbours, so bars that touch only at a corner do not close.
    Option("diagonal_leak", "off", ("off", "on")),
    # 2.2: on: neutral pieces also close an area, if at least one bar of the owner borders it.
    Option("neutral_wall", "off", ("off", "on")),
    # 2.2: off: enemy bars inside make an area worthless, unless they enclose an area of their own there (fact 16).
    Option("enemy_inside", "on", ("on", "off")),
    # 2.2: off: an area on two adjacent edges counts only if the corner cell between them is an empty cell of it.
    Option("covered_corner", "on", ("on", "off")),
    # fact 11: off: a player may pass even if a bar fits; two passes in a row end the round.
    Option("compulsory", "on", ("on", "off")),
    # 2.2: equal totals: a draw, or more points in the second round win.
    Option("tie", "draw", ("draw", "second_round")),
)
