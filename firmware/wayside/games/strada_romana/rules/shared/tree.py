"""The tree of moves that a road and the books share: the layout, wagon tiles, the pass, what came out of the bag."""

from wayside.games.moves import END, WAIT, Choice
from wayside.games.strada_romana.rules.shared import notation, scoring
from wayside.games.strada_romana.rules.shared.notation import CUBES, GO, LOOK, OSTIA, PASS, TILES, WAGON, colour_name
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, NO_GOOD


def legal(rules, path, movement):
    """The legal next tokens after these; empty when no legal move begins like that. `movement` knows those of a turn."""
    words = notation.words_of_path(path)
    if rules.turn < 0 or words is None:
        return []
    if rules.laying:
        from wayside.games.strada_romana.setup.laying import legal_words

        return legal_words(rules, words)
    if not words:
        return movement(rules, path) + _others(rules)
    if words[0] == PASS:
        return [Choice(END)] if len(words) == 1 else []
    if words[0].startswith(WAGON):
        return _tiles(rules, words)
    return movement(rules, path)


def _others(rules):
    choices = [Choice(PASS)]
    if rules.tile_fault() is None:
        choices.insert(0, Choice(WAGON))
    return choices


# Wagon tiles


def _tiles(rules, words):
    if rules.tile_fault() is not None:
        return []
    left = [str(tile) for tile in rules.tiles_left()]
    if words == [WAGON]:
        return [Choice(LOOK, WAIT)]
    if words == [WAGON, LOOK]:
        return [Choice(tile) for tile in left]
    chosen = "".join([word for word in words if word != LOOK])[len(WAGON) :].lstrip("=")
    return [Choice(END)] if chosen in left else []


def points(pieces, seat):
    """What the contracts of a seat are worth now."""
    return scoring.contract_points(*scoring.contracts(pieces, seat))


def draws(turn):
    """The colours left in the bag. The most likely is first, the next ones are on either side of it in the ring.

    With the device's own bag nobody is asked: the device draws.
    """
    counts = turn.in_bag(turn.due[0])
    keys = [-counts[colour] * 8 + colour for colour in range(6) if counts[colour]]
    keys.sort()
    order = [key % 8 for key in keys]
    ring = order[:1] + order[1::2] + list(reversed(order[2::2]))
    return [Choice("draw=" + COLOURS[colour], value=counts[colour]) for colour in ring] or [
        Choice("draw=" + colour_name(NO_GOOD))
    ]


def text_of(rules, path):
    """A complete path as a move text."""
    words = notation.words_of_path(path)
    if words[0] in (PASS, OSTIA, TILES, CUBES):
        return " ".join(words)
    if words[0].startswith(WAGON):
        return "%s=%s" % (WAGON, "".join([word for word in words if word != LOOK])[len(WAGON) :].lstrip("="))
    parts = []
    for part in notation.parts_of_path(path):
        if part[0] == GO:
            part = (GO, part[1], tuple([name if name == notation.FINISHED else name.upper() for name in part[2]]))
        parts.append(part)
    return notation.write_movement(parts)
