"""The base of all screens with a list to choose from."""

from wayside.ui import metrics
from wayside.ui.keys import BACK, DOWN, NEXT, OK, PREV, REPEAT, UP
from wayside.ui.lists import List
from wayside.ui.screen import BODY, BOTTOM, TOP, Screen


class ListScreen(Screen):
    """PREV and NEXT move the cursor, OK chooses a row, BACK leaves."""

    def __init__(self, stage, area=None, draw_row=None, draw_entry=None, width=0):
        super().__init__(stage)
        measures = metrics.of(stage.canvas)
        self.list = List(stage.canvas, area or measures.list_rows, (), draw_row, draw_entry, width)

    def state(self):
        return self.list.cursor, self.list.first

    def return_to(self, state):
        self.list.cursor, self.list.first = state

    def items(self):
        """(label, value, icon) for each row; other values if the screen draws its rows itself."""
        return []

    def choose(self, index):
        """OK on a row."""

    def back(self):
        self.stage.pop()

    def refresh(self):
        super().refresh()
        self.refill()

    def refill(self):
        """Read the items again; the cursor stays where it was."""
        self.list.set_items(self.items())
        self.stale |= BODY

    def draw_body(self, canvas):
        self.list.draw(canvas)

    def key(self, event):
        action = event & 0x0F
        if event == OK:
            self.choose(self.list.cursor)
        elif action == BACK:
            self.back()
        elif action == PREV or action == UP:
            self.walk(-1, event)
        elif action == NEXT or action == DOWN:
            self.walk(1, event)

    def walk(self, step, event):
        """Move the cursor. A held key stops at the end of the list; a new press wraps around."""
        status, hints = self.told()
        if self.list.move(step, not event & REPEAT):
            self.stale |= BODY
            told = self.told()
            if told[0] != status:
                self.stale |= BOTTOM
            if told[1] != hints:
                self.stale |= TOP | BOTTOM

    def told(self):
        """Status and hints, compared after each step. A screen where all rows have the same can return constants."""
        return self.status(), self.hints()
