"""What the sources of Strada Romana leave open, each as an option with its default."""

from wayside.games.moves import Option

# The numbers are those of the rules page.
OPTIONS = (
    # 2.12: road: the device knows the road; books: it keeps purses, goods, bag and score, but not the way of the wagons.
    Option("mode", "road", ("road", "books")),
    # 2.2, 2.5, V1 to V5: the road: `standin` (ours, not the printed one), or its text, see NOTATION.md.
    Option("board", "standin"),
    # 2.3: device: `seed` decides where wagons, tiles and cubes are; typed: the players enter their layout.
    Option("layout", "device", ("device", "typed")),
    # 2.4: drawn: the players draw from the bag and say what came; device: `seed` decides what comes.
    Option("bag", "drawn", ("drawn", "device"), printed=True),
    # The number that decides what is random, so that a record gives the same match again.
    Option("seed", "1"),
    # 2.1: how many cubes and tiles there are of yellow, red, green, blue, brown and white.
    Option("cubes", "6,6,6,6,6,6"),
    Option("tiles", "6,6,6,6,6,6"),
    # 2.3: the coins at the start, by seat.
    Option("start_coins", "0,1,2,3,3"),
    # 2.4: entering and leaving the road cost a step each, or nothing.
    Option("entering", "step", ("step", "free")),
    Option("leaving", "step", ("step", "free")),
    # 2.4: on: a wagon that arrives may still take a good of the last square it crossed.
    Option("arrival_goods", "off", ("off", "on")),
    # 2.4: enough: the bank is never empty; twenty: the bank has only 20 coins and cannot pay more.
    Option("bank", "enough", ("enough", "twenty")),
    # 2.5: step: each square on the way costs a step; jump: only the last one does.
    Option("through", "step", ("step", "jump")),
    # 2.11: on: the two squares of a column with two squares are neighbours for a lateral step.
    Option("gap", "on", ("on", "off")),
    # 2.5: gone: coins for a move that is not made are lost; refused: a move that was paid for must be made.
    Option("unused", "gone", ("gone", "refused")),
    # 2.11: whether the fourth step of the extra movement may be left out.
    Option("fourth", "may", ("may", "must")),
    # 2.11: which steps are compulsory: order: as many as unpaid steps allow in some order; there: while one is possible
    # at that point; most: as many as any order allows, with bought steps; plain: while an unpaid one is possible there.
    Option("compulsion", "order", ("order", "there", "most", "plain")),
    # V12: off: a movement must make all its steps, or it is not made.
    Option("partial", "on", ("on", "off")),
    # V9: on: a wagon may be moved again after another one.
    Option("again", "off", ("off", "on")),
    # V7: empty: without a refill the space stays empty; stays: a good that cannot be replaced may not be taken.
    Option("lacking", "empty", ("empty", "stays")),
    # V10: free: any number of wagons may arrive; five: an end has five places, and waiting wagons use them too.
    Option("arrivals", "free", ("free", "five")),
    # 2.11: coins of a tile that are still due after the 20th victory point: kept (they count in a tie), or lost.
    Option("due", "kept", ("kept", "lost")),
    # 2.6: after all else a tie goes to the player who acted longest ago; or only the last to act is behind the others.
    Option("tie", "order", ("order", "share")),
)
