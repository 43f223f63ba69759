"""The road: squares in columns from Ostia to Rome, lines between them, markets beside it, areas along it.

A square is a small number: three times its column (from 0), plus 0, 1 or 2 for high, central or low. A line joins squares
of adjacent columns, so one bit for each row of the next column is enough for the lines of a square.
"""

ROWS = "HCL"
HIGH, CENTRAL, LOW = 0, 1, 2
OSTIA, ROME = 0, 1  # the ends; also the side a wagon comes from
MOST_MARKETS = 17  # more do not fit on one side of the road; the stand-in has 14
AREAS = ("I", "II", "III", "IV", "V", "VI")
FINISH = 253  # the end of a route that leaves the road
MOST_COLUMNS = 16  # more do not fit on a small screen

# The rows of the next column, best first: straight on, then sideways.
LIKED = ((HIGH, CENTRAL, LOW), (CENTRAL, HIGH, LOW), (LOW, CENTRAL, HIGH))

# The purpose of each special move, in the order of `costs`.
LATERAL, DIAGONAL, EXTRA, THROUGH = 0, 1, 2, 3


class Road:
    """setup/roads.py fills it. `joins`: to which rows of the next column lines lead from each square; `joined`: of the last one."""

    def __init__(self, columns):
        self.columns = columns
        self.squares = 3 * columns
        self.rows = bytearray(columns)  # a bit for each row of a column
        self.parts = bytearray(columns)  # 0, 1, 2
        self.joins = bytearray(self.squares)
        self.joined = bytearray(self.squares)
        self.markets = ()  # for each market the squares that touch it, as bytes
        self.entries = (b"", b"")  # by end: the squares where wagons enter the road, and where they leave it
        self.costs = b"\1\2\3\4"  # coins for lateral, diagonal, extra and through
        self.names = ()  # of the ten wagons, if the owner gave them names
        self.text = ""  # in the form of the option

    def has(self, square):
        return square < self.squares and self.rows[square // 3] >> square % 3 & 1

    def areas(self, square):
        """The areas whose tile can be taken on a square: the upper, the lower, or, from the middle, both."""
        first = 2 * self.parts[square // 3]
        row = square % 3
        return (first,) if row == HIGH else (first + 1,) if row == LOW else (first, first + 1)

    def markets_at(self, square):
        return [market for market, squares in enumerate(self.markets) if square in squares]

    def name(self, square):
        return str(square // 3 + 1) + ROWS[square % 3]

    def square_of(self, name):
        """The square with a name such as 9H; FINISH if the road has none of that name."""
        row = ROWS.find(name[-1:].upper()) if name else -1
        digits = name[:-1]
        if row < 0 or not 1 <= len(digits) <= 2 or digits[0] == "0":
            return FINISH
        for digit in digits:
            if digit not in "0123456789":
                return FINISH
        square = 3 * int(digits) - 3 + row
        return square if self.has(square) else FINISH

    def join(self, first, second):
        """Add a line between a square and one of the next column."""
        self.joins[first] |= 1 << second % 3
        self.joined[second] |= 1 << first % 3
