"""The stage: the stack of screens, and what every screen has at hand."""

from wayside.ui.keys import BACK, FILL_STEPS, HOLD

TOAST = 2000  # ms that a toast stays


class Stage:
    """Keys go to the screen on top, and only that one draws.

    canvas, texts, keys (the layout of the key tabs), session (the table that saves itself): for the screens to use.
    """

    def __init__(self, canvas, texts, hints, session, joystick=False):
        self.canvas = canvas
        self.texts = texts
        self.hints = hints
        self.session = session
        self.joystick = joystick
        self.now = 0
        self.toast = ""  # news for the bottom bar
        self.toast_until = 0
        self.back_fill = 0
        self._screens = []

    @property
    def top(self):
        return self._screens[-1]

    def push(self, screen):
        self._screens.append(screen)
        screen.show()

    def pop(self):
        """Back to the screen below; the lowest one stays."""
        if len(self._screens) > 1:
            self._screens.pop()
        self.top.show()

    def replace(self, screen):
        self._screens.pop()
        self.push(screen)

    def reset(self, screen):
        """Only this screen is left: a new beginning, say in another language."""
        self._screens = []
        self.push(screen)

    def key(self, event):
        self.top.key(event)
