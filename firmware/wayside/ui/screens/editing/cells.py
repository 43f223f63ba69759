"""Enters a board cell by cell: each of four answers is one press with four keys or a joystick, and two with two keys.

What is entered comes from a game's editor. It gives `answer(kind)`, `back()`, `waits` and `go_on()` at the end of a part,
`last_part()`, `state()` and `return_to()`. Its panel gives `title()`, `words()` of the four answers, `halves()`
of them, `notes()`, `full` and `draw(lines)`.
"""

from wayside.ui.keys import BACK, DOWN, LEFT, NEXT, OK, PREV, RIGHT, UP
from wayside.ui.screen import EVERYTHING, Screen

ANSWERS = {PREV: 0, NEXT: 1, OK: 2}
SPOKEN = {LEFT: 0, UP: 1, RIGHT: 2, DOWN: 3}
HALVES = {NEXT: 0, OK: 1}
NO_HALF = -1


class CellsScreen(Screen):
    """BACK takes the last answer back; before the first one it leaves. `then` is called when all is entered."""

    source = __name__
    help = "help.cells"

    def __init__(self, stage, game, entry, panel, then):
        super().__init__(stage)
        self.game = game
        self.entry = entry
        self.panel = panel
        self.then = then
        self.two_keys = "back" not in stage.key_names and not stage.joystick
        self.half = NO_HALF  # two keys: which half the first press chose

    def state(self):
        return self.entry.state(), self.half

    def return_to(self, state):
        entered, self.half = state
        self.entry.return_to(entered)

    def title(self):
        return self.panel.title()

    def hints(self):
        if self.entry.waits:
            return {"ok": self.texts("ui.go_on"), "back": ""}
        words = self.panel.words()
        if self.stage.joystick:
            return {"back": ""}
        if not self.two_keys:
            return {"prev": words[0], "next": words[1], "ok": words[2], "back": ""}
        low, high = self.panel.halves() if self.half == NO_HALF else words[2 * self.half : 2 * self.half + 2]
        return {"next": low, "ok": high}

    def status(self):
        if self.two_keys or self.stage.joystick or self.entry.waits:
            return ""
        return self.brief("ui.hold_for", name=self.stage.key_names["ok"], what=self.panel.words()[3])

    def lines(self):
        """What stands beside the cells; with a joystick also which direction is which answer."""
        lines = list(self.panel.notes())
        if self.two_keys and not self.entry.waits:
            hints, names = self.hints(), self.stage.key_names
            lines += ["%s: %s" % (names[key], hints[key]) for key in ("next", "ok")]
        if self.stage.joystick and not self.entry.waits:
            for arrow, word in zip("←↑→↓", self.panel.words()):
                lines.append("%s %s" % (arrow, word))
        return lines

    def draw_body(self, canvas):
        self.panel.draw(self.lines())

    def key(self, event):
        if event == BACK:
            self._back()
        elif self.entry.waits:
            if event == OK:
                self._go_on()
        elif self.stage.joystick:
            if event in SPOKEN:
                self._answer(SPOKEN[event])
        elif not self.two_keys:
            if event in ANSWERS:
                self._answer(ANSWERS[event])
        elif event in HALVES:
            if self.half == NO_HALF:
                self.half = HALVES[event]
            else:
                kind = 2 * self.half + HALVES[event]
                self.half = NO_HALF
                self._answer(kind)
            self.stale = EVERYTHING

    def held_ok(self):
        """With four keys the fourth answer; else, and at the end of a part, the help."""
        if self.two_keys or self.stage.joystick or self.entry.waits:
            self.more()
        else:
            self._answer(3)

    def _answer(self, kind):
        if not self.entry.answer(kind):
            self.stage.say(self.panel.full)
        self.stale = EVERYTHING

    def _go_on(self):
        if not self.entry.last_part():
            self.entry.go_on()
            self.stale = EVERYTHING
            return
        self.stage.session.must_be_now()  # the editor changes, which cannot be put back
        self.entry.go_on()
        self.stage.pop()
        self.then(self.entry)

    def _back(self):
        if self.half != NO_HALF:
            self.half = NO_HALF
        elif not self.entry.back():
            self.stage.pop()
            return
        self.stale = EVERYTHING
