"""What the sources of Jarnac leave open, each as an option with its default."""

from wayside.games.moves import Option

# The numbers are those of the facts of the rules page; "ship" is its table of what the sheets leave open.
OPTIONS = (
    # 3.2: full: every letter is kept and checked; lengths: a score sheet that knows the lengths of the words only.
    Option("mode", "full", ("full", "lengths")),
    # 3, 4: the letters in the bag: two French sets, the counts of `counts`, or unknown: then nothing is checked by it.
    Option("letters", "french", ("french", "french2", "own", "none")),
    # 5, 6, ship: an own set, as A14B4C7...: letters that are left out are not in it; or the name of a known one.
    Option("counts", "french"),
    # 20, 20b, 20c: a word on the last line ends it; or a pass with a full mat and no Jarnac; or the seventh line does.
    Option("end", "eighth", ("eighth", "quiet", "seventh")),
    # 15, ship: how many words may be taken at one pass.
    Option("jarnacs", "any", ("any", "2", "1")),
    # ship: on: a letter is drawn after each word that was taken, too.
    Option("jarnac_bonus", "off", ("off", "on")),
    # ship: lose: whoever called a Jarnac that is none may call no more at this pass.
    Option("wrong_call", "free", ("free", "lose")),
    # ship: play_on: without drawing, until both pass; end: the game is over when no letter can be drawn.
    Option("empty_bag", "play_on", ("play_on", "end")),
    # 10, ship (handicap, our own): the shortest word of the player who begins, and of the other.
    Option("least_first", "3", ("3", "4", "5", "6")),
    Option("least_second", "3", ("3", "4", "5", "6")),
)
