"""The language of all rules: choices, refusals, options, and how texts are read."""

END = "."  # the token that says: the move may end here

# What a choice points at, so that a picker can offer it the right way.
WORD = 0  # a thing with a name: a bar, a settlement, "pass"
COLUMN = 1  # half a cell: its column; the next choice completes it
CELL = 2  # a whole cell of the board
WAIT = 3  # a step that waits for OK although there is no other choice, and that cannot be taken back afterwards


class Choice:
    """One legal next token: what it is, where it points, what it costs or earns."""

    def __init__(self, token, kind=WORD, cell=-1, value=None):
        self.token = token
        self.kind = kind
        self.cell = cell
        self.value = value

    @property
    def tokens(self):
        """Its tokens: an entry of the picker may have more than one."""
        return (self.token,)

    def __repr__(self):
        return "Choice(%r)" % self.token


class Refusal:
    """Why a move is not legal: a stable code, facts for its text, the rule it comes from."""

    def __init__(self, code, rule="", **facts):
        self.code = code
        self.rule = rule
        self.facts = facts

    def __repr__(self):
        return "Refusal(%r, %r)" % (self.code, self.facts)


class Option:
    """A rule that the sources leave open. `choices` lists its values; it is None for a text that the game checks itself."""

    def __init__(self, key, default, choices=None):
        self.key = key
        self.default = default
        self.choices = choices


class BadOption(ValueError):
    """An option, a player list or a position that no match can be made of. Its text says what to write instead."""


def complete(known, given):
    """All options as texts: the given ones, and defaults for the others. An unknown key or value is refused."""
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
    """The players of a match, in the order in which they sit; refused where they are too many, too few or unknown."""
    players = tuple(players)
    least, _, most = game.seats
    known = [player for player in players if player in game.players]
    if not least <= len(players) <= most or len(known) < len(players) or len(set(players)) < len(players):
        count = str(most) if least == most else "%d to %d" % (least, most)
        usual = ",".join(game.usual_players())
        raise BadOption("players are %s of %s: write players=%s" % (count, ",".join(game.players), usual))
    return players


def set_switches(variant, switches, values):
    """Gives `variant` attributes that are True where an option has a certain value: (attribute, option, value)."""
    for name, option, wanted in switches:
        setattr(variant, name, values[option] == wanted)


# Reading moves


def is_ascii(text):
    """Beyond ASCII the Pythons do not agree on what is a letter, a capital, a digit or a space."""
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
