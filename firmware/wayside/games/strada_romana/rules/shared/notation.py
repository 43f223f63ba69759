"""How a turn is written: move pay=3 3:1H-2H-3C tile=I draw=red cube=M04 draw=blue 5:4C, wagon=7, pass.

In the books goods are told by colour, and wagons only when they arrive: move pay=3 tile=red draw=blue arrive=3,7.

Before the first turn, when the players enter their layout: ostia 1 4 6 9 10, tiles red ..., cubes blue ...
"""

from wayside.games.moves import is_ascii, small_number
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, NO_GOOD, TILE, WAGONS
from wayside.games.strada_romana.rules.shared.road import AREAS, FINISH, MOST_MARKETS
from wayside.games.strada_romana.rules.shared.seal import MARK

MOVE = "move"
WAGON = "wagon"
LOOK = "look"  # a word before a wagon tile: now only this player may look
PASS = "pass"
OSTIA = "ostia"
TILES = "tiles"
CUBES = "cubes"
LAYING = (OSTIA, TILES, CUBES)
FINISHED = "finish"
NONE = "none"
KINDS = ("cube", "tile")

# The parts of a movement: (PAY, coins), (GO, wagon from 0, names), (TAKE, kind, space), (DRAW, colour or NO_GOOD).
# In the books: (PICK, kind, colour), (ARRIVE, wagon from 0).
PAY, GO, TAKE, DRAW, PICK, ARRIVE = 0, 1, 2, 3, 4, 5


def words_of(text):
    """The words of a text in lower case, with routes separate from their wagons; None if it cannot be a move."""
    if not is_ascii(text):
        return None
    words = []
    for word in text.lower().split():
        wagon, colon, route = word.partition(":")
        if words and words[-1].endswith("="):  # a choice of the tree and its value
            words[-1] += word
        elif colon:
            words.append(wagon + colon)
            if route:
                words.append(route)
        else:
            words.append(word)
    return words


_path: list = [
    None,
    None,
    None,
]  # the path that was read last, its words, its parts: several ask for them between two presses


def words_of_path(path):
    """The words of a path of the tree. A route drawn square by square becomes one word."""
    if _path[0] != path:
        _path[0] = list(path)
        _path[1] = words_of(" ".join(path).replace(" -", "-"))
        _path[2] = None
    return _path[1]


def parts_of_path(path):
    """The parts of the movement that a path of the tree begins, or None."""
    words = words_of_path(path)
    if _path[2] is None:
        _path[2] = read_parts(words)
    return None if _path[2] is None else list(_path[2])


def read_move(text):
    """(what, parts) or None. `what` is MOVE, WAGON, PASS or one of LAYING."""
    words = words_of(text)
    if not words:
        return None
    if words == [PASS]:
        return PASS, []
    if words[0] in LAYING:
        parts = [_laid(words[0], word) for word in words[1:]]
        return None if None in parts or not parts else (words[0], parts)
    if words[0].startswith(WAGON):
        tile = _read_tile("".join([word for word in words if word != LOOK]))
        return None if tile is None else (WAGON, [tile])
    parts = read_parts(words)
    return None if parts is None else (MOVE, parts)


def reads(books, parts):
    """Whether these are the parts of a whole movement: in the books, where it may be empty, or on a road."""
    if books:
        return not [part for part in parts if part[0] in (GO, TAKE)]
    if not parts or parts[-1][0] == PAY or parts[-1][0] == GO and not parts[-1][2]:
        return False
    return not [part for part in parts if part[0] in (PICK, ARRIVE)]


def _laid(what, word):
    """A wagon from 0, or a colour."""
    if what == OSTIA:
        return read_number(word, WAGONS) - 1 if read_number(word, WAGONS) else None
    return COLOURS.index(word) if word in COLOURS else None


def _read_tile(word):
    """A wagon tile from 1, or the text of a seal. `wagon=7` and `wagon7` are the same."""
    rest = word[len(WAGON) :].lstrip("=")
    if rest[:1] == MARK:
        return rest
    return read_number(rest, WAGONS) or None


def read_number(text, most):
    """A number from 1 to most without leading zeros, or 0."""
    number = small_number(text)
    return number if number <= most else 0


