"""A scrolling list with a cursor. It redraws only rows that have changed."""

from wayside.ui import metrics, rows
from wayside.ui.palette import NIGHT

ENTRY = -1  # the cursor is on the large entry above the rows


class List:
    """Items in rows; `area` (metrics.Rows) says where.

    An item is (label, value, icon), or anything that `draw_row(canvas, item, x, y, w, h, picked)` can draw.
    `draw_entry(canvas, picked)` draws a large entry above the rows, where the cursor is ENTRY.
    """

    def __init__(self, canvas, area, items=(), draw_row=None, draw_entry=None, width=0):
        self._area = area
        self._draw_row = draw_row or draw_item
        self._draw_entry = draw_entry
        self._mono = canvas.mono
        self._screen_width = canvas.width
        self._width = width or area.width
        # Something else is drawn beside a narrow list, so its scroll mark is next to the rows.
        self._mark_x = width + 1 if width else canvas.width - 3
        self._rows_stale = bytearray(area.count)
        self._entry_stale = True
        self._stale = True
        self.first = 0
        self.cursor = ENTRY if draw_entry else 0
        self.set_items(items)

    def set_items(self, items, cursor=None):
        """Set other items. The cursor keeps its index, unless one is given."""
        self.items = items
        self.cursor = self._within(self.cursor if cursor is None else cursor)
        self.first = max(0, min(self.first, len(items) - self._area.count))
        self._follow()
        self.invalidate()

    def invalidate(self):
        """Draw all again."""
        self._stale = self._entry_stale = True

    def refresh(self, index):
        """Draw the item at this index again."""
        if 0 <= index - self.first < self._area.count:
            self._rows_stale[index - self.first] = 1

    def move(self, step, wrap=True):
        """Move the cursor. At an end it jumps to the other end if `wrap`, else it stops. True if it moved."""
        low = ENTRY if self._draw_entry else 0
        last = len(self.items) - 1
        goal = self.cursor + step
        if goal > last:
            goal = low if wrap and self.cursor == last else last
        elif goal < low:
            goal = last if wrap and self.cursor == low else low
        return self.pick(goal)

    def pick(self, index):
        """Put the cursor on an item. True if it moved."""
        index = self._within(index)
        if index == self.cursor:
            return False
        self._mark(self.cursor)
        self.cursor = index
        if self._follow():
            self._stale = True
        self._mark(index)
        return True

    def picked(self):
        """The item under the cursor; None on the entry or in an empty list."""
        return self.items[self.cursor] if 0 <= self.cursor < len(self.items) else None

    def scrolls(self):
        return len(self.items) > self._area.count

    def draw(self, canvas):
        """Draw what is stale."""
        if self._entry_stale and self._draw_entry:
            self._draw_entry(canvas, self.cursor == ENTRY)
        self._entry_stale = False
        if self._stale:
            self._draw_scroll_mark(canvas)
        w = self.row_width()
        for i in range(self._area.count):
            if self._stale or self._rows_stale[i]:
                self._rows_stale[i] = 0
                self._draw_at(canvas, i, w)
        self._stale = False

    def row_width(self):
        """The width of rows: a scroll mark needs some room."""
        if self._width:
            return self._width
        if self._mono:
            return self._screen_width - 4
        return self._screen_width - 5 if self.scrolls() else self._screen_width

    def _draw_at(self, canvas, i, w):
        area = self._area
        y = area.top + i * area.pitch
        canvas.fill(0, y, w, area.pitch, NIGHT)
        index = self.first + i
        if index < len(self.items):
            self._draw_row(canvas, self.items[index], 0, y, w, area.height, index == self.cursor)

    def _draw_scroll_mark(self, canvas):
        area = self._area
        bottom = metrics.of(canvas).body_bottom
        height = area.pitch * area.count
        if self._mono:
            height += area.height - area.pitch
        elif area.top + height > bottom - 2:
            height = bottom - 2 - area.top
        left = self.row_width()
        canvas.fill(left, area.top, self._mark_x + 3 - left, height, NIGHT)
        if self.scrolls():
            rows.scroll_mark(canvas, self._mark_x, area.top, height, self.first, area.count, len(self.items))

    def _mark(self, index):
        if index == ENTRY:
            self._entry_stale = True
        else:
            self.refresh(index)

    def _within(self, index):
        return max(ENTRY if self._draw_entry else 0, min(index, len(self.items) - 1))

    def _follow(self):
        """Scroll until the cursor is visible. True if the rows have moved."""
        before = self.first
        index = max(0, self.cursor)
        if index < self.first:
            self.first = index
        elif index >= self.first + self._area.count:
            self.first = index - self._area.count + 1
        return self.first != before


def draw_item(canvas, item, x, y, w, h, picked):
    """Draw a row for (label, value, icon)."""
    label, value, icon = item
    rows.row(canvas, x, y, w, h, label, value, picked, icon, value_ink=canvas.MIST)
