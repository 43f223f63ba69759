"""The road in two colours: squares as strokes, wagons as filled plates. Goods are named in the line below it."""

from wayside.games.strada_romana.look.panel.meaning import BARRED, CURSOR, PICKED, TARGET, WAY, square_looks
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, WAGONS, WAITING
from wayside.games.strada_romana.rules.shared.road import FINISH

TOP = 12
DOWN = 10
SIDE = 13  # pixels at each end for waiting wagons


class MonoRoadPainter:
    """Like RoadPainter: paints squares that look different from before."""

    markets = None  # not drawn

    def __init__(self, canvas, road):
        self.canvas = canvas
        self.road = road
        self.pitch = min(7, (canvas.width - 2 * SIDE - 1) // road.columns)
        self.x = SIDE + (canvas.width - 2 * SIDE - self.pitch * road.columns) // 2 + 1
        self._looks = bytearray(road.squares)
        self._ends = ["", ""]
        self.wiped = True

    def forget(self):
        self.wiped = True

    def paint(self, picked, targets=()):
        for square, look in enumerate(square_looks(self.road, picked, targets)):
            if self.road.has(square):
                if self.wiped or look != self._looks[square]:
                    self._looks[square] = look
                    self._paint_square(square, look)
        for side in (0, 1):
            self._paint_end(picked, side)
        self.wiped = False

    def _paint_square(self, square, look):
        canvas = self.canvas
        x, y = self.x + self.pitch * (square // 3), TOP + DOWN * (square % 3)
        on, off = canvas.CHALK, canvas.NIGHT
        canvas.fill(x, y, self.pitch, 9, off)
        mark = look & 0xE0
        number = look & 15
        if number:
            side = look >> 4 & 1
            picked = mark == PICKED  # not filled, between two strokes
            canvas.fill(x + side, y, 5, 9, on)
            canvas.fill(x if side else x + 5, y + 3, 1, 3, on)
            if picked:
                canvas.fill(x + side, y + 1, 5, 7, off)
            self._number(x + side, y + 1, number, on if picked else off)
        elif mark == CURSOR:
            canvas.fill(x, y, 6, 9, on)
            canvas.fill(x + 1, y + 1, 4, 7, off)
            canvas.fill(x + 2, y + 3, 2, 3, on)
        elif mark == TARGET:
            canvas.frame(x, y + 2, 6, 5, on)
        elif mark == BARRED:
            canvas.line(x + 1, y + 2, x + 5, y + 6, on)
            canvas.line(x + 1, y + 6, x + 5, y + 2, on)
        elif mark == WAY:
            canvas.fill(x + 1, y + 3, 4, 3, on)
        else:
            canvas.fill(x + 2, y + 4, 2, 1, on)

    def _number(self, x, y, number, ink):
        """The number of a wagon, 5 pixels wide."""
        if number < 10:
            self.canvas.text(x, y, str(number), ink, "S")
        else:  # the ten
            self.canvas.fill(x, y + 1, 1, 5, ink)
            self.canvas.frame(x + 2, y + 1, 3, 5, ink)

    def _paint_end(self, picked, side):
        """The waiting wagons, two in a row. The picked one is inverse; an end gets a frame if the route leads to it."""
        canvas, pieces = self.canvas, picked.pieces
        here = [wagon for wagon in range(WAGONS) if pieces.at[wagon] == WAITING and pieces.sides[wagon] == side]
        arrived = len([wagon for wagon in range(WAGONS) if pieces.at[wagon] == ARRIVED and pieces.sides[wagon] != side])
        headed = picked.wagon >= 0 and FINISH in picked.route and pieces.sides[picked.wagon] != side
        text = "%s/%d/%d/%d" % (here, arrived, headed, picked.wagon if picked.wagon in here else -1)
        if self._ends[side] == text and not self.wiped:
            return
        self._ends[side] = text
        left = canvas.width - SIDE + 1 if side else 0
        canvas.fill(left, 10, SIDE - 1, 33, canvas.NIGHT)
        for index, wagon in enumerate(here[:6]):  # more than five wait only while the layout is being typed
            x, y = left + 6 * (index % 2), TOP + 10 * (index // 2)
            if wagon == picked.wagon:
                canvas.fill(x, y, 6, 9, canvas.CHALK)
                self._number(x + 1, y + 1, wagon + 1, canvas.NIGHT)
            else:
                self._number(x + 1, y + 1, wagon + 1, canvas.CHALK)
        if headed:
            canvas.frame(left, 10, SIDE - 1, 33, canvas.CHALK)
