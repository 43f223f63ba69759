"""The base of all screens on which the panel of a game draws."""

from wayside.games import load
from wayside.ui import bars
from wayside.ui.screen import Screen


class BoardScreen(Screen):
    """If the panel has no bars, the key hints are in the corners."""

    def __init__(self, stage):
        super().__init__(stage)
        self._panel = None
        self._shown = None  # the key hints that are on the screen

    @property
    def panel(self):
        """Made when it is needed: at first, and after its memory was released."""
        if self._panel is None:
            self._panel = self.new_panel()
        return self._panel

    def new_panel(self):
        return panel_of(self.stage)

    def has_title(self):
        return False  # before the panel has drawn, it is not known whether it has bars

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
        else:  # the toast covers a part of the board
            self.wipe()

    def wiped(self):
        if self._panel is not None:
            self._panel.forget()

    def release(self):
        """Drop the panel: only then can its code be dropped too."""
        self._panel = None


def panel_of(stage):
    """A new panel for the match on the table."""
    match = stage.session.match
    return load(match.game).panel(match.rules, stage.canvas, stage.texts, stage)


def draw_corners(stage, panel, hints):
    """Draw the key hints of a board without bars, and clear the old ones."""
    canvas = stage.canvas
    height = bars.MONO_TAB if canvas.mono else bars.TAB
    if not canvas.mono:
        canvas.fill(panel.side, 0, canvas.width - panel.side, height, canvas.NIGHT)
    canvas.fill(panel.side, canvas.height - height, canvas.width - panel.side, height, canvas.NIGHT)
    bars.corner_tabs(canvas, stage.corners, hints)
