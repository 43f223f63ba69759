"""The board, and the picker that walks the legal moves on it; the game's own panel draws."""

from wayside.games import load
from wayside.ui import bars
from wayside.ui.keys import BACK, HOLD, NEXT, OK, PREV, REPEAT
from wayside.ui.picker import Picker
from wayside.ui.screen import BODY, BOTTOM, EVERYTHING, TOP, Screen

CURSOR = 8  # stale: only the cursor moved


class BoardScreen(Screen):
    """A screen on which the game's panel draws; where the panel leaves no bars, the key hints stand in the corners."""

    def __init__(self, stage):
        super().__init__(stage)
        self.match = stage.session.match
        self.panel = load(self.match.game).panel(self.match.rules, stage.canvas, self.texts)
        self._shown = None  # the key hints that stand on the screen

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


class GameScreen(BoardScreen):
    """PREV and NEXT (or the joystick) walk, OK chooses, BACK drops a choice or pauses, holding BACK undoes."""

    undoes = True
    runs_clock = True

    def __init__(self, stage):
        super().__init__(stage)
        self.picker = None

    def tree(self):
        """What the picker walks: the legal moves."""
        return self.match.rules.next

    def show(self):
        super().show()
        if self.match.rules.turn < 0:
            from wayside.ui.screens.chapter import ChapterScreen

            self.stage.replace(ChapterScreen(self.stage))
        elif self.picker is None or self.seen != self.match.version:
            self.restart()

    def restart(self):
        """The position changed: the picker begins again."""
        self.seen = self.match.version
        self.picker = Picker(self.match.rules, self.stage.joystick, self.tree())
        self.stale = EVERYTHING

    def player(self):
        return self.stage.player(self.match.rules.turn)

    def title(self):
        return self.panel.title(self.picker.preview(), self.stage.player_name(self.match.rules.turn))

    def aside(self):
        return self.panel.aside()

    def hints(self):
        back = "" if self.picker.path else ("menu", "")
        return {"ok": self.texts(self.panel.verb(self.picker.preview())), "back": back, "prev": "", "next": ""}

    def status(self):
        return self.panel.status(self.picker.preview())

    def key(self, event):
        action = event & 0x0F
        if event == OK:
            self._choose()
        elif event == OK + HOLD:
            from wayside.ui.screens.score import ScoreScreen

            self.stage.push(ScoreScreen(self.stage))
        elif event == BACK:
            self._back()
        elif event == BACK + HOLD:
            self.undo()
        elif action == PREV or action == NEXT:
            if self.picker.step(-1 if action == PREV else 1, not event & REPEAT):
                self.stale |= CURSOR
        elif action > BACK and self.picker.aim(action, not event & REPEAT):
            self.stale |= CURSOR

    def _choose(self):
        move = self.picker.choose()
        if move is None:
            self.stale |= CURSOR
        else:
            self.complete(move)

    def complete(self, move):
        """A whole move was picked: play it."""
        chapter = self.match.rules.chapter
        refusal = self.stage.session.play(move)
        if refusal is not None:  # the picker offers only legal moves, so this is a fault: say it all the same
            self.refuse(move, refusal)
            return
        if not self.stage.session.saved:
            self.stage.warn("ui.not_saved")
        if self.match.rules.chapter != chapter:
            from wayside.ui.screens.chapter import ChapterScreen

            self.stage.replace(ChapterScreen(self.stage))
        else:
            self.restart()

    def _back(self):
        if self.picker.drop():
            self.stale |= CURSOR
        else:
            self.leave()

    def leave(self):
        from wayside.ui.screens.pause import PauseScreen

        self.stage.push(PauseScreen(self.stage))

    def refuse(self, move, refusal):
        from wayside.ui.screens.refusal import RefusalScreen

        self.stage.push(RefusalScreen(self.stage, move, refusal))

    def undo(self):
        number = len(self.match.moves)
        if self.stage.session.undo():
            self.restart()
            self.stage.say("ui.taken_back", number=number)
        else:
            self.stage.say("ui.nothing_to_undo")

    def wiped(self):
        self.panel.forget()

    def draw_body(self, canvas):
        self.panel.draw(self.picker.preview())

    def draw(self):
        if self.stale & CURSOR and not self.stale & BODY:
            self.panel.follow(self.picker.preview())
            if self.panel.has_bars or self.hints() != self._shown:
                self.stale |= TOP | BOTTOM
        self.stale &= ~CURSOR
        super().draw()


def draw_corners(stage, panel, hints):
    """The key hints of a board that has no bars; what stood in their place before is wiped away."""
    canvas = stage.canvas
    height = bars.MONO_TAB if canvas.mono else bars.TAB
    if not canvas.mono:
        canvas.fill(panel.side, 0, canvas.width - panel.side, height, canvas.NIGHT)
    canvas.fill(panel.side, canvas.height - height, canvas.width - panel.side, height, canvas.NIGHT)
    bars.corner_tabs(canvas, stage.corners, hints)


class AskScreen(GameScreen):
    """May I? Any move that can be written is offered; the referee says whether it is legal, and plays nothing."""

    def tree(self):
        return self.match.rules.tries

    undoes = False

    def complete(self, move):
        """The last choice stays open, so that a nearby move is asked about with a press or two."""
        refusal = self.match.check(move)
        self.picker.drop()
        self.stale |= CURSOR
        if refusal is None:
            self.stage.say("ui.is_legal", move=move)
        else:
            self.refuse(move, refusal)

    def undo(self):
        self.leave()

    def hints(self):
        hints = super().hints()
        if len(self.picker.path) > 1 or self.stage.joystick and self.picker.path:
            hints["ok"] = self.texts("ui.ask")
        hints["back"] = ""
        return hints

    def leave(self):
        self.stage.pop()
