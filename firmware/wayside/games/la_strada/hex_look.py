"""How one hex of a map looks: terrain, road, start, settlement. A cell paints nothing outside its own part of the screen.

So cells can be painted again one by one, in any order. The parts of roads are masks that are cut to the cell.
"""

from wayside.games.la_strada import COLOURS
from wayside.games.la_strada.board import NO_ROAD, read_road
from wayside.games.la_strada.land import NO_PLACE

LONG_DASH, SHORT_DASH = 2, 3  # the seats whose roads are dashed, long and short
NOT_DRAWN = 255


class HexLook:
    """Hexes `width` wide whose rows are `pitch` apart, pointed at the top."""

    def __init__(self, canvas, rules, width, pitch):
        self.canvas = canvas
        self.rules = rules
        self.width = width
        self.pitch = pitch
        self.large = width >= 18  # room for merchants beside the gold of a settlement
        self.window = (canvas.width, 0, canvas.height)  # where the map ends: right, top, bottom
        # The hex; with a pixel more to the right and down it is the part of the screen that belongs to it.
        self._boxes = _boxes(_spans(width, pitch))
        self._room = None  # a mask of that part
        self._arms = {}  # stamps of half roads, by direction, width and dashes; made when first needed
        self._grounds = {}  # pictures of bare land, by its cost

    # A cell

    def paint(self, cell, x, y, route=None, place_ink=None, note="", wiped=False):
        """`route` = (arm, arm): directions of the road that is picked; `note` is written on the hex."""
        canvas, rules = self.canvas, self.rules
        if not wiped:
            canvas.boxes(x, y, self._boxes, canvas.NIGHT, 1)
        place = rules.land.place_at[cell]
        if place != NO_PLACE:
            canvas.boxes(x, y, self._boxes, canvas.SLATE)  # dark on a mono screen, as night is
            self._paint_ends(cell, x, y, route)
            self._paint_place(place, x, y, place_ink)
            return
        cost = rules.land.costs[cell]
        if not canvas.mono:
            canvas.boxes(x, y, self._boxes, (canvas.PLAIN, canvas.FOREST, canvas.HILL)[cost - 2])
        code = rules.board.roads[cell]
        if route is not None and code == NO_ROAD and rules.board.start_seat(cell) < 0:
            self._paint_picked(x, y, route)
        elif code != NO_ROAD:
            seat, entry, leaving = read_road(code)
            self._paint_road(x, y, seat, ((entry + 3) % 6, leaving))
        else:
            self._paint_ground(cell, x, y, cost, route)
        if note and self._is_whole(x, y):
            self._note(x, y, note)

    def is_bare(self, cell):
        """Whether there is nothing but land."""
        rules = self.rules
        if rules.land.place_at[cell] != NO_PLACE or rules.board.roads[cell] != NO_ROAD:
            return False
        return rules.board.start_seat(cell) < 0

    def lay_bare(self, cell, x, y):
        """Bare land on a wiped screen: quicker than to paint it."""
        canvas, cost = self.canvas, self.rules.land.costs[cell]
        left, (_, top, _, h) = self._boxes[-1][0], self._boxes[0]
        picture = self._grounds.get(cost)
        if picture is None:
            tile = canvas.tile(self.width, h)
            tile.fill(0, 0, self.width, h, canvas.AQUA)
            self.canvas = tile
            self.paint(cell, -left, -top, wiped=True)
            self.canvas = canvas
            picture = self._grounds[cost] = tile.picture()
        canvas.lay(x + left, y + top, picture, canvas.AQUA)

    def _paint_ground(self, cell, x, y, cost, route):
        """A hex without a road: a start with the roads that leave it, or bare land."""
        canvas = self.canvas
        owner = self.rules.board.start_seat(cell)
        if owner >= 0:
            colour = self._colour(owner)
            if not canvas.mono:
                canvas.boxes(x, y, self._boxes, canvas.CHALK if colour == canvas.NIGHT else canvas.NIGHT)
            self._paint_ends(cell, x, y, route)
            canvas.icon(x - 4, y - 4, "seat%d" % (owner + 1), canvas.CHALK if canvas.mono else colour)
        elif cost > 2 or self.canvas.mono:
            self._paint_texture(x, y, cost)

    def _paint_texture(self, x, y, cost):
        """What tells forest and hill apart without colour; on a mono screen a plain is a dot."""
        canvas = self.canvas
        if cost == 2:
            canvas.dot(x, y, canvas.CHALK)
        elif self.width >= 16:
            name, ink = ("forest7", canvas.LEAF) if cost == 3 else ("hill7", canvas.NIGHT)
            canvas.icon(x - 4, y - 4, name, canvas.CHALK if canvas.mono else ink)
        elif cost == 3:
            for right, down in ((-3, 0), (0, -3), (2, 0), (-1, 2)):
                canvas.fill(x + right, y + down, 1, 2, canvas.LEAF)
        else:
            for right, down in ((-3, 1), (-2, 0), (-1, -1), (0, 0), (1, 1)):
                canvas.dot(x + right, y + down, canvas.CHALK)

    def _is_whole(self, x, y):
        """Whether something on a hex can be read: a magnified map is cut at its edges."""
        right, top, bottom = self.window
        margin = 6 if self.canvas.mono else 8
        return margin <= x < right - margin and top + margin <= y < bottom - margin

    def _note(self, x, y, note):
        """A number on a hex, say what the road costs up to there."""
        canvas = self.canvas
        canvas.boxes(x, y, self._boxes, canvas.NIGHT)
        if self.large:  # the large maps do without the smallest font: its memory is dear there
            canvas.text(x - 3 * len(note), y - 5, note, canvas.LEAF, "N")
        else:
            canvas.text(x - 5 * len(note) // 2, y - 4, note, canvas.LEAF, "S")

    # Roads

    def _paint_ends(self, cell, x, y, route):
        """The ends of roads that come to a settlement or a start."""
        rules = self.rules
        for direction in range(6):
            other = rules.hexes.neighbours[6 * cell + direction]
            if other < rules.hexes.count and rules.board.roads[other] != NO_ROAD:
                seat, entry, leaving = read_road(rules.board.roads[other])
                if entry == direction or (leaving + 3) % 6 == direction:
                    self._paint_road(x, y, seat, (direction,))
        if route is not None:
            self._paint_picked(x, y, route)

    def _paint_road(self, x, y, seat, arms):
        canvas = self.canvas
        if canvas.mono:
            for direction in arms:
                canvas.stamp(x, y, self._arm(direction, 2 if seat == self.rules.turn else 1), canvas.CHALK)
            return
        colour = self._colour(seat)
        rim = canvas.CHALK if seat == 1 or colour == canvas.NIGHT else canvas.NIGHT
        width = 3 if self.large else 2
        for direction in arms:
            canvas.stamp(x, y, self._arm(direction, width + 2), rim)
        for direction in arms:
            canvas.stamp(x, y, self._arm(direction, width, seat if seat >= LONG_DASH else 0), colour)

    def _paint_picked(self, x, y, arms):
        """The road that would be built."""
        canvas = self.canvas
        width = 3 if canvas.mono or not self.large else 5
        if not canvas.mono:
            for direction in arms:
                if direction != NOT_DRAWN:
                    canvas.stamp(x, y, self._arm(direction, width + 2), canvas.NIGHT)
        for direction in arms:
            if direction != NOT_DRAWN:
                canvas.stamp(x, y, self._arm(direction, width, LONG_DASH if canvas.mono else 0), canvas.AQUA)

    def _arm(self, direction, width, dash=0):
        """From the middle of a hex to its edge."""
        key = direction << 8 | width << 4 | dash
        arm = self._arms.get(key)
        if arm is None:
            arm = self._arms[key] = self._made_arm(direction, width, dash)
        return arm

    def _made_arm(self, direction, width, dash):
        """Drawn on a mask of the whole hex, cut to its part of the screen; the stamp is what lies round the line."""
        canvas = self.canvas
        left, top, w, h = -self._boxes[-1][0] + 1, -self._boxes[0][1] + 1, self.width + 3, self._boxes[0][3] + 3
        arm = canvas.mask(w, h)
        if self._room is None:
            self._room = canvas.mask(w, h)
            for box_left, box_top, box_w, box_h in self._boxes:
                self._room.fill(left + box_left, top + box_top, box_w + 1, box_h + 1)
        right, up = self.step(direction)
        for start, end in ((0, 6),) if not dash else ((0, 4),) if dash == LONG_DASH else ((0, 1), (3, 4)):
            arm.line(
                left + right * start // 12,
                top - up * start // 12,
                left + right * end // 12,
                top - up * end // 12,
                width,
            )
        arm.cut(self._room)
        half = width // 2
        end_x, end_y = right * 6 // 12, -(up * 6 // 12)
        x, y = min(0, end_x) - half, min(0, end_y) - half
        return arm.stamp(left + x, top + y, abs(end_x) + width, abs(end_y) + width, x, y)

    def step(self, direction):
        """(right, up) in pixels to the middle of the neighbour."""
        half = self.width // 2
        if direction in (0, 3):
            return (self.width, 0) if direction == 0 else (-self.width, 0)
        return half if direction in (1, 5) else -half, self.pitch if direction < 3 else -self.pitch

    # Settlements

    def _paint_place(self, place, x, y, ink):
        """Its gold on a badge; the badge has the colour of the player on turn if he is there."""
        canvas, rules = self.canvas, self.rules
        value = str(rules.value(place)) if self._is_whole(x, y) else ""
        fill = canvas.MIST if ink is None else ink
        linked = rules.linked(place)
        mine = rules.turn in linked
        if canvas.mono:
            self._paint_mono_place(x, y, value, mine)
            return
        if mine and not self.large:
            fill = self._colour(rules.turn)
        text = canvas.CHALK if fill == canvas.NIGHT else canvas.NIGHT
        if not self.large:
            canvas.rounded(x - 4, y - 4, 8, 8, fill)
            canvas.text(x - 2, y - 4, value, text, "S")
            return
        zoomed = self.width >= 22
        half = 10 if zoomed else 6
        top = y - 8 if zoomed else y - 6
        canvas.rounded(x - half, top, 2 * half - 1, 11, fill)
        if zoomed:
            canvas.icon(x - 8, top + 2, ICONS[5 - rules.value(place)] + "7", text)
            canvas.text(x + 2, top + 1, value, text, "N")
        else:
            canvas.text(x - 3, top - 1, value, text, "N")
        stands = rules.merchants(place)
        for seat in linked:
            self._paint_merchant(x + 4 * seat - 8, y + 4 if zoomed else y + 2, seat, seat in stands)

    def _paint_merchant(self, x, y, seat, stands):
        """A merchant, hollow for a link without one; each seat has its own place below the gold."""
        canvas = self.canvas
        colour = self._colour(seat)
        canvas.fill(x - 1, y - 1, 5, 5, canvas.CHALK if colour == canvas.NIGHT else canvas.NIGHT)
        canvas.fill(x, y, 3, 3, colour)
        if not stands:
            canvas.dot(x + 1, y + 1, canvas.SLATE)

    def _paint_mono_place(self, x, y, value, mine):
        canvas = self.canvas
        canvas.fill(x - 4, y - 5, 9, 11, canvas.CHALK if mine else canvas.NIGHT)
        if not mine:
            canvas.frame(x - 4, y - 5, 9, 11, canvas.CHALK)
        canvas.text(x - 2, y - 4, value, canvas.NIGHT if mine else canvas.CHALK, "S")

    def _colour(self, seat):
        return COLOURS[self.rules.players[seat]]


ICONS = ("city", "fort", "weiler", "hof")  # by kind, the richest first


def _spans(width, pitch):
    """The pixels of a hex as rows (down from the middle, first x, last x); rows of hexes tile, with a line between them."""
    slope = (pitch + 1) // 3
    if slope % 2 and width // 2 % 2:
        slope -= 1
    straight = pitch - slope
    widths = [width] + [0] * (slope + 1)
    for row in range(1, slope + 1):
        mirror = slope + 1 - row
        if mirror < row:
            widths[row] = width - widths[mirror]
        else:
            widths[row] = 2 * ((width * mirror + slope + 1) // (2 * slope + 2))
    rows = [widths[row] for row in range(slope, 0, -1)] + [width] * (straight - 1) + widths[1 : slope + 1]
    top = -(straight // 2) - slope
    return [(top + index, -w // 2, w // 2 - 2) for index, w in enumerate(rows) if w > 1]


def _boxes(spans):
    """The same as boxes inside each other, the highest and narrowest first: what is above the middle is below it too."""
    boxes = []
    for index in range((len(spans) + 1) // 2):
        down, first, last = spans[index]
        box = (first, down, last - first + 1, spans[-1 - index][0] - down + 1)
        if not boxes or boxes[-1][2] != box[2]:
            boxes.append(box)
    return tuple(boxes)
