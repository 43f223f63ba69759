"""The map on the screen: all of it, or magnified around the picked road. A moved cursor repaints only changes."""

from wayside.games.la_strada.look.map.edge_names import draw_names
from wayside.games.la_strada.look.map.hex_painter import BARE, NOT_DRAWN, HexPainter
from wayside.games.la_strada.rules.shared.hexes import NOWHERE

# Width of a hex and the step from row to row, by the number of rows below the middle one.
SIZES_LOW = {5: (14, 11), 6: (12, 9), 7: (10, 8)}  # 240x135
SIZES_SQUARE = {5: (20, 16), 6: (18, 14), 7: (14, 12)}  # 240x240 with bars
SIZES_WIDE = {5: (20, 19), 6: (18, 17), 7: (14, 14)}  # 320x240
SIZE_ZOOMED = (24, 21)
SIZE_MONO = (16, 13)
# Painted at one go, so that something appears soon: cells that changed, or rows of the whole map from the top.
FIRST_CELLS, MORE_CELLS, ROWS = 2, 32, 3


class HexMap:
    """`side` is where the sidebar begins; 0 for a screen with bars."""

    def __init__(self, canvas, rules, side, zoomed):
        self.canvas = canvas
        self.rules = rules
        self.zoomed = zoomed
        size = rules.hexes.size
        if canvas.mono:
            width, pitch = SIZE_MONO
        elif zoomed:
            width, pitch = SIZE_ZOOMED
        else:
            sizes = SIZES_WIDE if canvas.width > 300 else SIZES_SQUARE if canvas.height > 200 else SIZES_LOW
            width, pitch = sizes[size]
        self.painter = HexPainter(canvas, rules, width, pitch)
        self.width = (side - (3 if canvas.mono else 5)) if side else canvas.width
        if zoomed:
            bar = 0 if side else 17
            self.painter.window = (self.width, bar, canvas.height - (10 if canvas.mono else bar))
        self.middle = (self.width // 2, canvas.height // 2)
        if not zoomed:  # there is room for letters at the left and for numbers below
            self.middle = ((side or canvas.width + 6) // 2, canvas.height // 2 - 5)
        self.centre = rules.hexes.count // 2
        self._route = b""
        self._index = bytearray(rules.hexes.count)  # for each cell of the picked road its number, from 1
        self._stale = bytearray(rules.hexes.count)  # 1: the cell must be painted
        self._next = []  # the stale cells to paint first; the last one comes first
        self._rows_left = 0  # rows of cells to paint completely, the upper ones first
        self._shown_to = canvas.height  # rows of the screen below this one are not shown yet
        self.forget()

    def forget(self):
        """The screen was wiped: paint the map row by row, and show each row when it is painted."""
        self.refresh()
        self._shown_to = 0
        self._cursor = -1

    def _draw_names(self):
        if not self.zoomed:
            draw_names(self)

    def prepare(self, place):
        """See HexPainter.prepare."""
        return self.painter.prepare(place, self.middle[0])

    def refresh(self):
        """The position changed: every cell may look different."""
        self._rows_left = len(self.rules.hexes.firsts) - 1
        self._next = []

    def at(self, cell):
        """The middle of a cell on the screen."""
        hexes = self.rules.hexes
        right, up = _offset(hexes, cell)
        if self.zoomed:
            centre_right, centre_up = _offset(hexes, self.centre)
            right -= centre_right
            up -= centre_up
        return self.middle[0] + right * self.painter.width // 2, self.middle[1] - up * self.painter.pitch

    def mark(self, route=b"", cursor=-1, notes=None, inks=None, changed=()):
        """Mark what the picker points at: a road (its cells), the cursor's cell, numbers, settlements by colour.

        `changed` are cells that look different for another reason.
        """
        painter, cells = self.painter, list(changed)
        notes, inks = notes or {}, inks or {}
        for old, new in ((painter.notes, notes), (painter.inks, inks), (_steps(self._route), _steps(route))):
            for cell in old:
                if old[cell] != new.get(cell):
                    cells.append(cell)
            for cell in new:
                if cell not in old:
                    cells.append(cell)
        painter.notes, painter.inks = notes, inks
        self._lay(route)
        if cursor != self._cursor:
            cells.extend(self._framed())
            self._frame(True)  # at the rim the old frame also lies outside the board
            if self._cursor >= 0 and len(self._framed()) < 7:
                self._draw_names()
            self._cursor = cursor
            cells.extend(self._framed())
        if changed:
            painter.survey()
        painted = self.rules.hexes.firsts[self._rows_left]  # cells of the lower rows are painted later anyway
        for cell in cells:
            if cell >= painted:
                self._stale[cell] = 1
                self._next.append(cell)
        self.paint_more(FIRST_CELLS)

    def paint_more(self, count=MORE_CELLS):
        """Paint the next cells, those of road and cursor first; or the next rows. Says whether any are left."""
        if self._rows_left:
            if self._rows_left == len(self.rules.hexes.firsts) - 1:
                self.painter.survey()
                self._draw_names()
            painted = 0
            while self._rows_left and painted < ROWS:
                self._rows_left -= 1
                painted += self._paint_row(self._rows_left)
            self._uncover()
        cell = self._next_cell()
        while cell >= 0 and count:
            x, y = self.at(cell)
            if self._shows(x, y):
                self.painter.lay(x, y, bytes((self._ground(cell),)))
                self.painter.paint(cell, x, y, self._arms(cell) if self._index[cell] else None)
            self._stale[cell] = 0
            count -= 1
            cell = self._next_cell()
        self._frame()
        return cell >= 0 or self._rows_left > 0

    def _paint_row(self, row):
        """Paint a row: the ground of all its cells, then what is on it. Says whether any cell was on the screen."""
        hexes = self.rules.hexes
        first, after = hexes.firsts[row], hexes.firsts[row + 1]
        left, y = self.at(first)
        grounds = bytearray(after - first)
        x = left
        for cell in range(first, after):
            grounds[cell - first] = self._ground(cell) if self._shows(x, y) else NOT_DRAWN
            x += self.painter.width
        if min(grounds) == NOT_DRAWN:
            return False
        self.painter.lay(left, y, grounds)
        x = left
        for cell in range(first, after):
            ground = grounds[cell - first]
            if ground != NOT_DRAWN and (ground < BARE or cell in self.painter.notes):
                self.painter.paint(cell, x, y, self._arms(cell) if self._index[cell] else None)
            self._stale[cell] = 0
            x += self.painter.width
        return True

    def _uncover(self):
        """After a wipe: show only the rows that are painted by now."""
        canvas = self.canvas
        end = canvas.height
        if self._shown_to == end:
            return
        if self._rows_left:
            end = max(0, min(end, self.at(self.rules.hexes.firsts[self._rows_left - 1])[1] + self.painter.top))
            canvas.hold_back(end)
        canvas.touch(self._shown_to, end - self._shown_to)
        self._shown_to = end

    def _ground(self, cell):
        """The ground of a cell; under the picked road bare land has no trees."""
        ground = self.painter.grounds[cell]
        return ground - BARE if self._index[cell] and ground >= BARE else ground

    def _next_cell(self):
        """The next cell to paint, or -1."""
        while self._next and not self._stale[self._next[-1]]:
            self._next.pop()
        return self._next[-1] if self._next else -1

    def _lay(self, route):
        for cell in self._route:
            self._index[cell] = 0
        self._route = route
        for index, cell in enumerate(route):
            self._index[cell] = index + 1

    def _framed(self):
        """The cell under the cursor and its neighbours, into which its frame reaches."""
        if self._cursor < 0:
            return []
        first = 6 * self._cursor
        cells = [cell for cell in self.rules.hexes.neighbours[first : first + 6] if cell != NOWHERE]
        cells.append(self._cursor)
        return cells

    def _shows(self, x, y):
        """Whether a cell of a magnified map is painted: not outside the map or under the hints of the keys."""
        if not self.zoomed:
            return True
        painter, canvas = self.painter, self.canvas
        if canvas.mono:
            return -painter.width < x < self.width + painter.width and -painter.pitch < y < canvas.height - 17
        if x < 17 + painter.width // 2 and (y < 17 + painter.pitch or y > canvas.height - 17 - painter.pitch):
            return False
        return x < self.width + painter.width and -painter.pitch < y < canvas.height + painter.pitch

    def _arms(self, cell):
        """The directions in which the picked road leaves one of its cells."""
        number = self._index[cell]
        direction = self.rules.hexes.direction
        route = self._route
        before = direction(cell, route[number - 2]) if number > 1 else -1
        after = direction(cell, route[number]) if number < len(route) else -1
        return (before if before >= 0 else NOT_DRAWN, after if after >= 0 else NOT_DRAWN)

    def _frame(self, wipe=False):
        """Draw the frame around the cell under the cursor, or wipe it away."""
        if self._cursor < 0 or self._rows_left and not wipe:
            return
        canvas = self.canvas
        x, y = self.at(self._cursor)
        if canvas.mono:
            canvas.frame(x - 7, y - 8, 15, 17, canvas.NIGHT if wipe else canvas.CHALK)
            return
        wide, high = (12, 14) if self.painter.width >= 22 else (8, 10) if self.painter.large else (6, 6)
        for grown, ink in ((0, canvas.NIGHT), (1, canvas.AQUA), (2, canvas.AQUA), (3, canvas.NIGHT)):
            half_w, half_h = wide + grown - 1, high + grown - 1
            canvas.frame(x - half_w, y - half_h, 2 * half_w, 2 * half_h + 1, canvas.NIGHT if wipe else ink)


def _steps(route):
    """For each cell of a road: the cell before it and the cell after it."""
    return {cell: (route[max(0, index - 1) : index], route[index + 1 : index + 2]) for index, cell in enumerate(route)}


def _offset(hexes, cell):
    """Distance from the middle of the board: half hexes to the right, rows upward."""
    up = hexes.row_of(cell) - hexes.size
    return 2 * (hexes.diagonal_of(cell) - hexes.size - 1) - up, up
