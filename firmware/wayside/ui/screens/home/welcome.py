"""The welcome after power on: nothing was lost, and whose turn it is."""

from wayside.ui import boxes
from wayside.ui.keys import BACK, OK
from wayside.ui.screen import Screen
from wayside.ui.standing import whose_move


class WelcomeScreen(Screen):
    """It is on top of home if there is a running match, or a file that was set aside or is of a newer firmware."""

    source = __name__
    help = "help.welcome"

    def title(self):
        return self.texts("ui.welcome_back")

    def hints(self):
        verb = "ui.go_on" if self.stage.session.match is not None else "ui.ok"
        return {"ok": self.texts(verb), "back": ("menu", self.texts("ui.menu"))}

    def draw_body(self, canvas):
        session = self.stage.session
        match = session.match
        width, most = (canvas.width - 8, 2) if canvas.mono else (canvas.width - 32, 4)
        columns = (canvas.width - 24) // 7 if canvas.mono else (canvas.width - 46) // 9
        if match is None:
            key, name = ("ui.newer", session.newer) if session.newer else ("ui.set_aside", session.aside[0])
            lines = self.wrapped(key, width, most, name=name)
            boxes.info_box(canvas, "warning", self.texts.fit(key + "_title", columns), lines, role=canvas.AMBER)
            return
        game = self.texts(match.game + ".name")
        lines = self.wrapped("ui.came_back", width, min(most, 3), game=game, number=len(match.moves))
        badge = self.stage.badge(match.rules.turn) if match.rules.turn >= 0 else None
        headline = self.texts.fit("ui.nothing_lost", columns)
        boxes.info_box(canvas, "save", headline, lines, whose_move(self.stage)[0], badge)

    def key(self, event):
        if event == OK and self.stage.session.match is not None:
            from wayside.ui.board.game import GameScreen

            self.stage.reset(GameScreen(self.stage))
        elif event in (OK, BACK):
            self.stage.pop()
