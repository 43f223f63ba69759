"""Shows the news of a move until OK."""

from wayside.referee.refusals import spoken
from wayside.ui import boxes, metrics
from wayside.ui.keys import BACK, HOLD, OK
from wayside.ui.screen import Screen
from wayside.ui.screens.moves.telling import told_move


class NewsScreen(Screen):
    source = __name__
    help = "help.news"

    undoes = True

    def __init__(self, stage):
        super().__init__(stage)
        match = stage.session.match
        self.match = match
        self.seen = match.version
        self.first = 0  # the first news item on the screen
        self.following = 0  # the first item that did not fit; equal to `first` until it is drawn
        self.news = []  # (key of the text, its facts)
        for code, facts in match.rules.news:
            self.news.append(("%s.news_%s" % (match.game, code), spoken(self.texts, match.game, facts, match.names)))

    def refresh(self):
        super().refresh()
        if self.match.version != self.seen:  # the move was undone over USB
            self.stage.pop()

    def state(self):
        return self.first, self.following

    def return_to(self, state):
        self.first, self.following = state

    def title(self):
        move = told_move(self.texts, self.match, self.match.moves[-1])
        return self.texts.fit("ui.after_move", 24 if self.stage.canvas.mono else 20, move=move)

    def badge(self):
        return self.stage.badge(self.match.actors[-1])

    def hints(self):
        return {"ok": self.texts("ui.go_on"), "back": self.texts("ui.undo")}

    def draw_body(self, canvas):
        """Draw as many items as fit; OK shows the next ones."""
        measures = metrics.of(canvas)
        columns = (canvas.width - 20) // 5 if canvas.mono else (canvas.width - 34) // 7
        y = measures.text_top
        self.following = self.first
        for key, facts in self.news[self.first :]:
            lines = self.texts.lines(key, columns, 2, **facts)
            if y + measures.line_pitch * len(lines) > measures.body_bottom:
                break
            self.following += 1
            canvas.icon(measures.margin + 1, y, "seat1", canvas.LEAF)
            y = boxes.text_lines(canvas, measures.margin + 14, y, lines) + (2 if canvas.mono else 4)

    def key(self, event):
        if event == OK and self.following == self.first:
            return  # the news is not drawn yet
        if event == OK and self.following < len(self.news):
            self.first = self.following
            self.wipe()
        elif event == OK:
            self.stage.pop()
        elif event == BACK or event == BACK + HOLD:
            from wayside.ui.screens.asking.taking_back import take_back_at_once

            take_back_at_once(self.stage, self.stage.pop)
