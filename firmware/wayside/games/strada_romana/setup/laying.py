"""The players enter the layout before the match: wagons at Ostia, then tiles, then cubes."""

from wayside.games.moves import END, Choice, Refusal
from wayside.games.strada_romana.rules.notation import CUBES, OSTIA, TILES, colour_name, read_number
from wayside.games.strada_romana.rules.pieces import COLOURS, CUBE, TILE, WAGONS
from wayside.games.strada_romana.rules.road import MARKETS
from wayside.games.strada_romana.setup.layout import place_wagons


def check(rules, what, parts):
    """None, or why this layout is impossible."""
    if what == OSTIA:
        parts = sorted(parts)
    words = [what] + [str(part + 1) if what == OSTIA else colour_name(part) for part in parts]
    choices = legal_words(rules, words)
    if choices and choices[0].token == END:
        return None
    return Refusal("lay", "2.3")


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
    left = [1] * len(COLOURS) if what == TILES else list(rules.variant.box[CUBE])
    for colour in colours:
        left[colour] -= 1
        if left[colour] < 0:
            return []
    total = len(COLOURS) if what == TILES else MARKETS
    if len(colours) >= total:
        return [Choice(END)] if len(colours) == total else []
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
