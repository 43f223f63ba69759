"""One mat on a screen of 128x64: the lines at the left; total, loose letters and what is picked at the right."""

from wayside.games.jarnac.look.panel.meaning import BRIGHT, USED
from wayside.games.jarnac.rules.phases import FULL, LONGEST

SIDE = 67  # where the right column begins


class MonoMat:
    """Painted completely each time: it is only about 24 short texts."""

    side = SIDE

    def __init__(self, canvas, name_of):
        self.canvas = canvas
        self.name_of = name_of

    def forget(self):
        """There is nothing to forget."""

    def draw(self, picked, seat, note):
        """Draw the mat of a seat; `note` is a line about what is picked."""
        canvas = self.canvas
        canvas.fill(0, 0, canvas.width, canvas.height - 9, canvas.NIGHT)
        canvas.fill(0, canvas.height - 9, SIDE, 9, canvas.NIGHT)
        for row in range(FULL):
            self._draw_line(8 * row, picked.line_of(seat, row))
        canvas.fill(SIDE - 2, 0, 1, canvas.height, canvas.CHALK)
        total = str(picked.rules.total(seat))
        end = canvas.width - 1 - canvas.figure_width(total)
        canvas.figure(end, 0, total, canvas.CHALK)
        lines = len(picked.rules.words[seat])
        columns = (end - SIDE - 4) // 5
        turn = picked.rules.turn
        mat = "%d/%d" % (lines, FULL)
        if seat != turn and turn >= 0:  # the mat of the other player, for a call
            mat = ">" + self.name_of(seat)
        else:
            turn = seat
        canvas.text(SIDE + 2, 0, self.name_of(turn)[:columns], canvas.CHALK, "S")
        canvas.text(SIDE + 2, 10, mat[:columns], canvas.CHALK, "S")
        canvas.fill(SIDE + 2, 20, canvas.width - SIDE - 2, 1, canvas.CHALK)
        self._draw_loose(picked.loose_of(seat))
        canvas.text(SIDE + 2, 46, note, canvas.CHALK, "S")

    def _draw_line(self, y, line):
        canvas = self.canvas
        letters, looks, points, picked = line
        ink, back = (canvas.NIGHT, canvas.CHALK) if picked else (canvas.CHALK, canvas.NIGHT)
        canvas.fill(0, y, SIDE - 3, 8, back)
        for column in range(LONGEST):
            if column < len(letters):
                letter = letters[column]
                if letter == ".":
                    canvas.fill(2 + column * 5, y + 2, 3, 4, ink)
                else:
                    canvas.text(1 + column * 5, y, letter if looks[column] != "g" else letter.lower(), ink, "S")
            elif column % 2 == 0 or letters:
                canvas.dot(3 + column * 5, y + 5, ink)
        if points:
            canvas.text(SIDE - 4, y, points, ink, "S", "r")

    def _draw_loose(self, loose):
        """Up to eight letters are large, more are small. Used ones are left out; the picked one is inverse."""
        canvas = self.canvas
        letters, looks = loose
        shown = [(letter, look) for letter, look in zip(letters, looks) if look != USED]
        font, step, in_row, y = ("M", 7, 8, 24) if len(shown) <= 8 else ("S", 5, 11, 24)
        for place, (letter, look) in enumerate(shown[: 2 * in_row]):
            x = SIDE + 3 + step * (place % in_row)
            top = y + 10 * (place // in_row)
            ink = canvas.CHALK
            if look == BRIGHT:
                canvas.fill(x - 1, top - 1, step, 14 if step > 5 else 9, canvas.CHALK)
                ink = canvas.NIGHT
            canvas.text(x, top, letter, ink, font)
