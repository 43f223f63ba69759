"""What every game's rules speak in: choices, refusals, options."""

END = "."  # the token that says: the move may end here

# What a choice points at, so that a picker can offer it the right way.
WORD = 0  # a thing with a name: a bar, a settlement, "pass"
COLUMN = 1  # half a cell: its column; the next choice completes it
CELL = 2  # a whole cell of the board
WAIT = 3  # a step that waits for OK even where there is no other choice, and that cannot be dropped afterwards


class Choice:
    """One legal next token: what it is, where it points, what it costs or earns."""

    def __init__(self, token, kind=WORD, cell=-1, value=None):
        self.token = token
        self.kind = kind
        self.cell = cell
        self.value = value

    @property
    def tokens(self):
        """As an entry of the picker has them, which may be more than one."""
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
    """A rule the sources leave open: `choices` lists its values, or is None for text the game checks itself."""

    def __init__(self, key, default, choices=None):
        self.key = key
        self.default = default
        self.choices = choices


class BadOption(ValueError):
    """An option, player list or position that a game cannot be made from; its text says what to write instead."""


def complete(known, given):
    """All options as texts, the given ones laid over the defaults; an unknown key or value is refused."""
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
