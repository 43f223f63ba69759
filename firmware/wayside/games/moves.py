"""The classes that the rules of every game use: choices, refusals, options."""

END = "."  # the token for: the move may end here

# The kind of a choice, so that the picker can offer it in the right way.
WORD = 0  # something with a name: a bar, a settlement, "pass"
COLUMN = 1  # the column of a cell; the next choice is its row
CELL = 2  # a whole cell of the board
WAIT = 3  # a step that waits for OK even if it is the only choice, and that cannot be dropped afterwards


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
    """A rule that the sources leave open. `choices` lists its values, or is None if the game checks the text itself."""

    def __init__(self, key, default, choices=None):
        self.key = key
        self.default = default
        self.choices = choices


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
