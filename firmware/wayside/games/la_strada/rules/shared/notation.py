"""How moves are written: start g3, build g3-g4-g5-h6, end; in the tracker build PPH>T3, blocked."""

from wayside.games.moves import is_ascii, small_number

START = "start"
BUILD = "build"
BLOCKED = "blocked"
END_TURN = "end"
LAY = "lay"  # a build of the tracker

TERRAIN_LETTERS = "PFH"
KINDS = "CTVF"  # city, fortified town, village (Weiler), farm (Hof)
KIND_NAMES = ("city", "town", "village", "farm")
KIND_FIRSTS = (0, 4, 9, 14, 19)  # the number of the first settlement of each kind in the tracker


def is_name(text):
    """Whether a text is a letter and a number of one or two digits without a leading zero."""
    return len(text) > 1 and "a" <= text[0] <= "z" and small_number(text[1:]) > 0


def read_move(text):
    """(what, parts) or None: the names of cells in lower case, or [terrains, settlement] in upper case."""
    if not is_ascii(text):
        return None
    words = text.lower().split()
    if len(words) == 1 and words[0] in (END_TURN, BLOCKED):
        return words[0], []
    if len(words) != 2:
        return None
    what, rest = words
    if what == BUILD and ">" in rest:
        terrains, _, place = rest.upper().partition(">")
        for letter in terrains:
            if letter not in TERRAIN_LETTERS:
                return None
        return (LAY, [terrains, place]) if len(place) == 2 and place[0] in KINDS and small_number(place[1]) else None
    names = rest.split("-")
    for name in names:
        if not is_name(name):
            return None
    if what == START and len(names) == 1 or what == BUILD and len(names) > 1:
        return what, names
    return None


def canonical(text):
    """A readable move text in the one spelling that records use."""
    what, parts = read_move(text)
    if what == LAY:
        return BUILD + " " + ">".join(parts)
    return " ".join([what, "-".join(parts)]) if parts else what


def place_name(place):
    """The name of a settlement in the tracker."""
    kind = 0
    while KIND_FIRSTS[kind + 1] <= place:
        kind += 1
    return KINDS[kind] + str(place - KIND_FIRSTS[kind] + 1)


def place_of(name):
    """The settlement of a name such as T3, or -1 if there are not so many."""
    kind = KINDS.index(name[0])
    place = KIND_FIRSTS[kind] + int(name[1:]) - 1
    return place if place < KIND_FIRSTS[kind + 1] else -1
