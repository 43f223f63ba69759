"""The self-test: display and keys on the first page; flash, memory and saves on the second."""

from wayside.ui.keys import ACTIONS, BACK, HOLD, OK
from wayside.ui.palette import ink_on
from wayside.ui.screen import BODY, Screen

COLOURS = 16


class SelfTestScreen(Screen):
    """Each key can be pressed once. The second OK or BACK opens the checks, where both leave. Holding BACK leaves at once.

    At the first start there are no checks: the setup of a match comes next.
    """

    source = __name__

    def __init__(self, stage, first=False):
        super().__init__(stage)
        self.first = first
        self.pressed = []
        self.rows = []  # the checks, once they are shown

    def state(self):
        return tuple(self.pressed), self.rows

    def return_to(self, state):
        pressed, self.rows = state
        self.pressed = list(pressed)

    def has_title(self):
        return bool(self.rows) and super().has_title()

    def title(self):
        return self.texts("ui.self_test")

    def hints(self):
        return {"ok": self.texts("ui.go_on"), "back": ""}

    def key(self, event):
        action = event & 0x0F
        again = event in (OK, BACK) and event in self.pressed
        if event == BACK + HOLD or again and self.first or self.rows and event in (OK, BACK):
            self._leave()
        elif again:
            self.rows = self._check()
            self.refresh()
        elif action not in self.pressed and not self.rows:
            self.pressed.append(action)
            self.stale |= BODY

    def held_ok(self):
        """Here a held key is the same as a pressed one."""
        self.key(OK)

    def _leave(self):
        self.stage.pop()
        if self.first:
            from wayside.ui.screens.new_match.setup import open_setup

            open_setup(self.stage)

    def _keys(self):
        """(action, name, corner) of each key of this board, sorted by action."""
        names, corners = self.stage.key_names, self.stage.corners
        keys = [(ACTIONS[word], names[word], corners[word]) for word in names]
        keys.sort()
        return keys

    def _check(self):
        """(what, result, whether it is good) of each check. Reads every file and writes a scratch file."""
        canvas, texts, session = self.stage.canvas, self.texts, self.stage.session
        good, bad = session.check()
        health = session.health()
        low = session.low()
        key = "ui.files_bad" if bad else "ui.files_good"
        saves = texts.fit(key, 15 if canvas.mono else 19, good=good, bad=bad)
        first = (texts("ui.display"), "%dx%d" % (canvas.width, canvas.height), True)
        if self.stage.battery:  # there is only room for five
            first = (texts("ui.battery"), "%d mV" % self.stage.battery(), True)
        return [
            first,
            (texts("ui.flash"), texts("ui.free_space", size=size_text(health["free"])), not low),
            (texts("ui.memory"), texts("ui.free_space", size=size_text(self.stage.doors.free_memory())), True),
            (texts("ui.files"), saves, not bad),
            (
                texts.fit("ui.saves", 8 if canvas.mono else 11),
                texts("ui.saves_count", saves=health["saves"], erases=health["erases"]),
                True,
            ),
        ]

    def draw_top(self, canvas):
        if self.rows:
            super().draw_top(canvas)

    def draw_bottom(self, canvas):
        if self.rows:
            super().draw_bottom(canvas)

    def draw_body(self, canvas):
        if self.rows:
            self._draw_rows(canvas)
        else:
            canvas.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
            canvas.frame(0, 0, canvas.width, canvas.height, canvas.CHALK)
            if not canvas.mono:
                self._draw_colours(canvas)
            self._draw_keys(canvas)

    # The checks

    def _draw_rows(self, canvas):
        mono = canvas.mono
        left, y, font = (10, 11, "S") if mono else (22, 19, "M")
        pitch = 8 if mono else 15 if canvas.height < 200 else 22
        for what, result, good in self.rows:
            ink = canvas.LEAF if good else canvas.AMBER
            icon = "ok" if good else "warning"
            canvas.icon(left - 9 if mono else 5, y + (0 if mono else 1), icon + "7" if mono else icon, ink)
            canvas.text(left, y, what, canvas.CHALK, font)
            canvas.text(left + (42 if mono else 82), y, result, canvas.MIST if good else canvas.AMBER, font)
            y += pitch

    # The display

    def _draw_colours(self, canvas):
        """Draw four colours with their names, then all colours."""
        y, height = canvas.height // 4 - 4, canvas.height // 4
        names = (
            ("ui.red", canvas.BRICK),
            ("ui.green", canvas.LEAF),
            ("ui.blue", canvas.AZURE),
            ("ui.yellow", canvas.WHEAT),
        )
        width = (canvas.width - 16) // len(names)
        x = 8
        for name, colour in names:
            canvas.fill(x, y, width - 2, height, colour)
            canvas.text(x + width // 2, y + height // 2 - 6, self.texts(name), ink_on(colour), "M", "c")
            x += width
        width = (canvas.width - 16) // COLOURS
        for colour in range(COLOURS):
            canvas.fill(8 + colour * width, y + height + 6, width, canvas.height // 8, colour)

    def _draw_keys(self, canvas):
        """Draw a box for each key, in its corner or in a row, filled once the key was pressed; and what to do next."""
        font, letter, margin, high = ("S", 5, 4, 11) if canvas.mono else ("M", 7, 6, 17)
        missing = widest = 0
        x = 8
        bottom = canvas.height - high - 2
        for action, name, corner in self._keys():
            width = letter * len(name) + margin
            y = canvas.height * 2 // 3 + (0 if canvas.mono else 1)
            left = x
            if corner == "none":
                x += width + 2
            else:
                left = 2 if corner[1] == "l" else canvas.width - width - 2
                y = 2 if corner[0] == "t" else bottom
                widest = max(widest, width)
            lit = action in self.pressed
            missing += not lit
            canvas.rounded(
                left, y, width, high, canvas.LEAF if lit else canvas.NIGHT, canvas.LEAF if lit else canvas.EDGE
            )
            canvas.text(left + margin // 2, y + margin // 3, name, canvas.NIGHT if lit else canvas.MIST, font)
        columns = (canvas.width - 2 * widest - 8) // letter
        middle = canvas.width // 2
        title = self.texts("ui.self_test")
        if OK in self.pressed:
            title = self.texts.fit("ui.again", columns, name=self.stage.key_names["ok"])
        status = self.texts.fit("ui.press_keys" if missing else "ui.all_keys", columns)
        canvas.text(middle, 4, title, canvas.CHALK, font, "c")
        canvas.text(middle, bottom + margin // 3, status, canvas.MIST, font, "c")


def size_text(count):
    """Bytes as kB or MB."""
    if count >= 1000000:
        return "%d.%d MB" % (count // 1000000, count // 100000 % 10)
    return "%d kB" % (count // 1000)
