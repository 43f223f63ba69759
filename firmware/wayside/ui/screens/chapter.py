"""The end of a round or of the match: the board with its areas outlined, and the score."""

from wayside.games import load
from wayside.ui.keys import BACK, HOLD, OK
from wayside.ui.screen import Screen
from wayside.ui.screens.game import GameScreen, draw_corners
from wayside.ui.screens.home import result_line


class ChapterScreen(Screen):
    """OK goes on: to the next round, or to the score when the match is over."""

    source = __name__

    undoes = True

    def __init__(self, stage):
        super().__init__(stage)
        self.match = stage.session.match
        self.panel = load(self.match.game).panel(self.match.rules, stage.canvas, self.texts)
        self.over = self.match.rules.outcome() is not None
        self.seen = self.match.version

    def title(self):
        return self.panel.chapter_title()

    def status(self):
        return result_line(self.stage) if self.over else self.panel.chapter_status()

    def hints(self):
        return {"ok": self.texts("ui.score" if self.over else "ui.go_on"), "back": ("menu", "")}

    def show(self):
        super().show()
        if self.match.version != self.seen:  # something was undone or redone
            self._to_board()

    def draw_body(self, canvas):
        self.panel.draw_chapter(self.status())

    def draw_top(self, canvas):
        if self.panel.has_bars:
            super().draw_top(canvas)
        else:
            draw_corners(self.stage, self.panel, self.hints())

    def draw_bottom(self, canvas):
        if self.panel.has_bars:
            super().draw_bottom(canvas)
        else:
            self.stage.draw_toast(self.hints())

    def toast_changed(self):
        if self.panel.has_bars:
            super().toast_changed()
        else:
            self.wipe()

    def key(self, event):
        if event == OK:
            if self.over:
                from wayside.ui.screens.score import ScoreScreen

                self.stage.push(ScoreScreen(self.stage))
            else:
                self._to_board()
        elif event == BACK:
            from wayside.ui.screens.pause import PauseScreen

            self.stage.push(PauseScreen(self.stage))
        elif event == BACK + HOLD:
            number = len(self.match.moves)
            self.stage.session.undo()
            self._to_board()
            self.stage.say("ui.taken_back", number=number)

    def _to_board(self):
        self.stage.replace(GameScreen(self.stage))
