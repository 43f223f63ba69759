"""How Nasca's cells look in two colours: red is filled, blue outlined, neutral dotted."""

from wayside.games.nasca.rules.board import NEUTRAL, NOBODY


class MonoPainter:
    """Like ColourPainter, for cells of five pixels and a gap."""

    def __init__(self, canvas, players, size):
        self.canvas = canvas
        self.players = players

    def ground(self, x, y, seat):
        """An empty cell; a mark shows whose area it is in."""
        canvas = self.canvas
        if seat == NOBODY:
            canvas.dot(x + 2, y + 2, canvas.CHALK)
        elif self.players[seat] == "R":
            canvas.fill(x + 1, y + 1, 3, 3, canvas.CHALK)
        else:
            canvas.frame(x + 1, y + 1, 3, 3, canvas.CHALK)

    def piece(self, owner, box, x, y, across, low, high, level, at_end):
        """A cell of a piece. `box` includes the gap at the low or high side if the piece continues there."""
        canvas = self.canvas
        x, y, w, h = box
        filled = owner != NEUTRAL and self.players[owner] == "R"
        if filled:
            canvas.fill(x, y, w, h, canvas.CHALK)
        else:
            self._outline(x, y, w, h, across, low, high)
        if owner == NEUTRAL:
            for row in range(y, y + h):  # the dots in a gap are the same, whichever cell paints it
                for column in range(x - (x + 2 * row) % -3, x + w, 3):
                    canvas.dot(column, row, canvas.CHALK)
        if level > 1 and at_end:
            # Two strokes for level 2, three for all higher levels: five pixels are too few for figures.
            for stroke in range(min(level, 3)):
                ink = canvas.NIGHT if filled else canvas.CHALK
                canvas.fill(x + w // 2 - 2 + stroke * 2, y + h // 2 - 1, 1, 3, ink)

    def _outline(self, x, y, w, h, across, low, high):
        """The long sides, and the short sides where the piece ends."""
        fill, ink = self.canvas.fill, self.canvas.CHALK
        if across:
            fill(x, y, w, 1, ink)
            fill(x, y + h - 1, w, 1, ink)
            if not low:
                fill(x, y, 1, h, ink)
            if not high:
                fill(x + w - 1, y, 1, h, ink)
        else:
            fill(x, y, 1, h, ink)
            fill(x + w - 1, y, 1, h, ink)
            if not low:
                fill(x, y, w, 1, ink)
            if not high:
                fill(x, y + h - 1, w, 1, ink)

    def column(self, x, y, height):
        """Draws nothing: the targets show the column."""

    def target(self, x, y):
        """A cell that can be chosen."""
        self.canvas.fill(x + 1, y + 1, 3, 3, self.canvas.CHALK)
        self.canvas.dot(x + 2, y + 2, self.canvas.NIGHT)

    def ghost(self, x, y, w, h, owner, level):
        """The bar under the cursor, not placed yet: dotted, with a line along it."""
        canvas = self.canvas
        for offset in range(0, w, 2):
            canvas.dot(x + offset, y, canvas.CHALK)
            canvas.dot(x + offset, y + h - 1, canvas.CHALK)
        for offset in range(0, h, 2):
            canvas.dot(x, y + offset, canvas.CHALK)
            canvas.dot(x + w - 1, y + offset, canvas.CHALK)
        if w > h:
            canvas.fill(x + 2, y + 2, w - 4, 1, canvas.CHALK)
        else:
            canvas.fill(x + 2, y + 2, 1, h - 4, canvas.CHALK)

    def border(self, x, y, left, right, below, above):
        """Draws nothing: a line between filled bars cannot be seen. The marks in the cells show the area."""
