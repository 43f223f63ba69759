"""What the sources of Strata 7 leave open, each as an option with its default."""

from wayside.games.moves import Option

# The questions of section 1.2 of the rules page; facts are those of its section 1.1.
OPTIONS = (
    # fact 2 to 8: A or B, both our reconstruction; or ten rows, the top one first, joined by /.
    Option("board", "A"),
    # fact 13: which neighbours are in contact.
    Option("contact", "eight", ("eight", "four")),
    # fact 13: literal: any possible step; empty: not onto own pawns on objectives; not_own: not onto own objectives.
    Option("liberty", "literal", ("literal", "empty", "not_own")),
    # fact 16: closed: nobody enters the objectives of the own camp, so they are no liberty either.
    Option("own_objectives", "open", ("open", "closed")),
    # fact 12: off: a chain does not jump over the same pawn twice.
    Option("jump_twice", "on", ("on", "off")),
    # fact 12: on: a chain may end where it began.
    Option("round_trip", "off", ("off", "on")),
    # fact 16: on: a chain may continue from an enemy objective.
    Option("pass_through", "off", ("off", "on")),
    # fact 17: step: a reinforcement does not jump in.
    Option("reinforce", "any", ("any", "step")),
    # fact 17: which objectives a pair may leave to: those of its own camp, none, or enemy ones too.
    Option("exit_objectives", "own", ("own", "off", "on")),
    # fact 17: a reinforcement without a way out is illegal, or it scores and the pair stays.
    Option("no_exit", "illegal", ("illegal", "stay")),
    # fact 18: the separation is the whole turn, or comes before an ordinary move.
    Option("separation", "turn", ("turn", "free")),
    # fact 18: compulsory only if a separation by a step is possible, or if any is.
    Option("must_separate", "step", ("step", "any")),
    # fact 20: points for a captured pair.
    Option("pair_points", "2", ("2", "1")),
    # fact 13: the mover's prisoners are taken before the other side is judged, or both are judged at once.
    Option("order", "mover", ("mover", "together")),
    # fact 14: claim: the opponent takes only the pawns that he claims.
    Option("captures", "auto", ("auto", "claim")),
    # fact 21: at the sixth point, or at the sixth prisoner or objective.
    Option("sixth", "points", ("points", "takings")),
    # fact 21: off: the captor loses the point when a pawn returns.
    Option("keep_point", "on", ("on", "off")),
    # fact 21: where the pawn returns.
    Option("return_cells", "all", ("all", "camp")),
    # fact 21: once for each player, or each time it happens.
    Option("reinforcements", "once", ("once", "always")),
    # no legal move: the player passes (if both do, points decide), or loses.
    Option("stuck", "pass", ("pass", "loses")),
    # on: a player may always pass.
    Option("passing", "off", ("off", "on")),
    # on: the player on turn may claim a draw when a position occurs for the third time.
    Option("repetition", "on", ("on", "off")),
)
