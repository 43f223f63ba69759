"""The column beside Nasca's board: points, what is picked, the stock of the player on turn."""

from wayside.games.nasca import ARROWS, GAME
from wayside.games.nasca.rules.board import NEUTRAL
from wayside.games.nasca.rules.notation import COLUMNS, PASS, START, read_token


class Sidebar:
    """A column at x. Without a column (x is 0) it gives the words for the bars."""

    def __init__(self, rules, canvas, texts, x, name_of):
        self.rules = rules
        self.canvas = canvas
        self.texts = texts
        self.x = x
        self.name_of = name_of
        self.large = canvas.height >= 200
        self.text_y = 14 if canvas.mono else 116 if self.large else 42
        self._length = 0  # length of the bar that the stock shows as picked

    # In words

    def title(self, path, player):
        """Who acts and what is picked, for a title bar."""
        return "%s: %s" % (player, self._picked(path)) if path else player

    def status(self, path):
        """The level on which the bar would lie, and the stock; for a bottom bar."""
        stock = " ".join(["%dx%d" % (self.rules.board.left[self.rules.mover][n], n) for n in self._lengths()])
        level = self._level(path)
        return "%s  %s" % (level, stock) if level else stock

    def _picked(self, path):
        """The choice so far in a few letters: →5, C?→5, C3→5."""
        bar = read_token(path[0]) if path else None
        if bar is None:
            return self.texts("nasca.word_" + path[0]) if path else ""
        cell = "".join(path[1:]) + ("?" if len(path) == 2 else "")
        return "%s%s%d" % (cell.upper(), ARROWS[bar[0]], bar[1])

    def _level(self, path):
        """The level of the picked place; without one, the round."""
        if path and path[0] in (PASS, START) or self.rules.turn < 0:
            return ""
        if len(path) > 2:
            cell = COLUMNS.index(path[1]) + (int(path[2]) - 1) * self.rules.board.width
            return self.texts("nasca.level", level=self.rules.board.levels[cell] + 1)
        if self.rules.mover == NEUTRAL:
            return self.texts("nasca.landscape")
        return self.texts("nasca.round", round=self.rules.round)

    def _lengths(self):
        return [length for length, _ in self.rules.board.stock[self.rules.mover]]

    def aside(self):
        """The points, for the side of a title bar."""
        return "%d:%d" % (self._totals()[0], self._totals()[1])

    def _totals(self):
        return [total for total, _ in self.rules.score()]

    # As a column

    def draw(self, path):
        if self.x:
            self._clear()
            self._draw_points(self._totals(), self.rules.turn)
            self._draw_name()
            self._draw_picked(path)
            self._draw_stock(path)

    def follow(self, path):
        if self.x:
            self._draw_picked(path)
            if self._length_of(path) != self._length:
                self._draw_stock(path)

    def draw_chapter(self, areas, status):
        """Points of the finished round and of the whole match."""
        if not self.x:
            return
        self._clear()
        points = [0, 0]
        for seat, cells in areas:
            points[seat] += len(cells)
        canvas = self.canvas
        totals = self._totals()
        columns = (canvas.width - self.x) // (5 if canvas.mono else 7)
        lines = canvas.wrap(status, columns)
        if self.rules.turn >= 0:
            lines.insert(0, self.texts("nasca.round", round=self.rules.chapter))
        if self.rules.chapter > 1:
            lines += [self.texts("nasca.in_all"), "%d : %d" % (totals[0], totals[1])]
        if canvas.mono:
            self._draw_points(points, -1)
            font, pitch, y = "S", 9, 15
        else:
            height = 42 if self.large else 22
            for seat in (0, 1):
                self._draw_total(self.x, 20 + (height + 1) * seat, 68, height, seat, points[seat], False)
            font, pitch, y = "M", 13, 116 if self.large else 66
        for line in lines[:4]:
            canvas.text(self.x, y, line, canvas.CHALK, font)
            y += pitch

    def _clear(self):
        canvas = self.canvas
        canvas.fill(self.x - 1, 0, canvas.width - self.x + 1, canvas.height, canvas.NIGHT)

    def _draw_points(self, points, turn):
        """The points of both players, each with the player's mark; the player on turn on a coloured ground."""
        for seat in (0, 1):
            if self.canvas.mono:
                self._mono_points(seat, points[seat], seat == turn)
            elif self.large:
                self._draw_total(self.x, 22 + 46 * seat, 70, 42, seat, points[seat], seat == turn)
            else:
                self._draw_total(self.x - 1 + 35 * seat, 18, 35, 22, seat, points[seat], seat == turn)

    def _draw_total(self, x, y, w, h, seat, points, on_turn):
        canvas = self.canvas
        colour = GAME.colours[self.rules.players[seat]]
        mark, ink, back = (canvas.NIGHT, canvas.NIGHT, colour) if on_turn else (colour, canvas.CHALK, canvas.NIGHT)
        canvas.rounded(x, y, w, h, back)
        canvas.fill(x + 2, y + h // 2 - 4, 7, 7, mark)
        if self.rules.players[seat] == "B":
            canvas.fill(x + 3, y + h // 2 - 1, 5, 1, back)
        canvas.figure(x + w - 1, y + 2, str(points), ink, "r", 2 if self.large else 1)

    def _mono_points(self, seat, points, on_turn):
        canvas = self.canvas
        x = self.x + 26 * seat
        if self.rules.players[seat] == "R":
            canvas.fill(x, 3, 7, 5, canvas.CHALK)
        else:
            canvas.frame(x, 3, 7, 5, canvas.CHALK)
        canvas.text(x + 10, 0, str(points), canvas.CHALK, "M")
        if on_turn:
            canvas.fill(x, 12, 24, 1, canvas.CHALK)

    def _draw_picked(self, path):
        canvas, x = self.canvas, self.x
        if canvas.mono:
            y = self.text_y + 9
            canvas.fill(x, y, canvas.width - x, 9, canvas.NIGHT)
            canvas.text(x, y, self._picked_and_level(path), canvas.CHALK, "S")
            return
        y = self.text_y + 11
        canvas.fill(x, y, canvas.width - x, 24, canvas.NIGHT)
        canvas.text(x, y - 1, self._picked(path), canvas.CHALK)
        canvas.text(x, y + 12, self._level(path), canvas.AQUA if len(path) > 2 else canvas.MIST, "N")

    def _picked_and_level(self, path):
        """Both in one line if there is room, else what is picked."""
        picked, level = self._picked(path), self._level(path)
        return picked + " " + level if level and len(picked) + len(level) < 10 else picked or level

    def _draw_name(self):
        """Who is on turn."""
        if self.rules.turn >= 0:
            canvas = self.canvas
            room = canvas.width - self.x
            name = self.name_of(self.rules.turn)[: room // (5 if canvas.mono else 6)]
            canvas.text(self.x, self.text_y, name, canvas.CHALK, "S" if canvas.mono else "N")

    def _length_of(self, path):
        bar = read_token(path[0]) if path else None
        return bar[1] if bar else 0

    def _draw_stock(self, path):
        self._length = self._length_of(path)
        if self.canvas.mono:
            self._draw_mono_stock()
            return
        canvas, x, top = self.canvas, self.x, self.text_y + 35
        owner = self.rules.mover
        lengths = self._lengths()[:5]
        pitch = 13 if self.large else 9 if len(lengths) < 5 else 7
        unit = 6 if max(lengths) < 9 else 4
        colour = canvas.MIST if owner == NEUTRAL else GAME.colours[self.rules.players[owner]]
        canvas.fill(x, top, 68, 1, canvas.EDGE)
        canvas.fill(x, top + 2, 68, pitch * len(lengths) + 1, canvas.NIGHT)
        for index, length in enumerate(lengths):
            y = top + 3 + pitch * index
            left = self.rules.board.left[owner][length]
            picked = length == self._length
            ink = canvas.AQUA if picked else canvas.CHALK if left else canvas.EDGE
            canvas.fill(x, y + 1, length * unit - 1, 6, canvas.AQUA if picked else colour if left else canvas.EDGE)
            canvas.text(x + 68, y - 1, "x%d" % left, ink, "N", "r")

    def _draw_mono_stock(self):
        """The lengths, with a stroke for each bar that is left; the picked one is framed."""
        canvas, x = self.canvas, self.x
        canvas.fill(x - 1, 33, canvas.width - x + 1, 21, canvas.NIGHT)
        lengths = self._lengths()[:5]
        for index, length in enumerate(lengths):
            left = self.rules.board.left[self.rules.mover][length]
            column = x + 1 + index * (14 if len(lengths) < 5 else 11)
            canvas.text(column, 34, str(length), canvas.CHALK, "M")
            if left > 4:
                canvas.text(column + 1, 46, str(left), canvas.CHALK, "S")
            else:
                for stroke in range(left):
                    canvas.fill(column + stroke * 2, 48, 1, 4, canvas.CHALK)
            if length == self._length:
                canvas.frame(column - 2, 33, 12, 21, canvas.CHALK)
