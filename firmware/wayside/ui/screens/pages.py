"""Shows a text in pages."""

from wayside.ui import boxes, metrics
from wayside.ui.keys import BACK, DOWN, NEXT, OK, PREV, UP
from wayside.ui.screen import EVERYTHING, Screen


class PageScreen(Screen):
    """A heading and a text of any length; NEXT and PREV turn pages."""

    source = __name__

    def __init__(self, stage, heading, text):
        super().__init__(stage)
        measures = metrics.of(stage.canvas)
        self.heading = heading
        self.lines = []
        for paragraph in text.split("\n"):
            self.lines += boxes.wrap(paragraph, stage.canvas.width - 2 * measures.margin, measures.font)
        self.per_page = (measures.body_bottom - measures.text_top) // measures.line_pitch
        self.page = 0
        self.pages = max(1, (len(self.lines) + self.per_page - 1) // self.per_page)

    def title(self):
        return self.heading

    def hints(self):
        hints = {"ok": self.texts("ui.ok"), "back": ""}
        if self.pages > 1:
            hints["prev"] = hints["next"] = ""
        return hints

    def status(self):
        return self.brief("ui.page", page=self.page + 1, pages=self.pages) if self.pages > 1 else ""

    def key(self, event):
        action = event & 0x0F
        if event == BACK or event == OK:
            self.stage.pop()
        elif action in (NEXT, DOWN):
            self._turn(1)
        elif action in (PREV, UP):
            self._turn(-1)

    def more(self):
        """There is no help on this screen."""

    def _turn(self, step):
        if self.pages > 1:
            self.page = (self.page + step) % self.pages
            self.stale = EVERYTHING

    def draw_body(self, canvas):
        measures = metrics.of(canvas)
        canvas.fill(0, measures.body_top, canvas.width, measures.body_height, canvas.NIGHT)
        first = self.page * self.per_page
        boxes.text_lines(canvas, measures.margin, measures.text_top, self.lines[first : first + self.per_page])
