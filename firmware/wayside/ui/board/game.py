"""The screen on which the match is played."""

from wayside.ui.board.pause import PauseScreen
from wayside.ui.board.picking import CURSOR, PickScreen


class GameScreen(PickScreen):
    """Walks the legal moves. Holding BACK drops the choice or undoes, holding OK magnifies the board or opens the help."""

    runs_clock = True

    def __init__(self, stage, path=()):
        self.match = stage.session.match
        self.help = "%s.%s" % (self.match.game, self.match.rules.help)
        super().__init__(stage, self.match.rules)
        self._path = path

    def refresh(self):
        super().refresh()
        if self.rules.turn < 0:
            from wayside.ui.screens.chapter import ChapterScreen

            self.stage.replace(ChapterScreen(self.stage))
        elif self.seen != self.match.version:
            self.restart()

    def state(self):
        return super().state(), self.seen

    def return_to(self, state):
        picked, self.seen = state
        super().return_to(picked)

    def release(self):
        super().release()
        self.rules.release()

    def restart(self):
        self.seen = self.match.version
        super().restart()

    def badge(self):
        """Who is on turn. Where any player may act, the panel knows whose choice this is."""
        return self.stage.badge(self.panel.seat_of(self.picker.preview()))

    def title(self):
        return self.panel.title(self.picker.preview(), self.stage.player_name(self.rules.turn))

    def complete(self, move):
        """Play a complete move; one that the rules ask about is confirmed first."""
        if self.rules.asks(move):
            from wayside.ui.screens.asking.dialog import ask

            ask(self.stage, "sure", lambda: self.play(move))
            self.picker.drop()
        else:
            self.play(move)

    def play(self, move):
        chapter = self.rules.chapter
        refusal = self.stage.session.play(move)
        if refusal is not None:  # a fault, because the picker offers only legal moves: show it anyway
            self.refuse(move, refusal)
            return
        if not self.stage.session.saved:
            self.stage.warn("ui.not_saved")
        self._go_on(chapter)

    def _go_on(self, chapter):
        """After a move: open the end screen if a chapter has ended, else stay on the board; then show the news."""
        if self.rules.chapter != chapter:
            from wayside.ui.screens.chapter import ChapterScreen

            self.stage.replace(ChapterScreen(self.stage, True))
        else:
            self.restart()
        if self.rules.news:
            from wayside.ui.screens.news import NewsScreen

            self.stage.push(NewsScreen(self.stage))

    def leave(self):
        self.stage.push(PauseScreen(self.stage))

    def refuse(self, move, refusal):
        from wayside.ui.screens.refusal import RefusalScreen

        self.stage.push(RefusalScreen(self.stage, move, refusal))

    def undo(self):
        """Drop the choices that were begun; if there are none, take back the last move."""
        if self.picker.droppable:
            while self.picker.drop():
                self.stale |= CURSOR
        else:
            from wayside.ui.screens.asking.taking_back import take_back

            take_back(self.stage, self.restart)
