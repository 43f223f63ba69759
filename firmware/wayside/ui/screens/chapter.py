"""The end screen of a round or of the match: the board and the score."""

from wayside.ui.board.board import BoardScreen
from wayside.ui.board.game import GameScreen
from wayside.ui.board.pause import PauseScreen
from wayside.ui.keys import BACK, HOLD, OK, since
from wayside.ui.screen import BODY, BOTTOM
from wayside.ui.standing import result_line

STEP = 700  # ms for each picture of the count


class ChapterScreen(BoardScreen):
    """It may count up the score step by step. OK opens the next round, or the result when the match is over."""

    source = __name__
    help = "help.chapter"

    undoes = True

    def __init__(self, stage, fresh=False):
        super().__init__(stage)
        self.match = stage.session.match
        self.over = self.match.rules.outcome() is not None
        self.seen = self.match.version
        self.last = max(0, self.panel.steps - 1)
        self.step = 0 if fresh else self.last
        self._since = None  # when the present picture was shown

    def state(self):
        return self.step

    def return_to(self, state):
        self.step = state

    def title(self):
        return self.panel.chapter_title()

    def status(self):
        if self.step < self.last:
            return ""  # the count is not finished
        return result_line(self.stage) if self.over else self.panel.chapter_status()

    def hints(self):
        return {"ok": self.texts("ui.score" if self.over else "ui.go_on"), "back": ("menu", "")}

    def refresh(self):
        super().refresh()
        if self.match.version != self.seen:  # moves were undone or redone
            self._to_board()

    def tick(self, now):
        """Show the next picture of the count when it is due."""
        if self.step < self.last:
            if self._since is None:
                self._since = now
            elif since(now, self._since) >= STEP:
                self._since = now
                self._count(self.step + 1)

    def _count(self, step):
        self.step = step
        self.stale |= BODY | BOTTOM

    def draw_body(self, canvas):
        if self.step < self.last:
            self.panel.draw_step(self.step, self.status())
        else:
            self.panel.draw_chapter(self.status())

    def key(self, event):
        if event == OK and self.step < self.last:
            self._count(self.last)
        elif event == OK:
            if self.over:
                from wayside.ui.screens.result import ResultScreen

                self.stage.push(ResultScreen(self.stage))
            else:
                self._to_board()
        elif event == BACK:
            self.stage.push(PauseScreen(self.stage))
        elif event == BACK + HOLD:
            from wayside.ui.screens.asking.taking_back import take_back

            take_back(self.stage, self._to_board)

    def _to_board(self):
        self.stage.replace(GameScreen(self.stage))
