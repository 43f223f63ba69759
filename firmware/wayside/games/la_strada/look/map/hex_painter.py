"""How one hex of a map looks: terrain, road, start, settlement.

A cell paints only inside its own part of the screen, so single cells can be painted again in any order. The parts of
roads are masks, cut to the shape of the cell.
"""

from wayside.games.la_strada import GAME
from wayside.games.la_strada.look.map.hex_shape import boxes_of, step_of
from wayside.games.la_strada.rules.shared.board import NO_ROAD, read_road
from wayside.games.la_strada.rules.shared.land import NO_PLACE

LONG_DASH, SHORT_DASH = 2, 3  # the seats whose roads are dashed, long and short
NOT_DRAWN = 255
# The ground of a hex: its terrain (0, 1, 2), a settlement, a start, or the terrain with nothing on it.
PLACE, START, LIGHT_START, BARE = 3, 4, 5, 6
GROUNDS = 9


class HexPainter:
    """Draws hexes that are `width` wide and have a corner at the top; rows are `pitch` apart."""

    def __init__(self, canvas, rules, width, pitch):
        self.canvas = canvas
        self.rules = rules
        self.width = width
        self.pitch = pitch
        self.large = width >= 18  # room for merchants beside the gold of a settlement
        self.window = (canvas.width, 0, canvas.height)  # where the map ends: right, top, bottom
        # The hex. With one more pixel to the right and down it is its part of the screen.
        self._boxes = boxes_of(width, pitch)
        self.left, self.top = self._boxes[-1][0], self._boxes[0][1]  # from the middle of the hex
        self.height = self._boxes[0][3] + 1
        self.grounds = bytearray(rules.hexes.count)  # the ground of each cell
        self.notes = {}  # text by cell
        self.inks = {}  # colours by cell, for settlements that do not have the usual one
        self._tiles = [None, None]  # pictures of all grounds, for hexes that begin at an even or an odd pixel
        self._roads = []  # by seat: the stamps and colours of roads, the lowest first
        self._arms = {}  # stamps of half roads in all directions, by width and dashes; made when first needed

    # The ground

    def survey(self):
        """The position changed: find out the ground of each cell."""
        rules, grounds = self.rules, self.grounds
        costs, places, roads = rules.land.costs, rules.land.place_at, rules.board.roads
        for cell in range(len(grounds)):
            if places[cell] != NO_PLACE:
                grounds[cell] = PLACE
            else:
                grounds[cell] = costs[cell] - 2 + (BARE if roads[cell] == NO_ROAD else 0)
        self._roads = [self._road_of(seat) for seat in range(len(rules.players))]
        for index, cell in enumerate(rules.board.starts):
            dark = self._colour(index % rules.board.seats) == self.canvas.NIGHT
            grounds[cell] = LIGHT_START if dark else START

    def lay(self, x, y, grounds):
        """Paint the ground of hexes side by side; NOT_DRAWN leaves one out."""
        if self.canvas.mono or not self._lay_tiles(x + self.left, y + self.top, grounds):
            for ground in grounds:
                if ground != NOT_DRAWN:
                    self.canvas.boxes(x, y, self._boxes, self.canvas.NIGHT, 1)
                    self._paint_ground(x, y, ground)
                x += self.width

    def _lay_tiles(self, x, y, grounds):
        """The same, but fast. If they do not all fit on the screen, it paints nothing and returns False."""
        odd = x & 1
        if self._tiles[odd] is None:
            self._tiles[odd] = self._made_tiles(odd)
        return self.canvas.lay(x - odd, y, self._tiles[odd], grounds, self.width)

    def _made_tiles(self, odd):
        """Pictures for `canvas.lay`, which begins at even pixels."""
        canvas = self.canvas
        x, y, w, h = odd - self.left, -self.top, self.width + 2, self.height
        data = bytearray()
        for ground in range(GROUNDS):
            self.canvas = canvas.tile(w, h)
            self._paint_ground(x, y, ground)
            data += self.canvas.buffer
        self.canvas = canvas
        mask = canvas.tile(w, h)
        mask.fill(0, 0, w, h, 15)
        mask.boxes(x, y, self._boxes, 0, 1)
        return w, h, data, mask.buffer

    def _paint_ground(self, x, y, ground):
        """Forest and hill get a texture if nothing is on them. On a mono screen a plain is a dot."""
        canvas = self.canvas
        if not canvas.mono:
            fills = (canvas.PLAIN, canvas.FOREST, canvas.HILL, canvas.SLATE, canvas.NIGHT, canvas.CHALK)
            canvas.boxes(x, y, self._boxes, fills[ground % BARE])
        cost = ground - BARE + 2
        if cost > 2:
            self._paint_texture(x, y, cost)
        elif cost == 2 and canvas.mono:
            canvas.dot(x, y, canvas.CHALK)

    # What is on the ground

    def paint(self, cell, x, y, route):
        """Paint what is on the ground. `route` = (arm, arm): directions of the picked road, or None."""
        ground = self.grounds[cell]
        if ground == PLACE:
            self._paint_ends(cell, x, y, route)
            self._paint_place(cell, x, y)
            return
        if ground in (START, LIGHT_START):
            self._paint_start(cell, x, y, route)
        elif ground < PLACE:
            seat, entry, leaving = read_road(self.rules.board.roads[cell])
            self._paint_road(x, y, seat, ((entry + 3) % 6, leaving))
        elif route is not None:
            self._paint_picked(x, y, route)
        if cell in self.notes and self._is_whole(x, y):
            self._note(x, y, self.notes[cell])

    def _paint_start(self, cell, x, y, route):
        """A start with the roads that leave from it."""
        canvas = self.canvas
        owner = self.rules.board.start_seat(cell)
        self._paint_ends(cell, x, y, route)
        canvas.icon(x - 4, y - 4, "seat%d" % (owner + 1), canvas.CHALK if canvas.mono else self._colour(owner))

    def _paint_texture(self, x, y, cost):
        canvas = self.canvas
        if self.width >= 16:
            name, ink = ("forest7", canvas.LEAF) if cost == 3 else ("hill7", canvas.NIGHT)
            canvas.icon(x - 4, y - 4, name, canvas.CHALK if canvas.mono else ink)
        elif cost == 3:
            for right, down in ((-3, 0), (0, -3), (2, 0), (-1, 2)):
                canvas.fill(x + right, y + down, 1, 2, canvas.LEAF)
        else:
            for right, down in ((-3, 1), (-2, 0), (-1, -1), (0, 0), (1, 1)):
                canvas.dot(x + right, y + down, canvas.CHALK)

    def _is_whole(self, x, y):
        """Whether text on a hex can be read: a magnified map is cut at its edges."""
        right, top, bottom = self.window
        margin = 6 if self.canvas.mono else 8
        return margin <= x < right - margin and top + margin <= y < bottom - margin

    def _note(self, x, y, note):
        """A number on a hex, for example the cost of the road up to there."""
        canvas = self.canvas
        canvas.boxes(x, y, self._boxes, canvas.NIGHT)
        if self.large:  # large maps do not use the smallest font, because it takes memory
            canvas.text(x - 3 * len(note), y - 5, note, canvas.LEAF, "N")
        else:
            canvas.fill(x - 5 * len(note) // 2, y - 3, 5 * len(note), 6, canvas.NIGHT)  # two letters leave a flat hex
            canvas.text(x - 5 * len(note) // 2, y - 4, note, canvas.LEAF, "S")

    # Roads

    def _paint_ends(self, cell, x, y, route):
        """The ends of roads that reach a settlement or a start."""
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
        arms = bytes(arms)
        for stamps, ink in self._roads[seat]:
            self.canvas.stamp(x, y, stamps, arms, ink)

    def _road_of(self, seat):
        """((stamps, ink), ...)"""
        canvas = self.canvas
        if canvas.mono:
            return ((self.arms(2 if seat == self.rules.turn else 1), canvas.CHALK),)
        colour = self._colour(seat)
        width = self.road_width()
        rim = canvas.CHALK if seat == 1 or colour == canvas.NIGHT else canvas.NIGHT
        return (self.arms(width + 2), rim), (self.arms(width, dash_of(seat)), colour)

    def _paint_picked(self, x, y, arms):
        """The road that is being picked."""
        canvas, arms = self.canvas, bytes([direction for direction in arms if direction != NOT_DRAWN])
        width = self.picked_width()
        if not canvas.mono:
            canvas.stamp(x, y, self.arms(width + 2), arms, canvas.NIGHT)
        canvas.stamp(x, y, self.arms(width, LONG_DASH if canvas.mono else 0), arms, canvas.AQUA)

    def road_width(self):
        return 3 if self.large else 2

    def picked_width(self):
        return 5 if self.large and not self.canvas.mono else 3

    def prepare(self, place, x):
        """Make what is needed to draw, one part for each `place` from 0 on. Says whether that was the last.

        `x` is the middle of some hex.
        """
        if place <= 1:
            if not place and not self.large:
                self.canvas.load_fonts(("S",))
            if not place or self.width & 2:  # at this width some hexes begin at even pixels, others at odd ones
                odd = (x + self.left + place) & 1
                self._tiles[odd] = self._made_tiles(odd)
        elif place <= 4:
            self.arms((self.road_width() + 2, self.picked_width(), self.picked_width() + 2)[place - 2])
        else:
            self.arms(self.road_width(), dash_of(place - 5))
        return place == len(self.rules.players) + 4

    def arms(self, width, dash=0):
        """Stamps of the ways from the middle of a hex to its edges."""
        key = width << 4 | dash
        arms = self._arms.get(key)
        if arms is None:
            arms = self._arms[key] = self._made_arms(width, dash)
        return arms

    def _made_arms(self, width, dash):
        """Drawn on masks of the whole hex, then cut to its part of the screen."""
        left, top, w, h = 1 - self.left, 1 - self.top, self.width + 3, self.height + 2
        room = self.canvas.mask(w, h)
        for box_left, box_top, box_w, box_h in self._boxes:
            room.fill(left + box_left, top + box_top, box_w + 1, box_h + 1)
        data = bytearray()
        for direction in range(6):
            arm = self.canvas.mask(w, h)
            right, up = step_of(self.width, self.pitch, direction)
            for start, end in ((0, 6),) if not dash else ((0, 4),) if dash == LONG_DASH else ((0, 1), (3, 4)):
                arm.line(
                    left + right * start // 12,
                    top - up * start // 12,
                    left + right * end // 12,
                    top - up * end // 12,
                    width,
                )
            arm.cut(room)
            data += arm.data
        return -left, -top, w, h, data

    # Settlements

    def _paint_place(self, cell, x, y):
        """Its gold on a badge. The badge has the colour of the player on turn if that player is linked."""
        canvas, rules = self.canvas, self.rules
        place = rules.land.place_at[cell]
        value = str(rules.value(place)) if self._is_whole(x, y) else ""
        fill = self.inks.get(cell, canvas.MIST)
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
        top = y - 8 if zoomed else y - 7
        canvas.rounded(x - half, top, 2 * half - 1, 11, fill)
        if zoomed:
            canvas.icon(x - 8, top + 2, ICONS[5 - rules.value(place)] + "7", text)
            canvas.text(x + 2, top + 1, value, text, "N")
        else:
            canvas.text(x - 3, top, value, text, "N")
        stands = rules.merchants(place)
        for seat in linked:
            self._paint_merchant(x + 4 * seat - 8, y + 4 if zoomed else y + 2, seat, seat in stands)

    def _paint_merchant(self, x, y, seat, stands):
        """A merchant; hollow for a link without one. Each seat has its own place below the gold."""
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
        return GAME.colours[self.rules.players[seat]]


def dash_of(seat):
    return seat if seat >= LONG_DASH else 0


ICONS = ("city", "fort", "weiler", "hof")  # by kind, the richest first
