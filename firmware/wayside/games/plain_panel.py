"""The panel of games without a panel of their own: shows the state as rows of words and numbers."""

from wayside.games.panel import Panel


class PlainPanel(Panel):
    """Shows each player with the total, then every other value of `Rules.state()`. The title shows the path.

    Texts: state_KEY for each key of the state.
    """

    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self._stand = []  # the rows that are on the screen
        self.top, self.pitch, self.font, self.letter = (9, 9, "S", 5) if canvas.mono else (19, 14, "M", 7)

    def forget(self):
        self._stand = []

    def draw(self, path):
        rows = self._rows()
        most = (self.canvas.height - 2 * self.top) // self.pitch
        for place in range(most):
            row = rows[place] if place < len(rows) else (-1, "", "")
            if row != (self._stand[place] if place < len(self._stand) else (-1, "", "")):
                self._draw_row(self.top + self.pitch * place, *row)
        self._stand = rows[:most]

    def follow(self, path):
        """The rows do not depend on the cursor."""
        return False

    def _rows(self):
        """(seat or -1, label, value) of each row."""
        totals = [total for total, _ in self.rules.score()]
        rows = [(seat, self.name_of(seat), str(total)) for seat, total in enumerate(totals)]
        state = self.rules.state()
        for key in sorted(state):
            value = state[key]
            if key in ("turn", "totals"):
                continue
            label = self.texts("%s.state_%s" % (self.game.name, key))
            if isinstance(value, dict):
                rows += [(-1, "%s, %s" % (label, self._called(name)), spelled(value[name])) for name in sorted(value)]
            else:
                rows.append((-1, label, spelled(value)))
        return rows

    def _called(self, name):
        """The name of a player, or the word itself."""
        return self.name_of(self.rules.players.index(name)) if name in self.rules.players else name

    def _draw_row(self, y, seat, label, value):
        canvas = self.canvas
        canvas.fill(0, y, canvas.width, self.pitch, canvas.NIGHT)
        x = 4
        if seat >= 0:
            canvas.seat(x, y + self.pitch // 2 - 3, seat, self.game.colours[self.rules.players[seat]])
            x += 14
        ink = canvas.WHEAT if seat >= 0 else canvas.CHALK
        canvas.text(canvas.width - 4, y, value, ink, self.font, "r")
        room = canvas.width - 12 - x - self.letter * len(value)
        canvas.text(x, y, canvas.fit(label, room, self.font), canvas.CHALK if seat >= 0 else canvas.MIST, self.font)

    def title(self, path, player):
        return "%s: %s" % (player, " ".join(path)) if path else player

    def verb(self, path):
        return "ui.take" if self.completes() else "ui.choose"


def spelled(value):
    """A plain value in a few letters."""
    if isinstance(value, (list, tuple)):
        return " ".join([spelled(one) for one in value])
    return "-" if value is None else str(value)
