"""The road as text: reads and checks squares, lines, markets, entries, costs, names.

Six parts joined by `|`: columns (parts of the road joined by `/`, columns by `.`), lines (`auto`, or 1H2H,1C2C,...), the
markets as the squares that touch them (1H, or 1H+2H for two), entries (Ostia's / Rome's), the costs of lateral, diagonal,
extra and through, and the names of the ten wagons or nothing.
"""

from wayside.games.moves import BadOption
from wayside.games.strada_romana.rules.shared.pieces import WAGONS
from wayside.games.strada_romana.rules.shared.road import AREAS, FINISH, LIKED, MOST_COLUMNS, MOST_MARKETS, ROWS, Road

# V1 to V4 of the rules page: our reconstruction.
STANDIN = (
    "HCL.HCL.HCL.HCL.HL/HCL.C.HCL.HL/HCL.HCL.HCL.HCL.HL|auto|1H,2L,3H,4L,5H,6L,7C,8L,9H,10L,11H,12L,13H,14L|"
    "1H,1C,1L/14H,14L|1234|Pseudolus,Curculio,Plotus,Ballio,Demetrius"
)
AUTO = "auto"
FIELDS = 6
ALL = -1  # the fault concerns the whole field
MOST_READ = 80  # a road with too many columns is still checked for other faults, up to this number
LONGEST_NAME = 12
ENTRIES = (3, 2)  # 2.2: the squares next to Ostia and next to Rome


def name_of(value):
    """`standin` for the text of the stand-in, else the value itself."""
    return "standin" if value == STANDIN else value


def read_road(value):
    """The Road for a value of the option board. Raises BadOption with all its faults."""
    text = STANDIN if value == "standin" else value
    road, faults = examine(text)
    if faults:
        raise BadOption("board: " + "; ".join([fault for _, _, fault in faults[:3]]))
    return road


def examine(text):
    """(road or None, [(field, item, fault)]): all faults; item is the number in the field, from 0, or ALL."""
    fields = text.split("|")
    if len(fields) != FIELDS:
        return None, [(0, ALL, "a road has %d fields joined by '|', not %d" % (FIELDS, len(fields)))]
    reader = Reader(fields)
    for part in PARTS:  # called from here, because the stack is small
        part(reader)
        reader.field += 1
        reader.item = ALL
    if reader.faults:
        return None, reader.faults
    reader.ways_on()
    reader.road.text = "|".join(fields)
    return (None, reader.faults) if reader.faults else (reader.road, [])


