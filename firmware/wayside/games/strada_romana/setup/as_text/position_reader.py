"""Reads the position line of Strada Romana and checks that it is possible."""

from binascii import unhexlify

from wayside.games.moves import BadOption
from wayside.games.strada_romana.rules.shared import seal
from wayside.games.strada_romana.rules.shared.notation import FINISHED, LAYING, read_number
from wayside.games.strada_romana.rules.shared.pieces import (
    ALL_POINTS,
    ARRIVED,
    CHANGED,
    COLOURS,
    CUBE,
    LAST_ARRIVAL,
    MOST_WAGON_TILES,
    NO_GOOD,
    STACK,
    TILE,
    WAGONS,
)
from wayside.games.strada_romana.rules.shared.road import AREAS, FINISH
from wayside.games.strada_romana.rules.shared.rulebook import REASONS
from wayside.games.strada_romana.rules.shared.turn import ARRIVALS, POINTS, in_bag
from wayside.games.strada_romana.setup.as_text.position import KEYS, NONE, PHASES
from wayside.games.strada_romana.setup.start.options import MOST_OF_A_COLOUR

DIGITS = "0123456789abcdef"
MOST_PILED_UP = MOST_OF_A_COLOUR - 1  # coins of a tile after the one that made the 20th point (2.11)


def read(rules, text):
    """Set the rules to the position. Missing fields are as at the start. A bad line changes nothing."""
    reader = Reader(rules, text)
    reader.read()
    rules.pieces, rules.turn, rules.laying = reader.pieces, reader.turn, reader.laying
    rules.last, rules.ended, rules.thread = reader.last, reader.ended, reader.thread


