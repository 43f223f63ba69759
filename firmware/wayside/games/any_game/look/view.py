"""How a score sheet looks: a row for each player, the last rounds as columns, the totals at the right."""

from wayside.games.any_game.rules.notation import FINISH
from wayside.games.any_game.rules.tree import DIGITS, HUGE, LARGE, MINUS, value
from wayside.games.panel import Panel


class AnyGamePanel(Panel):
    """Paints a row again only when it changed."""

    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self._stand = {}  # how each row looks on the screen now, as text
        large = canvas.height >= 200
        self.font, self.letter = ("S", 5) if canvas.mono else ("M", 7)
        self.height = 8 if canvas.mono else 13
        self.head = 2 if canvas.mono else 14  # room for the numbers of the rounds; on a small screen a gap
        self.top = 9 if canvas.mono else 17
        room = canvas.height - self.top - (10 if canvas.mono else 17) - self.head
        self.pitch = min(room // len(rules.players), 9 if canvas.mono else 32 if large else 22)
        self.names = 22 if canvas.mono else 98 if canvas.width > 300 else 76  # where the columns begin
        self.figures = self.pitch >= 20  # whether the totals are large

    # What the screen asks for

    def forget(self):
        """The screen was wiped: paint everything again."""
        self._stand = {}

    def draw(self, path):
        canvas, running = self.canvas, self.rules.is_running
        rows = self._rows(path)
        widest = max([2] + [len(cell) for row in rows for cell in row])
        longest = max([1] + [len(row) for row in rows])
        totals = [str(total) for total in self.rules.totals]
        width = self.letter * widest + (3 if canvas.mono else 7)
        right = canvas.width - self._total_width(totals) - (6 if canvas.mono else 10)
        columns = max(1, min((right - self.names) // width, longest))
        first = max(0, longest - columns)  # the first round that is shown
        place = "%d/%d/%d" % (columns, width, right)
        if not canvas.mono and self._is_new(9, "%s/%d" % (place, first)):
            self._draw_head(columns, width, right, first)
        picked = self.seat_of(path)
        if self.pitch < self.height:  # the rows touch each other, so paint all of them
            self._stand = {}
        for seat, row in enumerate(rows):
            start = max(0, len(row) - columns) if running else first
            cells = row[start : start + columns]
            entry = len(cells) - 1 if seat == picked and not is_finish(path) else -1
            look = "%s/%s/%d/%d/%s" % (",".join(cells), totals[seat], entry, seat == picked, place)
            if self._is_new(seat, look):
                edge = right - width * (len(cells) - 1 if running else columns - 1)  # right edge of the first cell
                self._draw_row(seat, cells, totals[seat], entry, seat == picked, width, edge)

    def seat_of(self, path):
        """The seat whose score is entered; -1 if none."""
        if self.rules.turn < 0:
            return -1
        if self.rules.is_running and path and path[0] in self.rules.players:
            return self.rules.players.index(path[0])
        return self.rules.turn

    def title(self, path, player):
        seat = self.seat_of(path)
        return "%s %d" % (self.name_of(seat), self.rules.totals[seat])

    def aside(self):
        if self.rules.is_running or self.rules.turn < 0:
            return ""
        return self.texts.fit("any_game.round", 4 if self.canvas.mono else 9, round=self.rules.round)

    def status(self, path):
        key, facts = self._status_of(path)
        return self.texts.fit(key, 15 if self.canvas.mono else 21, **facts) if key else ""

    def verb(self, path):
        """The key of the text that says what OK does."""
        if is_finish(path):
            return "any_game.verb_finish"
        number = self._number(path)
        return "any_game.verb_enter" if number and number[-1] in DIGITS else "ui.choose"

    def _number(self, path):
        """The tokens of the number of points."""
        return path[1:] if self.rules.is_running else path

    def _status_of(self, path):
        """(key of the text, facts)."""
        if is_finish(path):
            return "any_game.note_finish", {}
        number = self._number(path)
        if not number:
            return "any_game.note_who", {}
        last = number[-1]
        if last == MINUS:
            return "any_game.note_minus", {}
        if last in (LARGE, HUGE):
            return "any_game.note_large", {"count": last}
        points = value(number)
        if last in DIGITS:
            return "any_game.note_total", {"total": self.rules.totals[self.seat_of(path)] + points}
        reach = (0, 9, 99, 999)[len(last) - 1]
        return "any_game.note_range", {"low": points, "high": points - reach if points < 0 else points + reach}

    # The table

    def _rows(self, path):
        """The cells of each seat as texts; the one being entered is the last."""
        rows = []
        picked = self.seat_of(path)
        for seat in range(len(self.rules.players)):
            cells = [str(points) for points in self.rules.scores_of(seat)]
            if seat == picked and not is_finish(path):
                cells.append(entered(self._number(path)))
            rows.append(cells)
        return rows

    def _total_width(self, totals):
        canvas = self.canvas
        if self.figures:
            return max([canvas.figure_width(total) for total in totals])
        return max([len(total) for total in totals]) * self.letter

    def _is_new(self, place, look):
        if self._stand.get(place) == look:
            return False
        self._stand[place] = look
        return True

    def _draw_head(self, columns, width, right, first):
        """The numbers of the rounds, as many as fit beside the word above the totals."""
        canvas = self.canvas
        word = self.texts("any_game.total")
        canvas.fill(0, self.top, canvas.width, self.head, canvas.NIGHT)
        canvas.text(canvas.width - 4, self.top + 3, word, canvas.MIST, "N", "r")
        if self.rules.is_running:
            return
        for column in range(columns):
            x = right - width * (columns - 1 - column)
            if x < canvas.width - 8 - 6 * len(word):
                canvas.text(x, self.top + 3, str(first + column + 1), canvas.MIST, "N", "r")

    def _draw_row(self, seat, cells, total, entry, picked, width, edge):
        canvas = self.canvas
        y = self.top + self.head + self.pitch * seat
        canvas.fill(0, y, canvas.width, self.pitch, canvas.SLATE if picked else canvas.NIGHT)
        top = y + (self.pitch - self.height) // 2
        if canvas.mono:
            if picked:
                canvas.fill(0, y, 1, self.pitch, canvas.CHALK)
            canvas.text(2, top, self.name_of(seat)[:4], canvas.CHALK, "S")
        else:
            canvas.seat(5, y + (self.pitch - 7) // 2, seat, self.game.colours[self.rules.players[seat]])
            canvas.text(16, top, self.name_of(seat)[: (self.names - 18) // 7], canvas.CHALK)
        for column, cell in enumerate(cells):
            if column == entry:
                left = edge + width * column - self.letter * len(cell) - 1
                canvas.fill(left, y, self.letter * len(cell) + 2, self.pitch, canvas.AQUA)
                canvas.text(edge + width * column, top, cell, canvas.NIGHT, self.font, "r")
            else:
                canvas.text(edge + width * column, top, cell, canvas.MIST, self.font, "r")
        if self.figures:
            canvas.figure(canvas.width - 4, y + (self.pitch - 18) // 2, total, canvas.WHEAT, "r")
        else:
            canvas.text(canvas.width - (1 if canvas.mono else 4), top, total, canvas.WHEAT, self.font, "r")

    # The end

    def chapter_title(self):
        return self.texts("any_game.over")


def is_finish(path):
    return bool(path) and path[0] == FINISH


def entered(tokens):
    """A number while it is entered: 2_, 23, -0_, 1__, 12__."""
    text = MINUS if MINUS in tokens else ""
    shown = [token for token in tokens if token not in (MINUS, LARGE, HUGE)]
    if not shown:
        return text + ("____" if HUGE in tokens else "___" if LARGE in tokens else "_")
    blanks = len(shown[-1]) - len(shown[-1].rstrip("_"))
    digits = "".join([token.rstrip("_") for token in shown])
    return text + (digits if digits[0] != "0" or len(digits) == 1 else digits[1:]) + "_" * blanks
