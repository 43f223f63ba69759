"""The list of all moves, also undone ones; OK goes to the position after the picked move."""

from wayside.ui import metrics, rows
from wayside.ui.list_screen import ListScreen
from wayside.ui.screens.moves.telling import told_move
from wayside.ui.standing import signed

BESIDE = 6  # characters that the badge and the number need


class HistoryScreen(ListScreen):
    source = __name__
    help = "help.history"

    def __init__(self, stage):
        super().__init__(stage, draw_row=self.draw_row)
        self.list.set_items(self.items(), len(stage.session.match.moves))

    def title(self):
        return self.texts("ui.history")

    def hints(self):
        return {"ok": self.texts("ui.go_there"), "back": "", "prev": "", "next": ""}

    def status(self):
        steps = self._steps()
        if steps < 0:
            return self.brief("ui.would_undo", count=-steps)
        if steps > 0:
            return self.brief("ui.would_redo", count=steps)
        return self.brief("ui.you_are_here")

    def items(self):
        """Row 0 is the start; then come the moves, then the undone moves."""
        match = self.stage.session.match
        return list(range(len(match.moves) + len(match.undone) + 1))

    def draw_row(self, canvas, number, x, y, w, h, picked):
        match = self.stage.session.match
        played = len(match.moves)
        if number == 0:
            rows.row(canvas, x, y, w, h, self.texts("ui.the_start"), "", picked)
        elif number <= played:
            badge = self.stage.badge(match.actors[number - 1])
            room = metrics.of(canvas).row_columns - BESIDE
            since = match.moves[number:]
            move = told_move(self.texts, match, match.moves[number - 1], since, room)
            move = signed(self.stage, match.actors[number - 1], move)
            rows.row(canvas, x, y, w, h, move, str(number), picked, None, badge)
        else:
            move = told_move(self.texts, match, match.undone[played - number])
            label = self.texts("ui.undone", move=move)
            rows.row(canvas, x, y, w, h, label, str(number), picked, ink=canvas.EDGE)
        if number == played and not picked:
            below = y + h - 1 if canvas.mono else y + h  # on mono there is no gap before the next row
            canvas.fill(x, below, w, 1, canvas.AQUA)

    def choose(self, index):
        steps = self._steps()
        if steps < 0:
            from wayside.ui.screens.asking.dialog import ask

            ask(self.stage, "go_back", self._go, count=-steps, number=self.list.cursor)
        else:
            self._go()

    def _go(self):
        steps = self._steps()
        if steps < 0:
            self.stage.session.undo(-steps)
        elif steps > 0:
            self.stage.session.redo(steps)
        self.stage.pop()

    def _steps(self):
        return self.list.cursor - len(self.stage.session.match.moves)
