"""Both mats in colour, side by side: eight lines of nine squares, points beside each, loose letters below."""

from wayside.games.jarnac.look.panel.meaning import BRIGHT, DOUBT, GHOST, LOOSE, USED
from wayside.games.jarnac.rules.phases import FULL, LONGEST


class Mats:
    """Paints on the given canvas. A line is painted only when it looks different from before."""

    side = 0  # the screen keeps its bars

    def __init__(self, canvas):
        self.canvas = canvas
        self.large = canvas.height >= 200
        self.square = 14 if canvas.width > 300 else 11
        self.pitch = 20 if self.large else 11
        self.top = 21 if self.large else 18
        self.middle = canvas.width // 2 - 1  # the line between the mats
        self.loose_top = 184 if self.large else 106
        self.loose_pitch = 18 if self.large else 11
        self.loose_rows = 2 if self.large else 1
        self._stand = {}  # how each place looks on the screen now, as text

    def forget(self):
        self._stand = {}

    def left(self, seat):
        return 1 + seat * (self.middle + 2)

    def draw(self, picked):
        canvas = self.canvas
        if not self._stand:
            canvas.fill(self.middle, 17, 1, canvas.height - 34, canvas.EDGE)
        for seat in (0, 1):
            for row in range(FULL):
                letters, looks, points, bright = picked.line_of(seat, row)
                if self._is_new(10 * seat + row, "%s/%s/%s/%d" % (letters, looks, points, bright)):
                    self._draw_line(self.left(seat), self.top + row * self.pitch, letters, looks, points, bright)
            letters, looks = picked.loose_of(seat)
            if self._is_new(10 * seat + 9, letters + looks):
                self._draw_loose(self.left(seat), letters, looks)

    def _is_new(self, place, look):
        if self._stand.get(place) == look:
            return False
        self._stand[place] = look
        return True

    def _draw_line(self, x, y, letters, looks, points, bright):
        canvas, square, height = self.canvas, self.square, self.pitch - 1
        canvas.fill(x, y, self.middle - 1, self.pitch, canvas.NIGHT)
        for column in range(LONGEST):
            left = x + square * column
            if column < len(letters):
                self._tile(left, y, square - 1, height, letters[column], looks[column])
                if not self.large and looks[column] != GHOST:
                    # A dark gap would look like a part of the letter.
                    canvas.fill(left, y + height, square - 1, 1, canvas.MIST)
            else:
                canvas.fill(left, y, square - 1, height, canvas.SLATE)
        if bright and not letters:
            canvas.frame(x, y, square - 1, height, canvas.AQUA)
        if points:
            ink = canvas.AMBER if points == DOUBT else canvas.AQUA if bright else canvas.WHEAT
            canvas.text(x + self.middle - 3, y - 1 + (height - 10) // 2, points, ink, "M", "r")

    def _tile(self, x, y, w, h, letter, look):
        canvas = self.canvas
        fill, ink = canvas.CHALK, canvas.NIGHT
        if look == BRIGHT:
            fill = canvas.AQUA
        elif look == GHOST:
            fill, ink = canvas.EDGE, canvas.CHALK
        elif look == LOOSE:
            fill, ink = canvas.SLATE, canvas.CHALK
        elif look == USED:
            fill, ink = canvas.NIGHT, canvas.EDGE
        canvas.fill(x, y, w, h, fill)
        if look == USED:
            canvas.frame(x, y, w, h, canvas.SLATE)
        if letter == ".":
            return
        if h > 17:
            canvas.text(x + (w - 8) // 2, y, letter, ink, "L")
        else:
            canvas.text(x + (w - 6) // 2, y - 1 + (h - 10) // 2, letter, ink, "M")

    def _draw_loose(self, x, letters, looks):
        """As tiles; as plain letters if there are many."""
        canvas = self.canvas
        width = self.middle - 1
        canvas.fill(x, self.loose_top, width, self.loose_pitch * self.loose_rows, canvas.NIGHT)
        step, height = self.square, self.loose_pitch - (1 if self.loose_rows > 1 else 0)
        in_row = width // step
        if len(letters) > in_row * self.loose_rows:
            step = 7
            in_row = width // step
        for place, letter in enumerate(letters[: in_row * self.loose_rows]):
            left = x + step * (place % in_row)
            y = self.loose_top + self.loose_pitch * (place // in_row)
            if step > 7:
                self._tile(left, y, step - 1, height, letter, looks[place])
            else:
                look = looks[place]
                ink = canvas.AQUA if look == BRIGHT else canvas.EDGE if look == USED else canvas.CHALK
                canvas.text(left, y + (height - 13) // 2, letter, ink, "M")