def read_parts(words):
    """The parts of a movement, or None. A text may stop anywhere, because paths of the tree are read here too."""
    parts = []
    words = words[1:] if words[:1] == [MOVE] else words
    for index, word in enumerate(words):
        part: tuple | None = _read_part(word, parts, index)
        if part is None:
            return None
        if part[0] == GO and part[1] < 0:  # the route of the wagon before it
            parts[-1] = (GO, parts[-1][1], part[2])
        else:
            if parts and parts[-1][0] == GO and not parts[-1][2]:
                return None
            parts += [(ARRIVE, wagon) for wagon in part[1]] if part[0] == ARRIVE else [part]
    return parts


def _read_part(word, parts, index):
    key, mark, value = word.partition("=")
    if word.endswith(":"):
        wagon = read_number(word[:-1], WAGONS)
        return (GO, wagon - 1, ()) if wagon else None
    if not mark:
        waits = parts and parts[-1][0] == GO and not parts[-1][2]
        return (GO, -1, tuple(word.split("-"))) if waits else None
    if key == "pay":
        coins = read_number(value, 9)
        return (PAY, coins) if coins and index == 0 else None
    if key == "draw":
        if parts and parts[-1][0] in (TAKE, PICK):
            return (DRAW, NO_GOOD) if value == NONE else (DRAW, COLOURS.index(value)) if value in COLOURS else None
        return None
    if key == "arrive":
        wagons = [read_number(number, WAGONS) - 1 for number in value.split(",")]
        return None if -1 in wagons else (ARRIVE, wagons)
    if key in KINDS and value in COLOURS:
        return PICK, KINDS.index(key), COLOURS.index(value)
    if not parts or parts[-1][0] == PAY:
        return None
    if key == KINDS[TILE]:
        return (TAKE, TILE, AREAS.index(value.upper())) if value.upper() in AREAS else None
    if key == KINDS[CUBE] and value[:1] == "m":
        market = read_number(value[1:].lstrip("0"), MOST_MARKETS)
        return (TAKE, CUBE, market - 1) if market else None
    return None


def space_name(kind, space):
    return AREAS[space] if kind == TILE else "M%02d" % (space + 1)


def colour_name(colour):
    return NONE if colour == NO_GOOD else COLOURS[colour]


def write_part(part):
    if part[0] == PAY:
        return "pay=%d" % part[1]
    if part[0] == GO:
        return "%d:%s" % (part[1] + 1, "-".join(part[2]))
    if part[0] == TAKE:
        return "%s=%s" % (KINDS[part[1]], space_name(part[1], part[2]))
    if part[0] == PICK:
        return "%s=%s" % (KINDS[part[1]], COLOURS[part[2]])
    if part[0] == ARRIVE:
        return "arrive=%d" % (part[1] + 1)
    return "draw=" + colour_name(part[1])


def write_movement(parts):
    """Wagons that arrive one after another are one word."""
    words = [MOVE]
    for part in parts:
        if part[0] == ARRIVE and words[-1].startswith("arrive"):
            words[-1] += ",%d" % (part[1] + 1)
        else:
            words.append(write_part(part))
    return " ".join(words)


def route_names(road, route):
    """The names of the squares of a route, in the form of a part."""
    return tuple([FINISHED if square == FINISH else road.name(square) for square in route])


def route_of(road, names):
    """The squares with these names: FINISH for `finish`, -1 for a name that is not on the road."""
    return [FINISH if name == FINISHED else _known(road.square_of(name)) for name in names]


def _known(square):
    return -1 if square == FINISH else square


def news_of(players, code, facts, books):
    """(code, facts) of something that a turn caused, in the form that the texts need."""
    if code == "point":
        return code, {"player": players[facts["seat"]]}
    if code == "drawn" and books:  # they do not know where a good lies
        colour = colour_name(facts["colour"])
        return ("none_" if colour == NONE else "came_") + KINDS[facts["kind"]], {"colour": colour}
    if code == "drawn":
        kind = KINDS[facts["kind"]]
        facts = {"space": space_name(facts["kind"], facts["space"]), "colour": colour_name(facts["colour"])}
        return ("empty_" if facts["colour"] == NONE else "drawn_") + kind, facts
    return code, facts