class Reader:
    """The parts of a position during reading."""

    def __init__(self, rules, text):
        self.rules = rules
        self.players = rules.players
        self.fields = _fields(text)
        self.pieces = rules.new_pieces()

    def read(self):
        self._begin_as_usual()
        self.ended = self._one_of("reason", (NONE,) + REASONS, 0)
        phase = self._one_of("laying", PHASES, 0 if self.ended or "cubes" in self.fields else self._usual_phase())
        self.laying = LAYING[phase - 1] if phase else ""
        if self.ended:
            self._one_of("turn", (NONE,), 0)
            self.turn = -1
        else:
            self.turn = self._one_of("turn", self.players, 0)
        self.last = self._one_of("last", self.players, (self.turn - 1) % len(self.players) if self.turn >= 0 else 0)
        self.thread = self._read_thread()
        self._read_wagons()
        self._read_spaces("tiles", TILE, len(AREAS))
        self._read_spaces("cubes", CUBE, len(self.pieces.spaces[CUBE]))
        for seat, text in enumerate(self._by_player("coins")):
            self.pieces.coins[seat] = _number(text, MOST_PILED_UP if self.ended else CHANGED - 1, "coins=")
        for seat, text in enumerate(self._by_player("points")):
            self.pieces.points[seat] = _number(text, ALL_POINTS, "points=")
        self._read_goods()
        self._read_held()
        self.pieces.drawn = _number(self.fields.get("drawn", "0"), 250, "drawn=")
        self._check()

    def _begin_as_usual(self):
        """The layout of this match, for fields that are missing."""
        from wayside.games.strada_romana.setup.start.layout import lay_out

        if not self.rules.variant.typed_layout:
            lay_out(self.rules.variant, self.pieces)

    def _usual_phase(self):
        return PHASES.index(self.rules.first_laying) if self.rules.variant.typed_layout else 0

    def _one_of(self, key, values, default):
        value = self.fields.get(key)
        if value is None:
            return default
        if value not in values:
            raise BadOption("%s= is one of %s here, not '%s'" % (key, ", ".join(values), value[:20]))
        return list(values).index(value)

    def _by_player(self, key):
        """The text after each player's letter, by seat; nothing if the field is missing."""
        if key not in self.fields:
            return []
        parts = self.fields[key].split(",")
        if "".join([part[:1] for part in parts]) != "".join(self.players):
            wanted = ",".join([player + "..." for player in self.players])
            raise BadOption("write %s=%s, each player once and in order" % (key, wanted))
        return [part[1:] for part in parts]

    def _read_thread(self):
        text = self.fields.get("thread")
        if text is None:
            return self.rules.first_thread()
        if len(text) != 2 * seal.THREAD or [letter for letter in text if letter not in DIGITS]:
            raise BadOption("thread= has %d hexadecimal digits, not '%s'" % (2 * seal.THREAD, text[:20]))
        return unhexlify(text)

    def _read_wagons(self):
        books = self.rules.variant.books
        for key in ("ostia", "rome") if books else ("arrived",):
            if key in self.fields:
                raise BadOption("%s= belongs to a match %s" % (key, "with a road" if books else "of the books"))
        if books:
            self._read_arrived()
        if "ostia" not in self.fields and "rome" not in self.fields:
            return
        seen = []
        for side, key in enumerate(("ostia", "rome")):
            parts = self.fields.get(key, "").split(",")
            if len(parts) != WAGONS // 2:
                raise BadOption("%s= lists five wagons, such as 1:3C,4,9:finish,2,5" % key)
            for part in parts:
                number, _, place = part.partition(":")
                wagon = read_number(number, WAGONS) - 1
                if wagon < 0:
                    raise BadOption("there are ten wagons, 1 to 10, and no '%s'" % part[:20])
                if wagon in seen:
                    raise BadOption("wagon %d stands there twice" % (wagon + 1))
                seen.append(wagon)
                self.pieces.sides[wagon] = side
                if place:
                    self._put(wagon, place)

    def _read_arrived(self):
        text = self.fields.get("arrived", NONE)
        for number in text.split(",") if text != NONE else ():
            wagon = read_number(number, WAGONS) - 1
            if wagon < 0 or self.pieces.at[wagon] == ARRIVED:
                raise BadOption("arrived= lists wagons from 1 to 10, each once, not '%s'" % number[:20])
            self.pieces.at[wagon] = ARRIVED

    def _put(self, wagon, place):
        square = ARRIVED if place == FINISHED else self.rules.road.square_of(place)
        if square == FINISH or square != ARRIVED and not self.pieces.is_free(square):
            raise BadOption("wagon %d cannot stand on '%s'" % (wagon + 1, place[:8]))
        self.pieces.at[wagon] = square

    def _read_spaces(self, key, kind, count):
        if key not in self.fields:
            return
        names = self.fields[key].split(",")
        if len(names) != count:
            raise BadOption("%s= lists %d colours, - for an empty space; not %d" % (key, count, len(names)))
        for space, name in enumerate(names):
            if name != NONE and name not in COLOURS:
                raise BadOption("%s= knows the colours %s, not '%s'" % (key, ", ".join(COLOURS), name[:20]))
            self.pieces.spaces[kind][space] = NO_GOOD if name == NONE else COLOURS.index(name)

    def _read_goods(self):
        for seat, text in enumerate(self._by_player("goods")):
            kinds = text.split("/")
            if len(kinds) != 2 or len(kinds[0]) != 6 or len(kinds[1]) != 6:
                raise BadOption(
                    "write goods as six figures of cubes / six of tiles: R210000/110000; not '%s'" % text[:20]
                )
            for kind in (CUBE, TILE):
                for colour, letter in enumerate(kinds[kind]):
                    if letter not in DIGITS:
                        raise BadOption("goods= has figures, not '%s'" % letter)
                    self.pieces.goods[kind][6 * seat + colour] = DIGITS.index(letter)

    def _read_held(self):
        """Wagon tiles, sealed or open."""
        for seat, text in enumerate(self._by_player("held")):
            parts = [] if text == NONE else text.split("+")
            if len(parts) > MOST_WAGON_TILES:
                raise BadOption("a player has at most three wagon tiles")
            for place, part in enumerate(parts):
                tile = read_number(part, WAGONS) or seal.opened(part)
                whole = part[:1] != seal.MARK or seal.seal(self.thread, tile, "%d.%d" % (seat, place)) == part
                if not tile or not whole:
                    raise BadOption("'%s' is no wagon tile, or its seal is broken" % part[:20])
                if tile in self.pieces.tiles_taken():
                    raise BadOption("two players have the wagon tile %d" % tile)
                self.pieces.give_tile(seat, tile)

    def _check(self):
        """There is no more of anything than in the box, and the match should not be over already."""
        pieces = self.pieces
        for kind in (CUBE, TILE):
            if min(in_bag(self.rules.variant, pieces, kind)) < 0:
                raise BadOption("there are more %s of a colour than in the box" % ("tiles" if kind else "cubes"))
        if len(pieces.tiles_taken()) > STACK:
            raise BadOption("there are nine wagon tiles in the stack")
        if sum(pieces.points) > ALL_POINTS:
            raise BadOption("there are %d victory points" % ALL_POINTS)
        if not self.ended and (sum(pieces.points) == ALL_POINTS or pieces.arrived() >= LAST_ARRIVAL):
            raise BadOption("the game is over then: write turn=- and reason=points or reason=arrivals")
        if self.ended == POINTS and sum(pieces.points) < ALL_POINTS:
            raise BadOption("the game is not over by reason=points: %d of them are handed out" % sum(pieces.points))
        if self.ended == ARRIVALS and pieces.arrived() < LAST_ARRIVAL:
            raise BadOption("the game is not over by reason=arrivals: %d wagons have arrived" % pieces.arrived())


def _fields(text):
    fields = {}
    for word in text.split():
        key, mark, value = word.partition("=")
        if not mark or key not in KEYS:
            raise BadOption("a position has the fields %s, not '%s'" % (", ".join(KEYS), word[:20]))
        if key in fields:
            raise BadOption("%s= stands there twice" % key)
        fields[key] = value
    return fields


def _number(text, most, what):
    if not 1 <= len(text) <= 3 or [digit for digit in text if digit not in "0123456789"] or int(text) > most:
        raise BadOption("%s is a number up to %d, not '%s'" % (what, most, text[:20]))
    return int(text)
