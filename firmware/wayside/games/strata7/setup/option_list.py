"""What the sources of Strata 7 leave open, each as an option with its default."""

from wayside.games.moves import Option

# The questions of section 1.2 of the rules page; the facts meant are those of section 1.1.
OPTIONS = (
    # fact 2 to 8: A or B, both our reconstruction, or ten rows, the top one first, joined by /.
    Option("board", "A"),
    # fact 13: which neighbours are in contact.
    Option("contact", "eight", ("eight", "four")),
    # fact 13: literal: any possible step; empty: not onto an own pawn on an objective; not_own: not onto own objectives.
    Option("liberty", "literal", ("literal", "empty", "not_own")),
    # fact 16: closed: nobody enters the objectives of his own camp, so they are no liberty either.
    Option("own_objectives", "open", ("open", "closed")),
    # fact 12: off: a chain jumps over no pawn twice.
    Option("jump_twice", "on", ("on", "off")),
    # fact 12: on: a chain may end where it began.
    Option("round_trip", "off", ("off", "on")),
    # fact 16: on: a chain may go on from an enemy objective.
    Option("pass_through", "off", ("off", "on")),
    # fact 17: step: a reinforcement does not come by a jump.
    Option("reinforce", "any", ("any", "step")),
    # fact 17: on: a pair may leave to another objective.
    Option("exit_objectives", "off", ("off", "on")),
    # fact 17: a reinforcement that leaves no way out: not allowed, or it scores and the pair stays.
    Option("no_exit", "illegal", ("illegal", "stay")),
    # fact 18: the separation is the whole turn, or comes before an ordinary move.
    Option("separation", "turn", ("turn", "free")),
    # fact 18: compulsory if there is any separation, or only if one by a step.
    Option("must_separate", "any", ("any", "step")),
    # fact 20: points for a captured pair.
    Option("pair_points", "2", ("2", "1")),
    # fact 13: the mover's prisoners first and then what is left, or both sides on one position.
    Option("order", "mover", ("mover", "together")),
    # fact 14: claim: the opponent takes only what he notices.
    Option("captures", "auto", ("auto", "claim")),
    # fact 21: the sixth point, or the sixth prisoner or objective.
    Option("sixth", "points", ("points", "takings")),
    # fact 21: off: the captor loses the point when a pawn goes home.
    Option("keep_point", "on", ("on", "off")),
    # fact 21: where the pawn comes back.
    Option("return_cells", "all", ("all", "camp")),
    # fact 21: once for each player, or whenever it comes to pass.
    Option("reinforcements", "once", ("once", "always")),
    # no legal move: one passes (both stuck: points decide), or has lost.
    Option("stuck", "pass", ("pass", "loses")),
    # on: one may always pass.
    Option("passing", "off", ("off", "on")),
    # on: whoever is on turn when a position stands for the third time may claim a draw.
    Option("repetition", "on", ("on", "off")),
)
