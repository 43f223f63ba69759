"""A screen on which a game's own panel draws."""

from wayside.games import load
from wayside.ui import bars
from wayside.ui.screen import Screen


class BoardScreen(Screen):
    """Where the panel leaves no bars, the key hints stand in the corners."""

    def __init__(self, stage, panel=None):
        super().__init__(stage)
        self.panel = panel or panel_of(stage)
        self._shown = None  # the key hints that stand on the screen

    def has_title(self):
        return False  # until it is drawn, nobody knows whether the board has bars

    def draw_top(self, canvas):
        if self.panel.has_bars:
            super().draw_top(canvas)
        else:
            self._shown = self.hints()
            draw_corners(self.stage, self.panel, self._shown)

    def draw_bottom(self, canvas):
        if self.panel.has_bars:
            super().draw_bottom(canvas)
        else:
            self.stage.draw_toast(self._shown)

    def toast_changed(self):
        if self.panel.has_bars:
            super().toast_changed()
        else:  # there the toast lies over the board
            self.wipe()

    def wiped(self):
        self.panel.forget()

    def release(self):
        self.panel.release()


def panel_of(stage):
    """A panel for the match on the table."""
    match = stage.session.match
    return load(match.game).panel(match.rules, stage.canvas, stage.texts, stage)


def draw_corners(stage, panel, hints):
    """The key hints of a board that has no bars; what stood in their place before is wiped away."""
    canvas = stage.canvas
    height = bars.MONO_TAB if canvas.mono else bars.TAB
    if not canvas.mono:
        canvas.fill(panel.side, 0, canvas.width - panel.side, height, canvas.NIGHT)
    canvas.fill(panel.side, canvas.height - height, canvas.width - panel.side, height, canvas.NIGHT)
    bars.corner_tabs(canvas, stage.corners, hints)
