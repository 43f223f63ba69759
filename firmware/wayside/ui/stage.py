"""The stage: the stack of screens, and all that screens use."""

from wayside.games import load
from wayside.ui import bars
from wayside.ui.keys import since

TOAST = 2000  # ms that a toast stays


class Stage:
    """Keys go to the screen on top, and only that screen draws.

    Screens use: canvas, texts, corners (of the key hints), session (the table that saves itself).
    """

    def __init__(self, canvas, texts, corners, key_names, session, joystick=False):
        self.canvas = canvas
        self.texts = texts
        self.corners = corners
        self.key_names = key_names  # by action, as printed on the board
        self.session = session
        self.joystick = joystick
        self.doors = None  # what only the device can do
        self.has_led = False  # whether the board has an LED that shows whose turn it is
        self.battery = None  # a function for the voltage in mV, on boards with a battery
        self.toast = None  # a line in the bottom bar: (key of the text, its facts, whether it warns)
        self._toast_fresh = False
        self._toast_since = 0
        self.hold = 0  # how near a held BACK is to undo, 0 to FILL_STEPS
        self.screens = []
        self.changed = False  # whether the open screens have changed since code was last dropped

    @property
    def top(self):
        return self.screens[-1]

    def push(self, screen):
        self.screens.append(screen)
        self.changed = True
        screen.refresh()

    def pop(self):
        """Close the top screen; the lowest one stays."""
        if len(self.screens) > 1:
            self.screens.pop()
        self.changed = True
        self.top.refresh()

    def replace(self, screen):
        """Close the top screen and open another."""
        self.screens.pop()
        self.push(screen)

    def reset(self, *screens):
        """Close all screens and open these, the last one on top."""
        self.screens = list(screens)
        self.changed = True
        self.top.refresh()

    def say(self, key, **facts):
        """Show a toast."""
        self._say(key, facts, False)

    def warn(self, key, **facts):
        """Show a toast as a warning."""
        self._say(key, facts, True)

    def _say(self, key, facts, warning):
        self.toast = (key, facts, warning)
        self._toast_fresh = True
        self.top.toast_changed()

    def hush(self):
        """Remove the toast."""
        if self.toast:
            self.toast = None
            self.top.toast_changed()

    def tick(self, now, hold):
        """Let time pass; `hold` says how near a held BACK is to undo."""
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
        """Draw the toast, if there is one, in the longest form that fits beside the key hints."""
        if self.toast:
            key, facts, warning = self.toast
            text = self.texts.fit(key, bars.toast_columns(self.canvas, self.corners, hints), **facts)
            bars.toast(self.canvas, self.corners, hints, text, warning)

    def back_hint(self, columns):
        """On a board with two keys, say that a held OK is BACK, if there is room."""
        if "back" in self.key_names:
            return ""
        return self.texts.fit("ui.hold_back", columns, name=self.key_names["ok"])

    def badge(self, seat):
        """(seat, colour) of a seat, for bars and rows."""
        match = self.session.match
        return seat, load(match.game).colours[match.players[seat]]

    def player_name(self, seat):
        """The name that was entered for a seat, or the colour's."""
        match = self.session.match
        return match.name_of(seat) or self.texts("%s.player_%s" % (match.game, match.players[seat]))

    def in_list(self, word):
        """Whether a word is in the word list; None without a list."""
        return self.session.in_list(word)
