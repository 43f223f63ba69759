"""Reads the position line of La Strada and checks that it is possible."""

from wayside.games.la_strada.rules.shared.board import INCOME, TILES, Board
from wayside.games.la_strada.rules.shared.hexes import NOWHERE
from wayside.games.la_strada.rules.shared.land import NO_PLACE
from wayside.games.la_strada.rules.shared.notation import is_name, place_of
from wayside.games.la_strada.rules.shared.roads import start_fault
from wayside.games.la_strada.rules.shared.rulebook import (
    NO_REASON,
    OVER,
    PLAY,
    REASONS,
    SPOKEN_FOR,
    STARTS,
    UNKNOWN_DAYS,
)
from wayside.games.la_strada.setup.as_text.position import NONE, PHASES, keys_of
from wayside.games.la_strada.setup.start.lands import read_land
from wayside.games.moves import BadOption, small_number


def read(rules, text):
    """Set the rules to the position. Missing fields are as at the start. A bad line changes nothing."""
    reader = Reader(rules, text)
    reader.read()
    rules.adopt(reader)


class Reader:
    """The parts of a position during reading; `rules.adopt` takes them over."""

    def __init__(self, rules, text):
        self.rules = rules
        self.variant = rules.variant
        self.players = rules.players
        self.fields = _fields(keys_of(rules), text)

    def read(self):
        rules = self.rules
        self.phase = self._one_of("phase", PHASES, PLAY if rules.is_tracker else STARTS)
        if rules.is_tracker and self.phase == STARTS:
            raise BadOption("the tracker has no starts: write phase=play")
        self.reason = self._read_reason()
        self.land = None if rules.is_tracker else self._read_land()
        self.board = Board(self.land, len(self.players))
        if rules.is_tracker:
            self._read_tiles()
        else:
            self._read_starts()
        self._read_days()
        self.turn = self._read_turn()
        self._read_places()
        if not rules.is_tracker:
            from wayside.games.la_strada.setup.as_text.networks import read_roads

            read_roads(self.board, self.variant, self.players, self._list("roads"))
        if self.variant.two and all(self.board.merchants) and self.phase != OVER:
            raise BadOption("every settlement has its merchant, so the game is over: write phase=over")
        self.pending = self._read_pending()
        self.held = self._read_held()
        self.unable = self._one_of("unable", ("0", "1", "2") if self.variant.two and self.phase == PLAY else ("0",), 0)
        self.gained = self._read_gained()

    def _one_of(self, key, values, default):
        """The index of a field's value in the list of allowed values."""
        value = self.fields.get(key)
        if value is None:
            return default
        if value not in values:
            raise BadOption("%s= is one of %s here, not '%s'" % (key, ", ".join(values), value[:20]))
        return values.index(value)

    def _list(self, key):
        value = self.fields.get(key, NONE)
        return [] if value == NONE else value.split(",")

    def _read_reason(self):
        if self.phase == OVER:
            return self._one_of("reason", REASONS, 0)
        self._one_of("reason", (NONE,), 0)
        return NO_REASON

    def _read_land(self):
        text = self.fields.get("land")
        if text is None or text == self.rules.land.text():
            return self.rules.land
        return read_land(text)

    def _read_turn(self):
        if self.phase == OVER:
            self._one_of("turn", (NONE,), 0)
            return -1
        if self.phase == STARTS:
            expected = self.players[len(self.board.starts) % len(self.players)]
            self._one_of("turn", (expected,), 0)
            return self.players.index(expected)
        return self._one_of("turn", self.players, self.variant.first_turn)

    def _by_player(self, key):
        """The text after each player's letter, by seat; None if the field is missing."""
        parts = self._list(key)
        if not parts:
            return None
        if "".join([part[:1] for part in parts]) != "".join(self.players):
            wanted = ",".join([player + "..." for player in self.players])
            raise BadOption("write %s=%s, each player once and in order" % (key, wanted))
        return [part[1:] for part in parts]

    def _read_days(self):
        for seat, text in enumerate(self._by_player("days") or []):
            self.board.days[seat] = _number(text, self.variant.most_days, "days=")

    def _read_tiles(self):
        for seat, text in enumerate(self._by_player("tiles") or []):
            counts = text.split("/")
            if len(counts) != 3:
                raise BadOption("write the tiles left as plain/forest/hill, for example K18/8/5; not '%s'" % text[:20])
            for terrain in range(3):
                self.board.tiles[3 * seat + terrain] = _number(counts[terrain], TILES[terrain], "tiles=")

    def _read_starts(self):
        board, seats = self.board, len(self.players)
        total = self.variant.starts
        names = self._list("starts")
        for index, name in enumerate(names):
            cell = cell_of(board, name[1:])
            if name[:1] != self.players[index % seats]:
                due = self.players[index % seats]
                raise BadOption("the starts stand in the order laid, now one of %s, not '%s'" % (due, name[:8]))
            fault = start_fault(self.variant, board, index % seats, cell)
            if fault == "spacing":
                raise BadOption("%s: one free hex lies between two starts" % name[:8])
            if fault:
                raise BadOption("%s: a start lies on an empty plain hex" % name[:8])
            board.lay_start(cell)
        if (len(names) < total) != (self.phase == STARTS) or len(names) > total:
            raise BadOption("there are %d starts in all; before the last one write phase=starts" % total)

    def _read_places(self):
        """g3KG,h6Kg: a small letter is a link without a merchant."""
        board = self.board
        for text in self._list("places"):
            name = text
            while name and name[-1].upper() in self.players and len(name) > 2:
                name = name[:-1]
            place = self._place_of(name)
            letters = text[len(name) :]
            if not letters or board.linked[place]:
                raise BadOption(
                    "write each settlement once, with the players in it, for example g3KG; not '%s'" % text[:20]
                )
            for letter in letters:
                self._link(place, letter, text)
        if self.phase == STARTS and any(board.linked):
            raise BadOption("before the last start nobody is linked to a settlement")

    def _link(self, place, letter, text):
        board, two = self.board, self.variant.two
        seat = self.players.index(letter.upper())
        transit = letter.upper() != letter
        if board.linked[place] >> seat & 1:
            raise BadOption("%s: each player stands there once" % text[:20])
        if transit and not two or not transit and two and board.merchants[place]:
            raise BadOption("%s: links without a merchant, and one merchant only, are for two players" % text[:20])
        if not transit and not board.left[seat]:
            raise BadOption("%s has 12 merchants only" % letter)
        board.link(seat, place, transit)

    def _place_of(self, name):
        place = NO_PLACE
        if not self.rules.is_tracker:
            place = self.land.place_at[cell_of(self.board, name)]
        elif len(name) == 2 and name[0] in "CTVF" and small_number(name[1]):
            place = place_of(name)
        if place in (NO_PLACE, -1):
            raise BadOption("'%s' is no settlement" % name[:20])
        return place

    def _read_pending(self):
        name = self.fields.get("pending", NONE)
        if name == NONE:
            return NO_PLACE
        place = self._place_of(name)
        bits = self.board.linked[place] & ~self.board.merchants[place]
        if self.turn < 0 or not self.variant.transit_same_turn or not bits >> self.turn & 1:
            raise BadOption("pending= is a settlement where the player on turn has a link without a merchant")
        return place

    def _read_held(self):
        """The number behind unable=1/ or 2/; it may be missing."""
        bits, mark, days = self.fields.get("unable", "").partition("/")
        if not mark:
            return UNKNOWN_DAYS
        if bits not in ("1", "2"):
            raise BadOption("unable= has days behind the / only for a player who cannot build")
        self.fields["unable"] = bits
        return _number(days, self.variant.most_days, "unable=%s/" % bits)

    def _read_gained(self):
        text = self.fields.get("gained", NONE)
        if text == NONE or self.turn < 0:
            return SPOKEN_FOR
        return _number(text, min(INCOME, self.board.days[self.turn]), "gained=")


def cell_of(board, name):
    """The cell with this name; raises BadOption if there is none."""
    cell = board.land.hexes.cell_of(name) if is_name(name) else NOWHERE
    if cell == NOWHERE:
        raise BadOption("'%s' is no hex of this board" % name[:20])
    return cell


def _number(text, most, what):
    if text != "0" and not small_number(text) or int(text) > most:
        raise BadOption("%s a number from 0 to %d, not '%s'" % (what, most, text[:20]))
    return int(text)


def _fields(keys, text):
    fields = {}
    for word in text.split():
        key, mark, value = word.partition("=")
        if not mark or key not in keys or key in fields:
            raise BadOption("a position is %s=, each once; not '%s'" % ("= ".join(keys), word[:20]))
        fields[key] = value
    return fields
