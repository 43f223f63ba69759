"""The editor of a road: columns, lines, markets and costs. It begins with the road it is given.

After every change the road must still be valid; roads.py checks it. Any other change is ignored.
"""

from wayside.games.moves import CELL, END, Choice
from wayside.games.strada_romana.rules.shared.road import FINISH, ROWS
from wayside.games.strada_romana.setup.start.roads import STANDIN, examine, read_road

DONE, KEEP, COSTS, LINE, MARKET = "done", "keep", "costs", "line", "market"
WORDS = (DONE, KEEP, COSTS, LINE, MARKET)
DIGITS = "1234"


class Editor:
    """Like rules, but smaller. Moves: costs 1234, line 4C 5H (there or not), market M05 5H, done, keep."""

    turn = 0
    laying = ""

    def __init__(self, text):
        self._before = []  # earlier texts for undo
        self.road = read_road(text)
        self._began = self.road.text  # before its lines are listed
        if self.road.text == STANDIN or "|auto|" in self.road.text:
            self._spell_lines()
        self.is_standin = text == "standin" or text == STANDIN

    def _spell_lines(self):
        """List the lines one by one, so that they can be changed."""
        fields = self.road.text.split("|")
        fields[1] = ",".join(lines_of(self.road))
        self.road, _ = examine("|".join(fields))

    def result(self):
        """The text of the road; the stand-in's own text if nothing was changed."""
        if not self._before:
            return "standin" if self._began == STANDIN else self._began
        return self.road.text

    def kept(self):
        return self.result()

    def spot(self, cell):
        return cell // 3, 2 * (2 - cell % 3)

    # The tree of moves

    def next(self, path):
        if not path:
            return [Choice(word) for word in WORDS]
        word, rest = path[0], path[1:]
        if word in (DONE, KEEP):
            return [] if rest else [Choice(END)]
        if word == COSTS:
            return [Choice(digit) for digit in DIGITS] if len(rest) < 4 else [Choice(END)]
        if word == LINE:
            return self._line(rest)
        if word == MARKET:
            return self._market(rest)
        return []

    def _squares(self, squares):
        return [Choice(self.road.name(square), CELL, square) for square in squares]

    def _all(self):
        return [square for square in range(self.road.squares) if self.road.has(square)]

    def _line(self, rest):
        """A square, then a square of the next column."""
        if not rest:
            return self._squares([square for square in self._all() if square // 3 < self.road.columns - 1])
        square = self.road.square_of(rest[0])
        if square == FINISH:
            return []
        first = square - square % 3 + 3
        if len(rest) == 1:
            return self._squares([first + row for row in range(len(ROWS)) if self.road.has(first + row)])
        return [Choice(END)]

    def _market(self, rest):
        """A market, then a square that touches it."""
        if not rest:
            return [
                Choice("M%02d" % (market + 1), CELL, self.road.markets[market][0])
                for market in range(len(self.road.markets))
            ]
        return self._squares(self._all()) if len(rest) == 1 else [Choice(END)]

    def likely(self, path):
        if len(path) == 2 and path[0] == MARKET:
            return [self.road.name(self.road.markets[int(path[1][1:]) - 1][0])]
        if path[:1] == [COSTS] and len(path) < 5:
            return [str(self.road.costs[len(path) - 1])]
        return []

    def text_of(self, path):
        return " ".join(path)

    # Changes

    def play(self, move):
        """Play a move of the tree; an invalid change is ignored. `done` and `keep` are for the screen."""
        words = move.split()
        if words[0] in (DONE, KEEP):
            return
        fields = self.road.text.split("|")
        if words[0] == COSTS:
            fields[4] = "".join(words[1:])
        elif words[0] == LINE:
            line = words[1] + words[2]
            lines = fields[1].split(",")
            fields[1] = ",".join([other for other in lines if other != line] if line in lines else lines + [line])
        else:
            markets = fields[2].split(",")
            markets[int(words[1][1:]) - 1] = words[2]
            fields[2] = ",".join(markets)
        road, faults = examine("|".join(fields))
        if not faults and road.text != self.road.text:
            self._before.append(self.road.text)
            self.road = road

    def undo(self):
        """Take back the last change; says whether there was one."""
        if not self._before:
            return False
        self.road, _ = examine(self._before.pop())
        return True


def lines_of(road):
    """Every line in the form of the text: 4C5H."""
    lines = []
    for square in range(road.squares):
        for row in range(len(ROWS)):
            if road.joins[square] >> row & 1:
                lines.append(road.name(square) + road.name(square - square % 3 + 3 + row))
    return lines
