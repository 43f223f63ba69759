"""How Strata 7 looks in colour: White is a disc, Bordeaux a square with a bar; objectives have a rim and a figure."""

from wayside.games.strata7.rules.board import BLACK, COLOUR, OFF, PAIR, PLAIN, WHITE


class ColourPainter:
    """Paints on the given canvas. `size` is the step from cell to cell; the last pixel is the gap."""

    def __init__(self, canvas, size):
        self.canvas = canvas
        self.size = size
        self.rims = (canvas.WHEAT, canvas.AMBER, canvas.BRICK)

    def cell(self, x, y, ground, man, danger, last):
        """Wipe a cell, then draw it with what is on it."""
        canvas, side = self.canvas, self.size - 1
        if ground == OFF:
            return
        if ground == BLACK:
            self._obstacle(x, y)
            return
        canvas.fill(x, y, side, side, canvas.SLATE)
        if ground > PLAIN:
            self._objective(x, y, ground - PLAIN, man)
        if man:
            self.pawn(x, y, man)
        if last:
            self._ticks(x, y)
        if danger:
            self._flag(x, y)

    def _obstacle(self, x, y):
        canvas, size = self.canvas, self.size
        canvas.fill(x, y, size - 1, size - 1, canvas.EDGE)
        canvas.line(x + 3, y + 3, x + size - 5, y + size - 5, canvas.NIGHT)
        canvas.line(x + size - 5, y + 3, x + 3, y + size - 5, canvas.NIGHT)

    def _objective(self, x, y, value, man):
        canvas, size = self.canvas, self.size
        rim = self.rims[value - 1]
        canvas.frame(x, y, size - 1, size - 1, rim)
        if not man:
            canvas.text(x + size // 2 - 3, y + size // 2 - 6, str(value), rim, "M")

    def pawn(self, x, y, man):
        canvas = self.canvas
        middle, reach = self.size // 2 - 1, self.size // 2 - 2
        x, y = x + middle, y + middle
        if man & COLOUR == WHITE:
            canvas.disc(x, y, reach, canvas.CHALK)
            if man & PAIR:
                canvas.disc(x, y, reach - 2, canvas.NIGHT)
                canvas.disc(x, y, max(1, reach - 4), canvas.CHALK)
            return
        canvas.fill(x - reach, y - reach, 2 * reach + 1, 2 * reach + 1, canvas.WINE)
        if man & PAIR:
            canvas.fill(x - reach + 2, y - 3, 2 * reach - 3, 2, canvas.CHALK)
            canvas.fill(x - reach + 2, y + 2, 2 * reach - 3, 2, canvas.CHALK)
        else:
            canvas.fill(x - reach + 2, y - 1, 2 * reach - 3, 2, canvas.CHALK)

    def _ticks(self, x, y):
        """Mark the corners of a cell that the last move left or reached."""
        canvas = self.canvas
        long, far = 3 if self.size < 16 else 4, self.size - 2
        for left in (x, x + far - long + 1):
            canvas.fill(left, y, long, 1, canvas.MIST)
            canvas.fill(left, y + far, long, 1, canvas.MIST)
        for side in (x, x + far):
            canvas.fill(side, y, 1, long, canvas.MIST)
            canvas.fill(side, y + far - long + 1, 1, long, canvas.MIST)

    def _flag(self, x, y):
        """Mark danger: a frame and a flag in the corner."""
        canvas, size = self.canvas, self.size
        canvas.frame(x, y, size - 1, size - 1, canvas.AMBER)
        for row in range(5):
            canvas.fill(x + size - 6 + row, y + row, 5 - row, 1, canvas.AMBER)

    def frontier(self, x, y):
        """The part of the frontier above or below one cell."""
        self.canvas.fill(x - 1, y, self.size + 1, 1, self.canvas.AMBER)

    # The cursor

    def column(self, x, y, height):
        """The column under the cursor."""
        self.canvas.frame(x - 1, y - 1, self.size + 1, height, self.canvas.AQUA)

    def target(self, x, y, ground, man):
        """A cell or pawn that can be chosen. A free objective gets a frame, so that its figure can be read."""
        middle = self.size // 2 - 1
        if ground > PLAIN and not man:
            self.canvas.frame(x, y, self.size - 1, self.size - 1, self.canvas.LEAF)
            self.canvas.frame(x + 1, y + 1, self.size - 3, self.size - 3, self.canvas.LEAF)
            return
        if man:
            self.canvas.disc(x + middle, y + middle, 3, self.canvas.NIGHT)
        self.canvas.disc(x + middle, y + middle, 2, self.canvas.LEAF)

    def picked(self, x, y, ground, man):
        """A cell that is chosen or under the cursor."""
        canvas, size = self.canvas, self.size
        canvas.frame(x - 1, y - 1, size + 1, size + 1, canvas.AQUA)
        canvas.frame(x, y, size - 1, size - 1, canvas.AQUA)

    def arrival(self, x, y, man):
        """Where a pawn would land, on an ordinary empty cell."""
        middle = self.size // 2 - 1
        self.canvas.fill(x + middle - 2, y + middle - 2, 5, 5, self.canvas.AQUA)

    def hop(self, x0, y0, x1, y1):
        """A line from cell to cell; it touches no other cells."""
        middle = self.size // 2 - 1
        x0, y0, x1, y1 = x0 + middle, y0 + middle, x1 + middle, y1 + middle
        right, down = (0, 1) if y0 == y1 else (1, 0)
        self.canvas.line(x0, y0, x1, y1, self.canvas.AQUA)
        self.canvas.line(x0 + right, y0 + down, x1 + right, y1 + down, self.canvas.AQUA)

    def claimed(self, x, y):
        """A pawn that a player claims as stranded."""
        canvas, size = self.canvas, self.size
        canvas.frame(x - 1, y - 1, size + 1, size + 1, canvas.AMBER)
        canvas.frame(x, y, size - 1, size - 1, canvas.AMBER)
