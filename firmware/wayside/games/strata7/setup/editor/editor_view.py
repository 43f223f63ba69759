"""How the editor of boards looks: the board as it is now, what is picked, and the check of the layout."""

from wayside.games.strata7.look.panel.view import BoardView
from wayside.games.strata7.rules.notation import COLUMNS, read_cell
from wayside.games.strata7.setup.editor.editing import CHECK, COPY, DONE, KEEP, WORDS, held


class EditorPanel(BoardView):
    """Shows the picked cell as it would look; with the word `check` it shows the layout check instead."""

    def __init__(self, game, editor, canvas, texts):
        super().__init__(game, editor, canvas, texts)
        self.editor = editor
        self.side = self.place.side
        self.columns = (canvas.width - self.side) // (5 if canvas.mono else 7)
        self._listing = False
        self._lines = []  # of the layout check, as last computed

    @property
    def has_bars(self):  # type: ignore[override]
        return self._listing or not self.side

    def view(self, path):
        """1: the layout check."""
        return 1 if path[:1] == [CHECK] else 0

    def draw(self, path):
        self._listing = self.view(path) == 1
        if self._listing:
            self._lines = self.editor.checks()
            self._draw_lines()
        else:
            self._paint_board()
            self._mark(path)

    def finish(self, path):
        """Draw the check after the board, because it takes time."""
        if not self._listing:
            self._lines = self.editor.checks()
            self._draw_sidebar(path)
        return False

    def follow(self, path):
        if not self._listing:
            self.wipe_marks()
            self._mark(path)
            self._draw_sidebar(path)
        return False

    def title(self, path, player):
        if self._listing:
            return self.texts.fit("strata7.layout", 19)
        return self._picked(path)

    def status(self, path):
        return self._verdict(20)

    def verb(self, path):
        if path[:1] == [COPY]:
            return "strata7.verb_copy" if len(path) > 1 else "ui.choose"
        if path[:1] in ([DONE], [KEEP]):
            return "strata7.verb_" + path[0]
        if path[:1] == [CHECK]:
            return "ui.ok"
        return "strata7.verb_set" if len(path) == 3 else "ui.choose"

    # Words

    def _picked(self, path):
        """c?, c3, c3 black; or the word."""
        if len(path) == 1 and len(path[0]) == 1:
            return path[0] + "?"
        if path and path[0] in WORDS:
            return self.texts.fit("strata7.word_" + path[-1], self.columns)
        return path[0] + path[1] if path else ""

    def _content(self, path):
        """What the picked cell holds, or would hold."""
        if len(path) < 2 or path[0] == COPY:
            return ""
        content = path[2] if len(path) > 2 else self.editor.content_of(read_cell(path[0] + path[1]))
        return self.texts.fit("strata7.word_" + content, self.columns)

    def _verdict(self, columns):
        count = len([line for line in self._lines if not line[2]])
        if not count:
            return self.texts.fit("strata7.layout_fine", columns)
        return self.texts.fit("strata7.layout_warnings", columns, count=count)

    # Drawing

    def _paint_board(self):
        self.paint_changed(self.editor.ground, self.editor.men)

    def _mark(self, path):
        if not path or path[0] in WORDS:
            return
        if len(path) == 1:
            self.mark_column(COLUMNS.index(path[0]) + 1, [])
        elif len(path) == 2:
            self.mark([read_cell(path[0] + path[1])], self.painter.picked)
        else:
            self._mark_content(read_cell(path[0] + path[1]), held(path[2]))

    def _mark_content(self, cell, content):
        """Draw the cell as it would look."""
        canvas, size = self.canvas, self.place.cell
        x, y = self.place.left(cell), self.place.top(cell)
        canvas.fill(x, y, size - 1, size - 1, canvas.NIGHT)
        ground, man = content
        self.painter.cell(x, y, ground, man & 7, False, False)
        self.painter.picked(x, y, ground, man & 7)
        self._marked.append(cell)

    def _draw_sidebar(self, path):
        if not self.side:
            return
        canvas, x = self.canvas, self.side
        font, pitch, y = ("S", 10, 2) if canvas.mono else ("M", 14, 20)
        canvas.fill(x - 1, y, canvas.width - x + 1, 5 * pitch, canvas.NIGHT)
        canvas.text(x, y, self._picked(path), canvas.CHALK, font)
        canvas.text(x, y + pitch, self._content(path), canvas.AQUA, font)
        canvas.text(
            x, y + 2 * pitch, self.texts.fit("strata7.word_" + self.editor.copy, self.columns), canvas.MIST, font
        )
        fine = all([line[2] for line in self._lines])
        ink = canvas.LEAF if fine else canvas.AMBER
        canvas.text(x, y + 4 * pitch, self._verdict(self.columns), ink, font)

    def _draw_lines(self):
        """Differences from the sheet first; a small screen shows as many lines as fit."""
        canvas = self.canvas
        mono, large = canvas.mono, canvas.height >= 200
        font, width, pitch, top = ("S", 5, 9, 10) if mono else ("M", 7, 19, 22) if large else ("N", 6, 10, 18)
        bottom = canvas.height - (10 if mono else 17)
        canvas.fill(0, top - 1, canvas.width, bottom - top + 1, canvas.NIGHT)
        lines = [line for line in self._lines if not line[2]] + [line for line in self._lines if line[2]]
        for key, figures, passed in lines[: (bottom - top) // pitch]:
            ink = canvas.CHALK if passed else canvas.AMBER
            room = (canvas.width - 16) // width - len(figures) - 1
            canvas.text(2, top, "·" if passed else "!", ink, font)
            canvas.text(12, top, self.texts.fit(key, room), ink, font)
            canvas.text(canvas.width - 4, top, figures, ink, font, "r")
            top += pitch
