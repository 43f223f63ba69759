"""The stage: the stack of screens, and what every screen has at hand."""

from wayside.games import load
from wayside.ui import bars
from wayside.ui.keys import since

TOAST = 2000  # ms that a toast stays


class Stage:
    """Keys go to the screen on top, and only that one draws.

    For the screens: canvas, texts, corners (where each key's hint stands), session (the table that saves itself).
    """

    def __init__(self, canvas, texts, corners, key_names, session, joystick=False):
        self.canvas = canvas
        self.texts = texts
        self.corners = corners
        self.key_names = key_names  # by action, as printed on the board
        self.session = session
        self.joystick = joystick
        self.doors = None  # to what only the device can do
        self.has_led = False  # whether the board has an LED that tells whose turn it is
        self.battery = None  # a function that tells the battery's millivolts, on boards that have one
        self.toast = None  # news in the bottom bar: (key of the text, its facts, whether it warns)
        self._toast_fresh = False
        self._toast_since = 0
        self.hold = 0  # how far a held BACK has come, 0 to FILL_STEPS
        self.screens = []
        self.changed = False  # other screens are open than when code was last dropped

    @property
    def top(self):
        return self.screens[-1]

    def push(self, screen):
        self.screens.append(screen)
        self.changed = True
        screen.show()

    def pop(self):
        """Back to the screen below; the lowest one stays."""
        if len(self.screens) > 1:
            self.screens.pop()
        self.changed = True
        self.top.show()

    def replace(self, screen):
        """The screen on top gives way to another."""
        self.screens.pop()
        self.push(screen)

    def reset(self, *screens):
        """Only these screens are left, the last one on top: a new beginning."""
        self.screens = list(screens)
        self.changed = True
        self.top.show()

    def say(self, key, **facts):
        """A toast: news that needs no answer."""
        self._say(key, facts, False)

    def warn(self, key, **facts):
        """A toast that says what went wrong."""
        self._say(key, facts, True)

    def _say(self, key, facts, warning):
        self.toast = (key, facts, warning)
        self._toast_fresh = True
        self.top.toast_changed()

    def hush(self):
        """The news has been seen."""
        if self.toast:
            self.toast = None
            self.top.toast_changed()

    def tick(self, now, hold):
        """Let time pass; `hold` is how far a held BACK has come."""
        if self._toast_fresh:
            self._toast_fresh = False
            self._toast_since = now
        elif self.toast and since(now, self._toast_since) >= TOAST:
            self.hush()
        self.top.tick(now)
        if hold != self.hold:
            self.hold = hold
            self.top.hold_changed()

    def draw_toast(self, hints):
        """The news, if there is any, as long as the key hints leave room for."""
        if self.toast:
            key, facts, warning = self.toast
            text = self.texts.fit(key, bars.toast_columns(self.canvas, self.corners, hints), **facts)
            bars.toast(self.canvas, self.corners, hints, text, warning)

    def back_hint(self, columns):
        """On two keys nothing shows that a long OK is BACK: say it where there is room."""
        if "back" in self.key_names:
            return ""
        return self.texts.fit("ui.hold_back", columns, name=self.key_names["ok"])

    def player(self, seat):
        """(seat, colour) as the bars and rows want it."""
        match = self.session.match
        return seat, load(match.game).colours[match.players[seat]]

    def player_name(self, seat):
        """The name somebody entered, or the colour's."""
        match = self.session.match
        return match.name_of(seat) or self.texts("%s.player_%s" % (match.game, match.players[seat]))

    def in_list(self, word):
        """What the word list says of a word: True, False, or None without a list."""
        return self.session.in_list(word)
