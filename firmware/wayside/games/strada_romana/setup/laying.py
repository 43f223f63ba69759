"""The players enter the layout before the match: wagons at Ostia, then tiles, then cubes."""

from wayside.games.moves import END, Choice, Refusal
from wayside.games.strada_romana.rules.shared.notation import CUBES, OSTIA, TILES, read_number
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, TILE, WAGONS
from wayside.games.strada_romana.setup.start.layout import place_wagons


def check(rules, what, parts):
    """None, or why this layout is impossible."""
    code, part = fault(rules, what, parts)
    if code == "twice":
        return Refusal(code, "2.3", wagon=part + 1)
    if code:
        return Refusal(code, "2.3", colour=COLOURS[part])
    total = total_of(rules, what)
    return Refusal("lay_count", "2.3", count=len(parts), needs=total) if len(parts) != total else None


def fault(rules, what, parts):
    """(code, wagon or colour) of what cannot lie there with the others, or ("", 0)."""
    if what == OSTIA:
        for index, wagon in enumerate(parts):
            if wagon in parts[:index]:
                return "twice", wagon
        return "", 0
    left = colours_left(rules, what, parts)
    for colour in parts:
        if left[colour] < 0:
            return "second_tile" if what == TILES else "box_lacks", colour
    return "", 0


def total_of(rules, what):
    """How many wagons or colours are entered."""
    return WAGONS // 2 if what == OSTIA else len(rules.pieces.spaces[TILE if what == TILES else CUBE])


def colours_left(rules, what, parts):
    """How many of each colour there are beside these."""
    left = [1] * len(COLOURS) if what == TILES else list(rules.variant.box[CUBE])
    for colour in parts:
        left[colour] -= 1
    return left


def lay(rules, what, parts):
    """Put it on the table and ask for the next kind."""
    if what == OSTIA:
        place_wagons(rules.pieces, parts)
    else:
        rules.pieces.spaces[TILE if what == TILES else CUBE][:] = bytes(parts)
    rules.laying = {OSTIA: TILES, TILES: CUBES, CUBES: ""}[what]


def legal_words(rules, words):
    """The words that may follow these."""
    what = rules.laying
    if not words:
        return [Choice(what)]
    if words[0] != what:
        return []
    if what == OSTIA:
        return _wagons_at_ostia(words[1:])
    colours = []
    for word in words[1:]:
        if word not in COLOURS:
            return []
        colours.append(COLOURS.index(word))
    total = total_of(rules, what)
    if len(colours) > total or fault(rules, what, colours)[0]:
        return []
    if len(colours) == total:
        return [Choice(END)]
    left = colours_left(rules, what, colours)
    return [Choice(COLOURS[colour], value=left[colour]) for colour in range(len(COLOURS)) if left[colour]]


def _wagons_at_ostia(words):
    """Five numbers in rising order."""
    numbers = [read_number(word, WAGONS) for word in words]
    before = 0
    for number in numbers:
        if number <= before:
            return []
        before = number
    missing = WAGONS // 2 - len(numbers)
    if missing <= 0:
        return [] if missing else [Choice(END)]
    return [Choice(str(number)) for number in range(before + 1, WAGONS - missing + 2)]
