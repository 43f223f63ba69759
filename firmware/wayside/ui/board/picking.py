"""The picker on a board: keys walk a tree of choices, and the panel of the game draws it."""

from wayside.ui.board.board import BoardScreen
from wayside.ui.keys import BACK, HOLD, NEXT, OK, PREV, REPEAT
from wayside.ui.picker import Picker
from wayside.ui.screen import BODY, BOTTOM, EVERYTHING, TOP

CURSOR = 8  # stale: only the cursor moved
REST = 32  # stale: what the panel draws after the board
READY = 64  # nothing is stale, but the panel may prepare what it needs next


class PickScreen(BoardScreen):
    """PREV and NEXT (or the joystick) walk a tree of choices, OK chooses, BACK drops a choice or leaves."""

    undoes = True

    def __init__(self, stage, rules):
        super().__init__(stage)
        self.rules = rules
        self.picker = None
        self.zoomed = False  # whether the board is magnified
        self._view = 0  # the view of the panel that is on the screen
        self._path = ()  # tokens that are chosen at the start
        self.restart()

    def new_panel(self):
        panel = self.unpicked_panel()
        panel.pick_with(self.picker)
        panel.zoom(self.zoomed)
        return panel

    def unpicked_panel(self):
        """The panel, without the picker yet."""
        return super().new_panel()

    def has_title(self):
        """Not if the view of the board changes."""
        known = self.panel.view(self.picker.preview()) == self._view
        return known and self.panel.has_bars and not self.stage.canvas.mono

    def tree(self):
        """The tree of the picker: the legal moves."""
        return self.rules.next

    def restart(self):
        """The position has changed: start with a new picker."""
        self._zoom(False)
        self.picker = None

    def think(self):
        if self.picker is None:
            picker = Picker(self.rules, self.stage.joystick, self.tree())
            self.pick_with(picker)
            picker.walk(self._path)
            self._path = ()
            self.moved()

    def state(self):
        return self.picker, self.picker and self.picker.state(), self.zoomed

    def return_to(self, state):
        self.picker, picked, zoomed = state
        self._zoom(zoomed)
        if self.picker is not None:
            self.pick_with(self.picker)
            self.picker.return_to(picked)

    def pick_with(self, picker):
        self.picker = picker
        self.panel.pick_with(picker)

    def _zoom(self, zoomed):
        self.zoomed = zoomed
        if self._panel is not None:
            self._panel.zoom(zoomed)

    def moved(self):
        """Draw all again; if the view has changed, clear the screen first."""
        self.stale = EVERYTHING
        if self.panel.view(self.picker.preview()) != self._view:
            self.wipe()

    def aside(self):
        return self.panel.aside()

    def hints(self):
        back = "" if self.picker.path else ("menu", "")
        crowded = self.stage.canvas.mono and self.actions()[0]  # the actions need the room of the verb
        verb = "ui.ok" if crowded else self.panel.verb(self.picker.preview())
        return {"ok": self.texts(verb), "back": back, "prev": "", "next": ""}

    def actions(self):
        return self.panel.actions(self.picker.preview())

    def status(self):
        return self.panel.status(self.picker.preview())

    def key(self, event):
        action = event & 0x0F
        if event == OK:
            move = self.picker.choose()
            if move is None:
                self.stale |= CURSOR
            else:
                self.complete(move)
        elif action == BACK and self.picker.bound:
            self.stage.say("ui.no_way_back")
        elif event == BACK:
            if self.picker.drop():
                self.stale |= CURSOR
            else:
                self.leave()
        elif event == BACK + HOLD:
            self.undo()
        elif action not in (OK, BACK) and self._walk(action, not event & REPEAT):
            self.stale |= CURSOR

    def _walk(self, action, wrap):
        """Move the cursor; says whether it moved."""
        if action == PREV or action == NEXT:
            return self.picker.step(-1 if action == PREV else 1, wrap)
        return self.picker.aim(action, wrap)

    def magnifies(self):
        return self.panel.zooms(self.picker.preview())

    def held_ok(self):
        if self.magnifies():
            self._zoom(not self.zoomed)
            self.wipe()
        else:
            self.more()

    def complete(self, move):
        """A complete move was chosen."""

    def leave(self):
        """BACK was pressed, and there is no choice to drop."""

    def undo(self):
        """BACK was held."""

    def draw_body(self, canvas):
        path = self.picker.preview()
        self._view = self.panel.view(path)
        self.panel.draw(path)

    def draw(self):
        """Draw the board first, so that it is visible early; the bars follow in the next tick."""
        if self.stale == READY:
            self.stale = READY if self._prepares() else 0
        elif not self._draw_heading():
            later = self._draw_later()
            super().draw()
            self.stale |= later

    def _prepares(self):
        """Let the panel prepare what may be needed next; says whether more is left. Without memory it is left out."""
        try:
            return self.panel.prepare()
        except MemoryError:
            return False

    def _draw_later(self):
        """Reduce `stale` to what is drawn in this tick; returns what is drawn later."""
        path = self.picker.preview()
        if self.stale & CURSOR and not self.stale & BODY:
            if self.panel.view(path) != self._view:
                self.wipe()
            else:
                return self._follow(path)
        if self.stale & BODY:
            later = self.stale & ~(BODY | CURSOR) | REST | READY
            self.stale = BODY
            return later
        if self.stale & REST and self.panel.finish(path):
            later, self.stale = self.stale, 0  # the board is drawn in parts
            return later
        return self.stale & READY

    def _follow(self, path):
        """The cursor moved and the view is the same; returns what is drawn later."""
        later, self.stale = self.stale & ~CURSOR, 0
        if self.panel.follow(path):
            later |= REST
        if self.panel.has_bars or self.hints() != self._shown:
            later |= TOP | BOTTOM
        return later
