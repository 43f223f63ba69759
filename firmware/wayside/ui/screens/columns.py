"""A list of a game with columns, for example of what can be built now, later, or never."""

from wayside.games import load
from wayside.ui import metrics, rows
from wayside.ui.board.board import BoardScreen
from wayside.ui.board.game import GameScreen
from wayside.ui.keys import BACK, OK
from wayside.ui.list_screen import ListScreen
from wayside.ui.lists import List

NOW, LATER, NEVER = "now", "later", "never"


class ColumnsScreen(ListScreen):
    """OK on a row opens the board with that choice made; a row for later is only shown on the board."""

    source = __name__
    help = "help.table"

    def __init__(self, stage, name):
        super().__init__(stage)
        match = stage.session.match
        self.game = load(match.game)
        page = self.game.page(name, match.rules, stage.texts, stage.player_name)
        self.heading, self.heads, self.rows, self.foot = page
        area = metrics.of(stage.canvas).column_rows
        self.list = List(stage.canvas, area, (), self.draw_row)
        self.seat = match.rules.turn

    def title(self):
        return self.heading

    def badge(self):
        return self.stage.badge(self.seat)

    def hints(self):
        row = self.list.picked()
        verb = self.texts("ui.show") if row and row[3] in (NOW, LATER) else None
        return {"ok": verb, "back": "", "prev": "", "next": ""}

    def status(self):
        return self.foot

    def items(self):
        return self.rows

    def wiped(self):
        canvas = self.stage.canvas
        if not canvas.mono:
            for index, head in enumerate(self.heads):
                right = self._column(canvas, index)
                if isinstance(head, tuple):
                    canvas.icon(right - 11, 18, head[0], canvas.MIST)
                else:
                    canvas.text(right, 19, head, canvas.MIST, "N", "r")

    def draw_top(self, canvas):
        """On a mono screen icons of columns stand in the title; there is no room for words."""
        super().draw_top(canvas)
        if canvas.mono:
            for index, head in enumerate(self.heads):
                if isinstance(head, tuple):
                    canvas.icon(self._column(canvas, index) - 8, 1, head[0] + "7", canvas.NIGHT)

    def _column(self, canvas, index):
        """The right edge of a column of values. The last of a few columns is the widest; many are equal."""
        if len(self.heads) > 4:
            after = len(self.heads) - 1 - index
            return canvas.width - 6 - 15 * after if canvas.mono else canvas.width - 9 - 26 * after
        before = len(self.heads) - 2 - index
        if before < 0:
            return canvas.width - (6 if canvas.mono else 7)
        return canvas.width - 40 - 16 * before if canvas.mono else canvas.width - 68 - 36 * before

    def draw_row(self, canvas, item, x, y, w, h, picked):
        icon, label, values, state, _ = item
        ink = canvas.MIST if state == LATER else canvas.EDGE if state == NEVER else canvas.CHALK
        badge = None
        if icon.startswith("seat") and not canvas.mono:
            badge, icon = self.stage.badge(int(icon[4:]) - 1), None
        rows.row(canvas, x, y, w, h, label, "", picked, icon, badge, ink=ink)
        if picked:
            ink = canvas.NIGHT
        font, top = ("S", y + 1) if canvas.mono else ("M", y + (h - 13) // 2)
        for index, value in enumerate(values):
            canvas.text(self._column(canvas, index), top, value, ink, font, "r")

    def choose(self, index):
        if not self.rows:
            return
        _, _, _, state, path = self.rows[index]
        if state == NOW:
            self.stage.reset(GameScreen(self.stage, path))
        elif state == LATER:
            self.stage.push(PreviewScreen(self.stage, path))


class PreviewScreen(BoardScreen):
    """The board with a path that cannot be played now."""

    source = __name__

    def __init__(self, stage, path):
        super().__init__(stage)
        self.path = path

    def title(self):
        return self.panel.title(self.path, self.stage.player_name(self.panel.rules.turn))

    def status(self):
        return self.panel.status(self.path)

    def hints(self):
        return {"ok": self.texts("ui.ok"), "back": ""}

    def draw_body(self, canvas):
        self.panel.draw(self.path)
        while self.panel.finish(self.path):
            pass

    def key(self, event):
        if event == OK or event == BACK:
            self.stage.pop()
