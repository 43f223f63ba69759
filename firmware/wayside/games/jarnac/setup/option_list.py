"""What the sources of Jarnac leave open, each as an option with its default."""

from wayside.games.moves import Option

# The numbers are facts of the rules page; "ship" is its table of what the rule sheets leave open.
OPTIONS = (
    # 3.2: full: every letter is kept and checked; lengths: a score sheet that knows only the lengths of the words.
    Option("mode", "full", ("full", "lengths")),
    # 3, 4: the letters in the bag: two French sets, the counts of `counts`, or unknown: then the bag checks nothing.
    Option("letters", "french", ("french", "french2", "own", "none"), printed=True),
    # 5, 6, ship: the player's own set, as A14B4C7... (a missing letter counts 0), or the name of a known set.
    Option("counts", "french"),
    # 20, 20b, 20c: the end: a word on the last line, or a pass with a full mat and no Jarnac, or the seventh line.
    Option("end", "eighth", ("eighth", "quiet", "seventh"), printed=True),
    # 15, ship: how many words may be taken at one pass.
    Option("jarnacs", "any", ("any", "2", "1")),
    # ship: on: a letter is drawn also after each word that was taken.
    Option("jarnac_bonus", "off", ("off", "on")),
    # ship: lose: after a wrong Jarnac call the player may not call again at this pass.
    Option("wrong_call", "free", ("free", "lose")),
    # ship: play_on: play goes on without drawing until both pass; end: the match is over when no letter can be drawn.
    Option("empty_bag", "play_on", ("play_on", "end")),
    # 10, ship (handicap, our own): the least length of a word, for the player who begins and for the other.
    Option("least_first", "3", ("3", "4", "5", "6"), printed=True),
    Option("least_second", "3", ("3", "4", "5", "6"), printed=True),
)