class Reader:
    """Reads field by field. It collects all faults, so that they can be corrected at once."""

    def __init__(self, fields):
        self.fields = fields
        self.faults = []
        self.field = 0
        self.item = ALL
        self.road = None

    def fault(self, sentence):
        self.faults.append((self.field, self.item, sentence))

    def columns(self):
        parts = self.fields[0].upper().split("/")
        columns = [column for part in parts for column in part.split(".")]
        if len(parts) != len(AREAS) // 2:
            self.fault("the road has 3 parts with 2 areas each, not %d parts" % len(parts))
        if not 3 <= len(columns) <= MOST_COLUMNS:
            self.fault("the road has 3 to %d columns, not %d" % (MOST_COLUMNS, len(columns)))
        self.road = Road(min(MOST_READ, len(columns)))
        self.item = 0
        for number, part in enumerate(parts):
            for column in part.split("."):
                if self.item < self.road.columns:
                    self._column(self.item, min(number, 2), column)
                self.item += 1

    def _column(self, index, part, letters):
        rows = 0
        for letter in letters:
            row = ROWS.find(letter)
            if row < 0 or rows >> row & 1:
                rows = 0
                break
            rows |= 1 << row
        if not rows:
            self.fault("column %d is some of H, C and L, each once, not '%s'" % (index + 1, letters[:8]))
        self.road.rows[index] = rows or 7  # so that later fields do not report its squares again
        self.road.parts[index] = part

    def _square(self, name):
        square = self.road.square_of(name)
        if square == FINISH:
            self.fault("there is no square '%s'" % name[:8])
        return square

    def _squares(self, names):
        squares = bytearray()
        for name in names:
            squares.append(self._square(name))
        return bytes(squares)

    def lines(self):
        if self.fields[1] == AUTO:
            self._usual_lines()
            return
        lines = self.fields[1].split(",")
        for self.item, line in enumerate(lines):
            at = 1
            while at < len(line) and line[at].upper() not in ROWS:
                at += 1
            first, second = self._square(line[: at + 1]), self._square(line[at + 1 :])
            if FINISH in (first, second):
                continue
            first, second = min(first, second), max(first, second)
            if second // 3 - first // 3 != 1:
                self.fault("the line %s does not join neighbouring columns" % line[:8])
            elif self.road.joins[first] >> second % 3 & 1:
                self.fault("the line %s stands there twice" % line[:8])
            else:
                self.road.join(first, second)

    def _usual_lines(self):
        """V2: straight on if the row continues, else to the nearest rows; from both sides."""
        road = self.road
        for square in range(road.squares):
            if road.has(square):
                for step in (1, -1):
                    for other in self._nearest(square, step):
                        road.join(min(square, other), max(square, other))

    def _nearest(self, square, step):
        column = square // 3 + step
        if 0 <= column < self.road.columns:
            rows = self.road.rows[column]
            for distance in range(len(ROWS)):
                nearest = [row for row in LIKED[square % 3] if rows >> row & 1 and abs(row - square % 3) == distance]
                if nearest:
                    return [3 * column + row for row in nearest]
        return []

    def markets(self):
        names = self.fields[2].split(",")
        if len(names) > MOST_MARKETS:
            self.fault("there are at most %d markets, not %d" % (MOST_MARKETS, len(names)))
        markets = []
        for self.item, market in enumerate(names):
            markets.append(self._squares(market.split("+")))
        self.road.markets = tuple(markets)

    def entries(self):
        ends = self.fields[3].split("/")
        if len(ends) != 2:
            self.fault("write the entries of Ostia, '/', and those of Rome")
            return
        entries = []
        for self.item, count in enumerate(ENTRIES):
            names = ends[self.item].upper().split(",")
            entries.append(self._squares(names))
            if len(names) != count or len(set(names)) != count:
                self.fault("%s has %d entry squares, each once" % (("Ostia", "Rome")[self.item], count))
        self.road.entries = tuple(entries)

    def costs(self):
        text = self.fields[4]
        if len(text) != 4:
            self.fault("the costs are four digits: lateral, diagonal, extra, through; not '%s'" % text[:8])
        for self.item, digit in enumerate(text[:4]):
            if digit not in "1234":
                self.fault("a special move costs 1 to 4 coins, not '%s'" % digit)
        if not self.faults:
            self.road.costs = bytes([int(digit) for digit in text])

    def names(self):
        names = [name.replace("_", " ").strip() for name in self.fields[5].split(",")] if self.fields[5] else []
        if len(names) > WAGONS:
            self.fault("there are %d wagons, not %d" % (WAGONS, len(names)))
        for self.item, name in enumerate(names):
            if len(name) > LONGEST_NAME:
                self.fault("a wagon's name has at most %d letters, not '%s'" % (LONGEST_NAME, name[:20]))
        self.road.names = tuple(names)

    def ways_on(self):
        """Every square has a way on in both directions, by a line or off the road, and can be reached."""
        road = self.road
        self.field = 1
        for square in range(road.squares):
            if not road.has(square):
                continue
            if not road.joins[square] and square not in road.entries[1]:
                self.fault("from %s no way leads on to Rome" % road.name(square))
            if not road.joined[square] and square not in road.entries[0]:
                self.fault("from %s no way leads on to Ostia" % road.name(square))


PARTS = (Reader.columns, Reader.lines, Reader.markets, Reader.entries, Reader.costs, Reader.names)
