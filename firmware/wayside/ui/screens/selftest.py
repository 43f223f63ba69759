"""Self-test and health: display, keys, flash, memory and saves; keys light up when they are pressed."""

from wayside.ui import metrics
from wayside.ui.keys import ACTIONS, BACK, HOLD, OK
from wayside.ui.screen import BODY, TOP, Screen

COLOURS = 16


class SelfTestScreen(Screen):
    """Every key may be pressed once; a second OK or BACK, or holding BACK, leaves. After the first start: to the games."""

    source = __name__

    def __init__(self, stage, first=False):
        super().__init__(stage)
        self.first = first
        self.pressed = []
        self.rows = []

    def show(self):
        super().show()
        self.rows = self._check()

    def title(self):
        return self.texts("ui.self_test")

    def hints(self):
        return {"ok": self.texts("ui.go_on"), "back": ""} if OK in self.pressed else {"back": ""}

    def status(self):
        missing = [name for action, name in self._keys() if action not in self.pressed]
        return self.brief("ui.press_keys" if missing else "ui.all_keys")

    def key(self, event):
        action = event & 0x0F
        if event == BACK + HOLD or event in (OK, BACK) and event in self.pressed:
            self._leave()
            return
        if action not in self.pressed:
            self.pressed.append(action)
            self.stale |= BODY | TOP
            self.toast_changed()

    def held_ok(self):
        """A held key is a pressed one here."""
        self.key(OK)

    def _leave(self):
        self.stage.pop()
        if self.first:
            from wayside.ui.screens.setup import open_setup

            open_setup(self.stage)

    def _keys(self):
        """(action, name) of each key of this board, in the order of the actions."""
        names = self.stage.key_names
        keys = [(ACTIONS[word], names[word]) for word in names]
        keys.sort()
        return keys

    def _check(self):
        """(what, result, whether it is good) of each check; reads every file and writes a scratch one."""
        canvas, texts, session = self.stage.canvas, self.texts, self.stage.session
        good, bad = session.check()
        health = session.health()
        low = session.low()
        saves = texts("ui.files_bad", good=good, bad=bad) if bad else texts("ui.files_good", good=good)
        return [
            (texts("ui.display"), "%dx%d" % (canvas.width, canvas.height), True),
            (texts("ui.flash"), texts("ui.free_space", size=size_text(health["free"])), not low),
            (texts("ui.memory"), texts("ui.free_space", size=size_text(self.stage.memory())), True),
            (texts("ui.files"), saves, not bad),
            (texts("ui.saves"), texts("ui.saves_count", saves=health["saves"], erases=health["erases"]), True),
        ]

    def draw_body(self, canvas):
        measures = metrics.of(canvas)
        canvas.fill(0, measures.body_top, canvas.width, measures.body_height, canvas.NIGHT)
        if canvas.mono:
            self._draw_rows(canvas, 11, 8, "S", 52, "ok7", "warning7")
            return
        pitch = 15 if canvas.height < 200 else 22
        bottom = self._draw_rows(canvas, 19, pitch, "M", 92, "ok", "warning")
        self._draw_colours(canvas, bottom + 3)
        self._draw_keys(canvas, bottom + (22 if canvas.height >= 200 else 3))

    def _draw_rows(self, canvas, y, pitch, font, value_x, good_icon, bad_icon):
        left = 10 if canvas.mono else 22
        for what, result, good in self.rows:
            ink = canvas.LEAF if good else canvas.AMBER
            canvas.icon(1 if canvas.mono else 5, y + (0 if canvas.mono else 1), good_icon if good else bad_icon, ink)
            canvas.text(left, y, what, canvas.CHALK, font)
            canvas.text(value_x + left - 10, y, result, canvas.MIST if good else canvas.AMBER, font)
            y += pitch
        return y

    def _draw_colours(self, canvas, y):
        for colour in range(COLOURS):
            canvas.fill(4 + colour * 6, y, 5, 17, colour)
        canvas.frame(3, y - 1, COLOURS * 6 + 1, 19, canvas.EDGE)

    def _draw_keys(self, canvas, y):
        """A box for each key; it is filled when the key was pressed. Beside the colours there may be room for initials only."""
        keys = self._keys()
        x = 4
        if canvas.height < 200:
            if _width(keys) > canvas.width - 108:
                keys = [(action, name[0]) for action, name in keys]
            x = canvas.width - 4 - _width(keys)
        for action, name in keys:
            width = 7 * len(name) + 6
            lit = action in self.pressed
            canvas.rounded(x, y, width, 17, canvas.LEAF if lit else canvas.NIGHT, canvas.LEAF if lit else canvas.EDGE)
            canvas.text(x + 3, y + 2, name, canvas.NIGHT if lit else canvas.MIST)
            x += width + 2


def _width(keys):
    return sum([7 * len(name) + 8 for _, name in keys])


def size_text(count):
    """Bytes as kB or MB."""
    if count >= 1000000:
        return "%d.%d MB" % (count // 1000000, count // 100000 % 10)
    return "%d kB" % (count // 1000)
