"""Asks a question; the cursor starts on the harmless answer."""

from wayside.ui import boxes, metrics
from wayside.ui.list_screen import ListScreen
from wayside.ui.lists import List


def ask(stage, key, then, other=None, **facts):
    """Ask `dialog.KEY` with these facts; call `then` on yes, and `other` on the third answer.

    Texts: KEY (title), KEY_text, KEY_no, KEY_yes and, with a third answer, KEY_other.
    """
    stage.push(DialogScreen(stage, key, then, other, facts))


class DialogScreen(ListScreen):
    source = __name__

    def __init__(self, stage, key, then, other, facts):
        super().__init__(stage)
        self.name = "dialog." + key
        self.then = then
        self.other = other
        measures = metrics.of(stage.canvas)
        self.lines = self.wrapped(self.name + "_text", stage.canvas.width - 2 * measures.margin, 2, **facts)
        self.list = List(stage.canvas, measures.dialog_rows(len(self.lines)))

    def title(self):
        return self.texts(self.name)

    def hints(self):
        return {"ok": self.texts("ui.choose"), "back": "", "prev": "", "next": ""}

    def items(self):
        items = [(self.texts(self.name + "_no"), "", ""), (self.texts(self.name + "_yes"), "", "")]
        if self.other is not None:
            items.append((self.texts(self.name + "_other"), "", ""))
        return items

    def wiped(self):
        canvas = self.stage.canvas
        measures = metrics.of(canvas)
        boxes.text_lines(canvas, measures.margin, measures.text_top, self.lines)

    def choose(self, index):
        self.stage.pop()
        if index == 1:
            self.then()
        elif index == 2:
            self.other()
