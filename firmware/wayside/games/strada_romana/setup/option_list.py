"""What the sources of Strada Romana leave open, each as an option with its default."""

from wayside.games.moves import Option

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
