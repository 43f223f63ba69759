"""Shows a text in pages that end with a sentence."""

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
        per_page = (measures.body_bottom - measures.text_top) // measures.line_pitch
        self.parts = paged(text, stage.canvas.width - 2 * measures.margin, measures.font, per_page)
        self.page = 0
        self.pages = len(self.parts)

    def title(self):
        return self.heading

    def hints(self):
        hints = {"ok": self.texts("ui.back"), "back": ""}
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
        boxes.text_lines(canvas, measures.margin, measures.text_top, self.parts[self.page])


def paged(text, width, font, most):
    """The lines of each page, at most this many. A page ends with a sentence, unless a sentence is longer than a page."""
    pages, lines = [], []
    for paragraph in text.split("\n"):
        begun = ""  # what this page has of the paragraph
        for sentence in sentences(paragraph):
            longer = begun + " " + sentence if begun else sentence
            if len(lines) + len(boxes.wrap(longer, width, font)) <= most:
                begun = longer
                continue
            if begun:
                lines += boxes.wrap(begun, width, font)
            if lines:
                pages.append(lines)
            lines, begun = [], sentence
            wrapped = boxes.wrap(sentence, width, font)
            if len(wrapped) > most:
                while len(wrapped) > most:
                    pages.append(wrapped[:most])
                    wrapped = wrapped[most:]
                lines, begun = wrapped, ""
        if begun:
            lines += boxes.wrap(begun, width, font)
    if lines:
        pages.append(lines)
    return pages


def sentences(text):
    """The sentences of a paragraph."""
    found, start = [], 0
    for place in range(len(text) - 1):
        if text[place] in ".?!" and text[place + 1] == " ":
            found.append(text[start : place + 1])
            start = place + 2
    found.append(text[start:])
    return found
