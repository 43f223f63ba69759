"""A question with its answers; the cursor starts on the harmless one."""

from wayside.ui import boxes, metrics
from wayside.ui.lists import List
from wayside.ui.screen import ListScreen


def ask(stage, key, then):
    """Ask `dialog.KEY`, and call `then` on yes. Texts: KEY (title), KEY_text, KEY_no, KEY_yes."""
    stage.push(DialogScreen(stage, key, then))


class DialogScreen(ListScreen):
    def __init__(self, stage, key, then):
        super().__init__(stage)
        self.name = "dialog." + key
        self.then = then
        measures = metrics.of(stage.canvas)
        self.lines = self.wrapped(self.name + "_text", stage.canvas.width - 2 * measures.margin, 2)
        self.list = List(stage.canvas, measures.dialog_rows(len(self.lines)))

    def title(self):
        return self.texts(self.name)

    def hints(self):
        return {"ok": self.texts("ui.choose"), "back": "", "prev": "", "next": ""}

    def items(self):
        return [(self.texts(self.name + "_no"), "", ""), (self.texts(self.name + "_yes"), "", "")]

    def draw_body(self, canvas):
        measures = metrics.of(canvas)
        boxes.text_lines(canvas, measures.margin, measures.text_top, self.lines)
        super().draw_body(canvas)

    def choose(self, index):
        self.stage.pop()
        if index == 1:
            self.then()
