"""The column beside Strata 7's board: points and prisoners, what is picked, who is in danger."""

from wayside.games.strata7 import GAME
from wayside.games.strata7.rules.board import AROUND
from wayside.games.strata7.rules.notation import CLAIM, DRAW, PASS, cell_name, read_cell
from wayside.games.strata7.rules.walking import way


class Sidebar:
    """A column at x. Without a column (x is 0) it gives the words for the bars."""

    def __init__(self, rules, canvas, texts, x, name_of):
        self.rules = rules
        self.canvas = canvas
        self.texts = texts
        self.x = x
        self.name_of = name_of
        self.large = canvas.height >= 200
        self.text_y = 28 if canvas.mono else 124 if self.large else 66
        self.columns = (canvas.width - x) // (5 if canvas.mono else 7)

    # In words

    def title(self, path, player):
        """Who acts and what is picked, for a title bar."""
        picked = self._picked(path, 99)
        return "%s: %s" % (player, picked) if picked else player

    def status(self, path, danger):
        """For a bottom bar: the effect of the picked move; before that, who is in danger, or the prisoners."""
        if len(path) > 2 or self.rules.expects() != "move":
            return self._effect(path, 20)
        if danger:
            return self.texts("strata7.in_danger", cells=_names(danger, 3))
        return self.texts("strata7.held", first=self.rules.held(0), second=self.rules.held(1))

    def aside(self):
        """The points, for the side of a title bar."""
        return "%d:%d" % (self.rules.points(0), self.rules.points(1))

    def _picked(self, path, columns):
        """The move so far: G?, G5, G5-G6; for a long chain only its two ends."""
        rules = self.rules
        if not path or rules.turn < 0:
            return ""
        if path[0] in (PASS, DRAW, CLAIM):
            cells = [path[place] + path[place + 1] for place in range(1, len(path) - 1, 2)]
            return " ".join(cells).upper() if cells else self.texts.fit("strata7.word_" + path[0], columns)
        if len(path) == 1:
            return path[0].upper() + "?"
        name = (path[0] + path[1]).upper()
        if rules.due:
            return "+" + name
        if len(path) == 2:
            return name
        text = rules.text_of(path).upper()
        if len(text) > columns:
            text = "%s…%s" % (name, path[2].upper()) + (">" + path[3].upper() if len(path) > 3 else "")
        return text

    def _effect(self, path, columns):
        """The effect of the picked move, in one or two words; without a move, what to do."""
        rules = self.rules
        if rules.turn < 0:
            return ""
        if len(path) < 3 or path[0] in (PASS, DRAW, CLAIM):
            return self.texts.fit("strata7.word_do_" + rules.expects(), columns)
        start, end = read_cell(path[0] + path[1]), read_cell(path[2])
        board, colour = rules.board, rules.colours[rules.turn]
        value = board.targets[colour][end]
        if board.men[end] == colour and value and start != end:
            return self.texts.fit("strata7.scores", columns, points=value)
        if value:
            return self.texts.fit("strata7.objective", columns, points=value)
        hops = len(way(board, rules.variant, start, end)) - 1
        if hops > 1 or end - start not in AROUND:
            return self.texts.fit("strata7.jumps", columns, count=hops)
        return self.texts.fit("strata7.separates" if start in board.left else "strata7.goes", columns)

    # As a column

    def draw(self, path, danger):
        if self.x:
            self._clear()
            self._draw_points()
            self._draw_picked(path)
            self._draw_danger(danger)

    def follow(self, path, danger):
        if self.x:
            self._draw_picked(path)

    def draw_chapter(self, status, title):
        """Who won, and how."""
        if not self.x:
            return
        self._clear()
        self._draw_points()
        if self.rules.winner < 0:
            status = self.texts("strata7.verb_draw")  # short enough for a column in every language
        y, pitch, font = (28, 9, "S") if self.canvas.mono else (self.text_y, 13, "M")
        for line in self.canvas.wrap(status, self.columns)[:2] + self.canvas.wrap(title, self.columns)[:2]:
            self.canvas.text(self.x, y, line, self.canvas.CHALK, font)
            y += pitch

    def _clear(self):
        canvas = self.canvas
        canvas.fill(self.x - 1, 0, canvas.width - self.x + 1, canvas.height, canvas.NIGHT)

    def _draw_points(self):
        """Points and prisoners of both players, White above; the player on turn on a coloured ground."""
        for place, letter in enumerate(("W", "B")):
            seat = self.rules.players.index(letter)
            if self.canvas.mono:
                self._mono_points(1 + 13 * place, seat, letter)
            elif self.large:
                self._colour_points(22 + 51 * place, 48, seat, letter)
            else:
                self._colour_points(18 + 23 * place, 22, seat, letter)
        if self.canvas.mono:
            self.canvas.fill(self.x, 26, self.canvas.width - self.x, 1, self.canvas.CHALK)
        elif not self.large:
            self.canvas.fill(self.x, 64, self.canvas.width - self.x - 2, 1, self.canvas.EDGE)

    def _name(self, seat, room, font):
        """The name of a seat, cut to this many pixels; the name of a colour has a short form instead."""
        letter, name = self.rules.players[seat], self.name_of(seat)
        if self.canvas.text_width(name, font) > room and name == self.texts("strata7.player_" + letter):
            name = self.texts("strata7.player_short_" + letter)
        return name[: room // self.canvas.text_width(" ", font)]

    def _colour_points(self, y, height, seat, letter):
        canvas, x = self.canvas, self.x
        width = canvas.width - x - 1
        colour = GAME.colours[letter]
        on_turn = seat == self.rules.turn
        held = self.rules.held(seat)
        points = str(self.rules.points(seat))
        scale = 2 if self.large and len(points) == 1 else 1
        back = colour if on_turn else canvas.NIGHT
        ink = canvas.NIGHT if on_turn and letter == "W" else canvas.CHALK
        canvas.rounded(x - 1, y, width, height, back)
        _mark(canvas, x + 2, y + 2, 9, letter, colour, canvas.CHALK, on_turn)
        room = width - 19 - (0 if scale > 1 else canvas.figure_width(points))  # a double figure is below the name
        canvas.text(x + 14, y + 1, self._name(seat, room, "N"), ink, "N")
        if held:
            other = "B" if letter == "W" else "W"
            below = y + (25 if self.large else 11)
            _mark(canvas, x + 15, below + 1, 7, other, GAME.colours[other], canvas.CHALK, on_turn)
            canvas.text(x + 25, below, "x%d" % held, ink, "N")
        canvas.figure(x + width - 4, y + (11 if scale > 1 else 2), points, ink, "r", scale)

    def _mono_points(self, y, seat, letter):
        canvas, x = self.canvas, self.x
        _mono_mark(canvas, x, y, letter)
        points = str(self.rules.points(seat))
        held = self.rules.held(seat)
        room = 44 - canvas.text_width(points)
        if held:
            prisoners = "%d×" % held
            room = 37 - canvas.text_width(prisoners, "S")
            canvas.text(x + 47, y, prisoners, canvas.CHALK, "S", "r")
        canvas.text(x + 10, y, self._name(seat, room, "S"), canvas.CHALK, "S")
        canvas.text(canvas.width - 2, y - 1, points, canvas.CHALK, "M", "r")
        if seat == self.rules.turn:
            canvas.fill(x, y + 9, 48, 1, canvas.CHALK)

    def _draw_picked(self, path):
        canvas, x, y = self.canvas, self.x, self.text_y
        if canvas.mono:
            canvas.fill(x, y, canvas.width - x, 24, canvas.NIGHT)
            canvas.text(x, y, self._picked(path, 8), canvas.CHALK, "M")
            canvas.text(x, y + 15, self._effect(path, self.columns), canvas.CHALK, "S")
            return
        canvas.fill(x, y, canvas.width - x, 26, canvas.NIGHT)
        canvas.text(x, y, self._picked(path, self.columns), canvas.CHALK)
        ink = canvas.WHEAT if len(path) > 2 else canvas.MIST
        canvas.text(x, y + 13, self._effect(path, self.columns), ink)

    def _draw_danger(self, danger):
        """The pawns with one liberty left; those of the player on turn first."""
        if not danger or self.canvas.mono:
            return
        canvas, x = self.canvas, self.x
        y = self.text_y + (40 if self.large else 26)
        canvas.icon(x - 1, y + 1, "warning", canvas.AMBER)
        canvas.text(x + 12, y, _names(danger, 2 if self.columns < 11 else 3), canvas.AMBER)
        canvas.text(x + 12, y + 13, self.texts.fit("strata7.danger", self.columns - 2), canvas.AMBER)


def _names(cells, most):
    """The first few cells by name, as many as fit."""
    text = ""
    for cell in cells[:most]:
        longer = (text + " " + cell_name(cell).upper()).strip()
        if len(longer) > 3 * most:
            break
        text = longer
    return text


def _mark(canvas, x, y, size, letter, ink, bar, rim=False):
    """The mark of a player: a disc, or a square with a bar."""
    if letter == "W":
        if rim:
            canvas.disc(x + size // 2, y + size // 2, size // 2 + 1, canvas.NIGHT)
        canvas.disc(x + size // 2, y + size // 2, size // 2, ink)
        return
    if rim:
        canvas.fill(x - 1, y - 1, size + 2, size + 2, canvas.NIGHT)
    canvas.fill(x, y, size, size, ink)
    canvas.fill(x + 2, y + size // 2 - 1, size - 4, 2, bar)


def _mono_mark(canvas, x, y, letter):
    if letter == "W":
        canvas.disc(x + 3, y + 3, 3, canvas.CHALK)
    else:
        canvas.frame(x, y, 7, 7, canvas.CHALK)
