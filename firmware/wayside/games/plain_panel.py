"""The panel of a game that has none of its own: it shows the position as rows of words and numbers."""

from wayside.games.contract import Panel


class PlainPanel(Panel):
    """Each player with the total, then every other value of the rules' `state()`. The title shows what is picked."""

    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self._stand = []  # the rows that are on the screen now
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
        """The rows stay as they are."""
        return False

    def _rows(self):
        """(seat or -1, label, value) of each."""
        totals = [total for total, _ in self.rules.score()]
        rows = [(seat, self.name_of(seat), str(total)) for seat, total in enumerate(totals)]
        state = self.rules.state()
        for key in sorted(state):
            value = state[key]
            if isinstance(value, dict):
                rows += [(-1, "%s %s" % (key, name), spelled(value[name])) for name in sorted(value)]
            elif key not in ("turn", "totals"):
                rows.append((-1, key, spelled(value)))
        return rows

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
