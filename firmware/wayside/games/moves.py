"""The classes that the rules of every game use: choices, refusals, options."""

END = "."  # the token for: the move may end here

# The kinds of choices. The picker offers each kind in its own way.
WORD = 0  # something with a name: a bar, a settlement, "pass"
COLUMN = 1  # the column of a cell; the next choice is its row
CELL = 2  # a whole cell of the board
WAIT = 3  # a step that waits for OK even if it is the only choice, and that BACK cannot drop


class Choice:
    """One legal next token: its kind, its cell, its cost or gain."""

    def __init__(self, token, kind=WORD, cell=-1, value=None):
        self.token = token
        self.kind = kind
        self.cell = cell
        self.value = value

    @property
    def tokens(self):
        """Its token as a tuple; an entry of the picker may have several."""
        return (self.token,)

    def __repr__(self):
        return "Choice(%r)" % self.token


class Refusal:
    """Why a move is not legal: a stable code, the rule, the facts for its text."""

    def __init__(self, code, rule="", **facts):
        self.code = code
        self.rule = rule
        self.facts = facts

    def __repr__(self):
        return "Refusal(%r, %r)" % (self.code, self.facts)


class Option:
    """A rule that the sources leave open. `choices` lists its values, or is None if the game checks the text itself.

    `printed` says that a rule sheet itself gives the default; otherwise it is our reading.
    """

    def __init__(self, key, default, choices=None, printed=False):
        self.key = key
        self.default = default
        self.choices = choices
        self.printed = printed


class BadOption(ValueError):
    """An option, a list of players or a position is not valid. The message says what to write instead."""


def complete(known, given):
    """All options as texts: the given ones, else defaults. Raises BadOption for an unknown key or value."""
    options = {}
    for option in known:
        value = given.get(option.key, option.default)
        if not isinstance(value, str) or option.choices and value not in option.choices:
            wanted = "one of " + ", ".join(option.choices) if option.choices else "a text"
            raise BadOption("option %s is %s, not '%s'" % (option.key, wanted, value))
        options[option.key] = value
    for key in given:
        if key not in options:
            raise BadOption("there is no option '%s'; 'options GAME' lists them" % key)
    return options


def seated(game, players):
    """The players of a match in seating order. Raises BadOption if there are too many, too few or unknown ones."""
    players = tuple(players)
    least, _, most = game.seats
    known = [player for player in players if player in game.players]
    if not least <= len(players) <= most or len(known) < len(players) or len(set(players)) < len(players):
        count = str(most) if least == most else "%d to %d" % (least, most)
        usual = ",".join(game.usual_players())
        raise BadOption("players are %s of %s: write players=%s" % (count, ",".join(game.players), usual))
    return players


def set_switches(variant, switches, values):
    """Set attributes of `variant`: True if an option has a certain value. Each switch is (attribute, option, value)."""
    for name, option, wanted in switches:
        setattr(variant, name, values[option] == wanted)


# Reading moves


def is_ascii(text):
    """Whether it is plain ASCII. For other letters CPython and MicroPython differ on capitals, digits and spaces."""
    for letter in text:
        if not " " <= letter <= "~":
            return False
    return True


def small_number(text):
    """The value of one or two digits without a leading zero, else 0."""
    if not 1 <= len(text) <= 2 or text[0] == "0":
        return 0
    for digit in text:
        if digit not in "0123456789":
            return 0
    return int(text)


def capitals(text):
    """A text for people: names of cells get capitals, because l11 looks like 111. A cell is a letter before digits."""
    letters = list(text)
    for place in range(len(letters) - 1):
        if "a" <= letters[place] <= "z" and letters[place + 1].isdigit():
            if not place or not (text[place - 1].isdigit() or text[place - 1].isalpha()):
                letters[place] = letters[place].upper()
    return "".join(letters)
