"""Shows a refused move, the reason in a line or two, and the rule on request."""

from wayside.referee.refusals import refusal_key, spoken
from wayside.ui import boxes, metrics
from wayside.ui.board.board import panel_of
from wayside.ui.keys import BACK, OK
from wayside.ui.screen import Screen
from wayside.ui.screens.moves.telling import told_move


class RefusalScreen(Screen):
    """The move was not played. OK shows the rule, BACK returns to the board."""

    source = __name__
    refuses = True

    def __init__(self, stage, move, refusal):
        super().__init__(stage)
        self.move = move
        self.refusal = refusal
        game = stage.session.match.game
        self.key_of_text = refusal_key(self.texts, game, refusal)
        self.facts = spoken(self.texts, game, refusal.facts, stage.session.match.names)

    def title(self):
        seat = self.stage.session.match.rules.turn
        columns = 25 if self.stage.canvas.mono else 19
        match = self.stage.session.match
        move = told_move(self.texts, match, self.move)
        return self.texts.fit("ui.tried", columns, player=self.stage.player_name(seat), move=move)

    def badge(self):
        return self.stage.badge(self.stage.session.match.rules.turn)

    def hints(self):
        return {"ok": self.texts("ui.why"), "back": self.texts("ui.back")}

    def status(self):
        return self.brief("ui.nothing_played")

    def draw_body(self, canvas):
        measures = metrics.of(canvas)
        columns = (canvas.width - 12) // 5 if canvas.mono else (canvas.width - 24) // 7
        lines = self.texts.lines(self.key_of_text, columns, 2, **self.facts)
        if canvas.mono:
            boxes.banner(canvas, [self.texts("ui.not_legal")] + lines)
            return
        panel_of(self.stage).draw_tried(self.move, measures.margin + 2, measures.text_top)
        boxes.banner(canvas, lines)

    def key(self, event):
        if event == OK:
            self.more()
        elif event == BACK:
            self.stage.pop()

    def more(self):
        """Show the rule."""
        from wayside.ui.screens.reading.pages import PageScreen

        text = self.texts("%s.why_%s" % (self.stage.session.match.game, self.refusal.code))
        self.stage.push(PageScreen(self.stage, self.texts("ui.the_rule"), text))
