"""How Nasca's cells look in colour: red is smooth, blue has a groove, neutral is dotted."""

from wayside.games.nasca import GAME
from wayside.games.nasca.rules.board import NEUTRAL, NOBODY


class ColourPainter:
    """Paints on the given canvas. `size` is the step from cell to cell; the last pixel is the gap."""

    def __init__(self, canvas, players, size):
        self.canvas = canvas
        self.players = players
        self.size = size

    def colour(self, owner):
        return self.canvas.MIST if owner == NEUTRAL else GAME.colours[self.players[owner]]

    def ground(self, x, y, seat):
        """An empty cell; a mark shows whose area it is in."""
        canvas, size = self.canvas, self.size
        canvas.fill(x, y, size - 1, size - 1, canvas.SLATE)
        if seat != NOBODY:
            dot = 3 if size < 16 else 5
            start = (size - 1 - dot) // 2
            canvas.fill(x + start, y + start, dot, dot, self.colour(seat))
            if self.players[seat] == "B":
                canvas.fill(x + start + dot // 2, y + start + 1, 1, dot - 2, canvas.NIGHT)

    def piece(self, owner, box, x, y, across, low, high, level, at_end):
        """A cell of a piece. `box` includes the gap at the low or high side if the piece continues there."""
        canvas, size = self.canvas, self.size
        canvas.fill(box[0], box[1], box[2], box[3], self.colour(owner))
        middle = (size - 1) // 2
        if level > 1 and at_end:
            self._level(x + middle, y + middle, level)
        elif owner == NEUTRAL:
            canvas.fill(x + middle - 1, y + middle - 1, 2, 2, canvas.NIGHT)
        elif self.players[owner] == "B":
            # The groove of a bridge ends at the gaps, because a cell with a level figure draws none.
            near = -1 if low and level == 1 else 2
            length = size - 1 - near - (-1 if high and level == 1 else 2)
            if across:
                canvas.fill(x + near, y + middle, length, 1, canvas.NIGHT)
            else:
                canvas.fill(x + middle, y + near, 1, length, canvas.NIGHT)

    def _level(self, x, y, level):
        if self.size < 16:
            self.canvas.text(x - 2, y - 4, str(level), self.canvas.NIGHT, "N")
        else:
            self.canvas.text(x - 3, y - 6, str(level), self.canvas.NIGHT, "M")

    def column(self, x, y, height):
        """The column under the cursor."""
        self.canvas.frame(x - 1, y - 1, self.size + 1, height, self.canvas.AQUA)

    def target(self, x, y):
        """A cell that can be chosen."""
        dot = self.size // 3
        start = (self.size - dot) // 2
        self.canvas.fill(x + start, y + start, dot, dot, self.canvas.LEAF)

    def ghost(self, x, y, w, h, owner, level):
        """The bar under the cursor, not placed yet."""
        canvas, size = self.canvas, self.size
        colour = self.colour(owner)
        canvas.fill(x, y, w, h, canvas.AQUA)
        canvas.fill(x + 2, y + 2, w - 4, h - 4, canvas.NIGHT)
        canvas.fill(x + 3, y + 3, w - 6, h - 6, colour)
        if level > 1:
            middle = (size - 1) // 2
            for left, top in ((x, y), (x + w - size + 1, y + h - size + 1)):
                canvas.fill(left + 2, top + 2, size - 5, size - 5, colour)
                canvas.text(left + middle - 2, top + middle - 4, str(level), canvas.NIGHT, "N")

    def border(self, x, y, left, right, below, above):
        """The sides of a cell where its area ends."""
        size, colour = self.size, self.canvas.WHEAT
        if left:
            self.canvas.fill(x - 1, y - 1, 2, size + 1, colour)
        if right:
            self.canvas.fill(x + size - 2, y - 1, 2, size + 1, colour)
        if below:
            self.canvas.fill(x - 1, y + size - 2, size + 1, 2, colour)
        if above:
            self.canvas.fill(x - 1, y - 1, size + 1, 2, colour)
