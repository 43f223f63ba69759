"""After the power came back: first that nothing was lost, then where the match stands."""

from wayside.ui import boxes, metrics
from wayside.ui.keys import BACK, OK
from wayside.ui.screen import Screen
from wayside.ui.screens.home import whose_move


class WelcomeScreen(Screen):
    """Stands on top of the home screen when a match came back, or when a file had to be set aside."""

    def title(self):
        return self.texts("ui.welcome_back")

    def hints(self):
        verb = "ui.go_on" if self.stage.session.match is not None else "ui.ok"
        return {"ok": self.texts(verb), "back": ("menu", self.texts("ui.menu"))}

    def draw_body(self, canvas):
        session = self.stage.session
        width = canvas.width - (8 if canvas.mono else 32)
        font = metrics.of(canvas).font
        if session.match is None:
            text = self.texts("ui.set_aside", name=session.aside[0])
            lines = boxes.wrap(text, width, font)
            boxes.info_box(canvas, "warning", self.texts("ui.set_aside_title"), lines, role=canvas.AMBER)
            return
        match = session.match
        text = self.texts("ui.came_back", game=self.texts(match.game + ".name"), number=len(match.moves))
        seat = match.rules.turn
        lines = boxes.wrap(text, width, font)
        mark = self.stage.player(seat) if seat >= 0 else None
        boxes.info_box(canvas, "save", self.texts("ui.nothing_lost"), lines, whose_move(self.stage)[0], mark)

    def key(self, event):
        if event == OK and self.stage.session.match is not None:
            from wayside.ui.screens.game import GameScreen

            self.stage.replace(GameScreen(self.stage))
        elif event in (OK, BACK):
            self.stage.pop()
