"""Enters a name letter by letter: PREV and NEXT walk the letters, OK adds one, BACK drops the last."""

from wayside.ui.keys import BACK, DOWN, LEFT, NEXT, OK, PREV, REPEAT, RIGHT, UP
from wayside.ui.screen import BODY, BOTTOM, TOP, Screen

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÈÇ-' "
SMALL = "abcdefghijklmnopqrstuvwxyzäöüéèç-' "
DONE = len(LETTERS)
LONGEST = 8


class NameScreen(Screen):
    """The ring of letters also has "done". The first letter of a word is a capital."""

    source = __name__
    help = "help.name"

    def __init__(self, stage, name, then):
        super().__init__(stage)
        self.name = name
        self.then = then
        self.cursor = DONE if name else 0

    def state(self):
        return self.name, self.cursor

    def return_to(self, state):
        self.name, self.cursor = state

    def title(self):
        return self.texts("ui.name")

    def hints(self):
        return {"ok": self.texts("ui.done" if self.cursor == DONE else "ui.take"), "back": "", "prev": "", "next": ""}

    def status(self):
        return self.brief("ui.name_status", count=LONGEST - len(self.name))

    def key(self, event):
        action = event & 0x0F
        if event == OK:
            self._choose()
        elif event == BACK:
            self._drop()
        elif action in (PREV, LEFT, UP):
            self._walk(-1, event)
        elif action in (NEXT, RIGHT, DOWN):
            self._walk(1, event)

    def _walk(self, step, event):
        cursor = self.cursor + step
        if event & REPEAT:
            cursor = max(0, min(DONE, cursor))
        self.cursor = cursor % (DONE + 1)
        self.stale |= BODY | TOP | BOTTOM

    def _choose(self):
        if self.cursor == DONE:
            self.then(self.name.strip())
            self.stage.pop()
            return
        self.name += self._letters()[self.cursor]
        if len(self.name) == LONGEST:
            self.cursor = DONE
        self.stale |= BODY | TOP | BOTTOM

    def _drop(self):
        if not self.name:
            self.stage.pop()
            return
        self.name = self.name[:-1]
        self.stale |= BODY | TOP | BOTTOM

    def _letters(self):
        return LETTERS if not self.name or self.name[-1] in " -'" else SMALL

    def draw_body(self, canvas):
        font, small = ("M", "S") if canvas.mono else ("L", "M")
        step = 7 if canvas.mono else 9
        top = 14 if canvas.mono else 30
        canvas.fill(0, top, canvas.width, 38 if canvas.mono else 80, canvas.NIGHT)
        left = (canvas.width - LONGEST * (step + 4)) // 2
        for place in range(LONGEST):
            x = left + place * (step + 4)
            canvas.fill(x, top + step * 2 + 2, step + 1, 1, canvas.AQUA if place == len(self.name) else canvas.EDGE)
            if place < len(self.name):
                canvas.text(x, top, self.name[place], canvas.CHALK, font)
        self._draw_ring(canvas, top + (22 if canvas.mono else 42), font, small)

    def _draw_ring(self, canvas, y, font, small):
        """Draw the letters around the cursor; the one that OK adds has a frame."""
        middle = canvas.width // 2
        pitch = 12 if canvas.mono else 18
        letters = self._letters()
        for offset in range(-4, 5):
            index = (self.cursor + offset) % (DONE + 1)
            mark = "»" if index == DONE else "_" if letters[index] == " " else letters[index]
            ink = canvas.AQUA if offset == 0 else canvas.MIST
            canvas.text(middle + offset * pitch, y, mark, ink, font if offset == 0 else small, "c")
        canvas.frame(middle - pitch // 2, y - 1, pitch, 15 if canvas.mono else 20, canvas.AQUA)
