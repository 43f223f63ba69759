"""The road in colour: squares with wagons, waiting wagons at both ends, markets and tiles beside it.

Every piece is painted inside its own box, so a cursor that moves repaints only what it leaves and enters.
"""

from wayside.games.strada_romana.look import shapes
from wayside.games.strada_romana.look.panel.meaning import BARRED, CURSOR, PICKED, TARGET, WAY, square_looks
from wayside.games.strada_romana.rules.on_road.tree import ENDS_AT
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, NO_GOOD, TILE, WAGONS, WAITING
from wayside.games.strada_romana.rules.shared.road import AREAS, FINISH, ROME

SLOTS = 5  # at each end
TALL = 13  # height of a square in pixels; in a long road a square is a little narrower
WIDEST = 46  # pixels from column to column


def in_slots(wagons):
    """The wagons of an end in at most five places: one in each, or two if there are more than five; 10 is alone."""
    if len(wagons) <= SLOTS:
        return [[wagon] for wagon in wagons]
    slots = [[wagon] for wagon in wagons if wagon == WAGONS - 1]
    others = [wagon for wagon in wagons if wagon != WAGONS - 1]
    return [others[place : place + 2] for place in range(0, len(others), 2)] + slots


def good_look(colour):
    return shapes.EMPTY if colour == NO_GOOD else colour


