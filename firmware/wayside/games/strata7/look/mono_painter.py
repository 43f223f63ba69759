"""How Strata 7 looks on a mono screen, in cells of five pixels and a gap: White is filled, Bordeaux outlined.

An objective has as many strokes as it is worth, an obstacle is a cross. In a pawn, a vertical stroke means danger, a
horizontal one a pair. The last move has a dot in the pawn, and dots beside the cell it left. What is picked is inverse.
"""

from wayside.games.strata7.rules.board import BLACK, COLOUR, OFF, PAIR, PLAIN, WHITE


class MonoPainter:
    """Like ColourPainter."""

    def __init__(self, canvas, size):
        self.canvas = canvas

    def cell(self, x, y, ground, man, danger, last):
        """Wipe a cell, then draw it with what is on it."""
        canvas = self.canvas
        self._content(x, y, ground, man, canvas.CHALK, canvas.NIGHT)
        if danger:
            ink = canvas.NIGHT if man & COLOUR == WHITE else canvas.CHALK
            canvas.fill(x + 2, y + 1, 1, 3, ink)
        if last and man & COLOUR:
            canvas.dot(x + 2, y + 2, canvas.NIGHT if man & COLOUR == WHITE else canvas.CHALK)
        elif last:
            canvas.dot(x, y + 2, canvas.CHALK)
            canvas.dot(x + 4, y + 2, canvas.CHALK)

    def _content(self, x, y, ground, man, ink, back):
        canvas = self.canvas
        if man & COLOUR:
            self._pawn(x, y, man, ink, back)
        elif ground == BLACK:
            for step in (1, 2, 3):
                canvas.dot(x + step, y + step, ink)
                canvas.dot(x + 4 - step, y + step, ink)
        elif ground > PLAIN:
            for stroke in range(ground - PLAIN):
                canvas.fill(x + 1, y + 2 * stroke, 3, 1, ink)
        elif ground != OFF:
            canvas.dot(x + 2, y + 2, ink)

    def _pawn(self, x, y, man, ink, back):
        canvas = self.canvas
        if man & COLOUR == WHITE:
            canvas.disc(x + 2, y + 2, 2, ink)
            if man & PAIR:
                canvas.fill(x, y + 2, 2, 1, back)
                canvas.fill(x + 3, y + 2, 2, 1, back)
            return
        canvas.frame(x, y, 5, 5, ink)
        if man & PAIR:
            canvas.fill(x + 1, y + 2, 3, 1, ink)

    def frontier(self, x, y):
        self.canvas.fill(x - 1, y, 7, 1, self.canvas.CHALK)

    # The cursor

    def column(self, x, y, height):
        """Draws nothing: the targets show the column."""

    def target(self, x, y, ground, man):
        """A pawn that can be chosen is inverse; an empty cell gets marks in its corners."""
        canvas = self.canvas
        if man & COLOUR:
            self.picked(x, y, ground, man)
            return
        for left in (x, x + 4):
            canvas.dot(left, y, canvas.CHALK)
            canvas.dot(left, y + 4, canvas.CHALK)

    def picked(self, x, y, ground, man):
        """A cell that is chosen or under the cursor: inverse."""
        canvas = self.canvas
        canvas.fill(x - 1, y - 1, 7, 7, canvas.CHALK)
        self._content(x, y, ground, man, canvas.NIGHT, canvas.CHALK)

    def arrival(self, x, y, man):
        """Where a pawn would land: the pawn, inverse."""
        self._pawn(x, y, man, self.canvas.NIGHT, self.canvas.CHALK)

    def hop(self, x0, y0, x1, y1):
        """Draws nothing: the cells of the way are inverse."""

    def claimed(self, x, y):
        self.canvas.frame(x - 1, y - 1, 7, 7, self.canvas.CHALK)