class RoadPainter:
    """Paints what looks different from before."""

    def __init__(self, canvas, road, markets=None):
        """Pass `markets` of an earlier painter, so they are not computed again."""
        self.canvas = canvas
        self.road = road
        large = canvas.height >= 200
        wide = canvas.width > 300
        ends = 54 if wide else 32  # pixels for the waiting wagons, and for the names of the ends if there is room
        self.pitch = min(WIDEST, (canvas.width - ends) // road.columns)
        self.box = min(TALL, self.pitch - 1)
        self.down = (24 if wide else 20) if large else 16
        self.x = (canvas.width - self.pitch * (road.columns - 1)) // 2  # the middle of the first column
        self.y = (63 if wide else 62) if large else 52  # the middle of the upper row
        self.slot = 12 if large else 10
        self.spaces = road.squares  # the looks of markets begin here, those of areas follow
        if markets is None:  # the import is needed only here
            from wayside.games.strada_romana.look.market_places import places

            columns = [self.x + self.pitch * column for column in range(road.columns)]
            markets = places(road, columns, 36 if wide else 22, canvas.width)
        self.markets = markets
        self.areas = self.spaces + len(road.markets)
        self._looks = bytearray(self.areas + len(AREAS))
        self._slots = [0] * (2 * SLOTS)  # for each place of both ends: a mark, and a bit for each wagon
        self.wiped = True

    def forget(self):
        self.wiped = True

    def paint(self, picked, targets=()):
        """Paint the road as it is with the picked path, with its marks."""
        pieces = picked.pieces
        if self.wiped:
            self._paint_lines()
            self._paint_ends()
        for square, code in enumerate(square_looks(self.road, picked, targets)):
            if self.road.has(square):
                self._show(square, code, self._paint_square)
        for side in (0, 1):
            self._paint_slots(picked, targets, side)
        for market in range(len(self.road.markets)):
            look = good_look(pieces.spaces[CUBE][market]) | _good_mark(picked, CUBE, market)
            self._show(self.spaces + market, look, self._paint_market)
        for area in range(len(AREAS)):
            look = good_look(pieces.spaces[TILE][area]) | _good_mark(picked, TILE, area)
            self._show(self.areas + area, look, self._paint_area)
        self.wiped = False

    def _show(self, place, look, paint):
        if self.wiped or self._looks[place] != look:
            self._looks[place] = look
            paint(place, look)

    # Painting

    def _paint_slots(self, picked, targets, side):
        """The waiting wagons of an end, then those that arrived there."""
        pieces = picked.pieces
        here = [wagon for wagon in range(WAGONS) if pieces.at[wagon] == WAITING and pieces.sides[wagon] == side]
        here += [wagon for wagon in range(WAGONS) if pieces.at[wagon] == ARRIVED and pieces.sides[wagon] != side]
        slots = in_slots(here)
        leaves = picked.wagon >= 0 and FINISH in picked.route and pieces.sides[picked.wagon] != side
        for slot in range(SLOTS):
            wagons = slots[slot] if slot < len(slots) else []
            mark = 0
            if picked.wagon in wagons:
                mark = PICKED
            elif slot == min(len(slots), SLOTS - 1):  # where the next wagon would come
                mark = CURSOR if leaves else TARGET if ENDS_AT + side in targets else 0
            arrived = [wagon for wagon in wagons if pieces.at[wagon] == ARRIVED]
            look = mark
            for wagon in wagons:
                look |= (0x40100 if wagon in arrived else 0x100) << wagon
            if self.wiped or self._slots[SLOTS * side + slot] != look:
                self._slots[SLOTS * side + slot] = look
                self._paint_slot(side, slot, wagons, arrived, mark)

    def middle(self, square):
        return self.x + self.pitch * (square // 3), self.y + self.down * (square % 3)

    def _paint_lines(self):
        canvas, road = self.canvas, self.road
        for square in range(road.squares):
            for row in range(3):
                if road.joins[square] >> row & 1:
                    x, y = self.middle(square)
                    other_x, other_y = self.middle(square - square % 3 + 3 + row)
                    canvas.line(x, y, other_x, other_y, canvas.EDGE)

    def _paint_ends(self):
        """The names of the ends, if there is room."""
        canvas = self.canvas
        if canvas.width > 300:
            canvas.text(1, self.y - 18, "Ostia", canvas.MIST, "N")
            canvas.text(canvas.width - 1, self.y - 18, "Roma", canvas.MIST, "N", "r")

    def _paint_square(self, square, code):
        canvas, box = self.canvas, self.box
        x, y = self.middle(square)
        left, top = x - box // 2, y - TALL // 2
        grey = self.road.parts[square // 3] == 1
        canvas.rounded(left, top, box, TALL, canvas.EDGE if grey else canvas.SLATE, canvas.EDGE)
        mark = code & 0xE0
        if code & 15:
            fill = canvas.AQUA if mark == PICKED else canvas.CHALK
            shapes.wagon(canvas, left, top + 1, code & 15, code >> 4 & 1, fill, box)
        elif mark == TARGET:
            canvas.rounded(left, top, box, TALL, canvas.NIGHT, canvas.LEAF)
            canvas.fill(x - 1, y - 1, 3, 3, canvas.LEAF)
        elif mark == CURSOR:
            canvas.rounded(left, top, box, TALL, canvas.AQUA)
            canvas.fill(left + 2, top + 2, box - 4, TALL - 4, canvas.NIGHT)
            canvas.fill(x - 2, y - 2, 5, 5, canvas.AQUA)
        elif mark in (WAY, BARRED):
            canvas.fill(x - 1, y - 1, 3, 3, canvas.AQUA if mark == WAY else canvas.AMBER)

    def _paint_slot(self, side, slot, wagons, arrived, mark):
        """A place at an end: one number, or two if there are many wagons; green if they have arrived."""
        canvas = self.canvas
        x = canvas.width - 16 if side == ROME else 1
        y = self.y - 8 + self.slot * slot
        lit = mark in (PICKED, CURSOR)
        green = arrived and len(arrived) == len(wagons)
        fill = canvas.AQUA if lit else canvas.LEAF if green else canvas.SLATE
        canvas.fill(x, y, 15, 9, fill)
        if mark == TARGET:
            canvas.fill(x + 6, y + 3, 3, 3, canvas.LEAF)
        width = 6 * sum([len(str(wagon + 1)) for wagon in wagons])
        left = x + 8 - width // 2
        for wagon in wagons:
            ink = canvas.NIGHT if fill != canvas.SLATE else canvas.LEAF if wagon in arrived else canvas.CHALK
            left = canvas.text(left, y, str(wagon + 1), ink, "N")

    def _paint_market(self, place, look_code):
        x, above = self.markets[place - self.spaces]
        y = self.y - 17 if above else self.y + 2 * self.down + 9
        shapes.cube(self.canvas, x - 4, y, look_code & 7, look_code & 0xE0)

    def _paint_area(self, place, look_code):
        """A bar along the part of the road, with its tile. A long bar also shows the name of the area."""
        canvas = self.canvas
        area = place - self.areas
        columns = [column for column in range(self.road.columns) if self.road.parts[column] == area // 2]
        more = max(0, self.pitch - 20) // 2  # a bit more at each end if the columns are far apart
        left = self.x + self.pitch * columns[0] - self.box // 2 - more
        width = self.pitch * (len(columns) - 1) + self.box + 2 * more
        y = self.y - 32 if area % 2 == 0 else self.y + 2 * self.down + 21
        picked = look_code & 0xE0
        canvas.rounded(left, y, width, 13, canvas.AQUA if picked else canvas.SLATE)
        middle = left + width // 2
        letters = canvas.text_width(AREAS[area], "N")
        ink = canvas.NIGHT if picked else canvas.MIST
        if width >= 2 * letters + 16:
            canvas.text(middle - 8, y + 2, AREAS[area], ink, "N", "r")
            shapes.tile(canvas, middle - 2, y + 1, look_code & 7)
        elif width >= letters + 20:
            canvas.text(left + 3, y + 2, AREAS[area], ink, "N")
            shapes.tile(canvas, left + width - 16, y + 1, look_code & 7)
        else:
            shapes.tile(canvas, middle - 7, y + 1, look_code & 7)


def _good_mark(picked, kind, space):
    return PICKED if picked.kind == kind and picked.space == space else 0
