"""The pause menu: undo first, then everything else that is not a move."""

from wayside.games import load
from wayside.ui.list_screen import ListScreen
from wayside.ui.standing import board_note

LEGEND = ("prev", "next", "ok", "back")
LEGEND_WIDTH = 92


class PauseScreen(ListScreen):
    help = "help.pause"

    def __init__(self, stage):
        self.with_legend = not stage.canvas.mono and not stage.joystick
        super().__init__(stage, width=stage.canvas.width - LEGEND_WIDTH - 6 if self.with_legend else 0)

    def wiped(self):
        if self.with_legend:
            self._draw_legend(self.stage.canvas, self.stage.canvas.width - LEGEND_WIDTH)

    def told(self):
        return "", ""

    def _draw_legend(self, canvas, x):
        """Draw which key is which, and what holding a key does."""
        names = self.stage.key_names
        canvas.rounded(x, 20, LEGEND_WIDTH - 3, 95, canvas.SLATE)
        y = 24
        for action in LEGEND:
            if action not in names:
                continue
            canvas.rounded(x + 5, y, 7 * len(names[action]) + 6, 13, canvas.EDGE)
            canvas.text(x + 8, y, names[action], canvas.CHALK)
            canvas.text(x + 17 + 7 * len(names[action]), y, self.texts("ui.key_" + action), canvas.MIST)
            y += 15
        canvas.fill(x + 5, y + 1, LEGEND_WIDTH - 13, 1, canvas.EDGE)
        if "back" in names:
            end = canvas.text(x + 5, y + 3, self.texts("ui.hold_undo", name=names["back"]), canvas.CHALK)
            canvas.icon(end + 4, y + 4, "undo", canvas.CHALK)
            canvas.text(x + 5, y + 16, self.texts("ui.hold_more", name=names["ok"]), canvas.CHALK)
        else:
            canvas.text(x + 5, y + 3, self.texts("ui.hold_back", name=names["ok"]), canvas.CHALK)

    def title(self):
        return self.texts("ui.pause")

    def aside(self):
        return board_note(self.stage)

    def hints(self):
        return {"ok": self.texts("ui.choose"), "back": self.texts("ui.play"), "prev": "", "next": ""}

    def status(self):
        return self.brief("ui.saved" if self.stage.session.saved else "ui.not_saved")

    def items(self):
        return [(label, "", icon) for label, icon, _ in self.entries()]

    def entries(self):
        """(label, icon, what OK does) of each row. Rows that are useless now are left out."""
        texts = self._label
        match = self.stage.session.match
        entries = []
        if match.moves:
            player = self.stage.player_name(match.actors[-1])
            entries.append((texts("ui.undo_move", number=len(match.moves), player=player), "undo", self._undo))
            if len(match.actors) > 1 and match.actors[-1] == match.actors[-2]:
                entries.append((texts("ui.undo_turn", player=player), "undo", self._undo_turn))
        if match.undone:
            entries.append((texts("ui.redo_move", number=len(match.moves) + 1), "next", self._redo))
        entries.append((texts("ui.score"), "vp", self._score))
        if match.moves:
            entries.append((texts("ui.points_by_move"), "vp", self._points))
        if match.rules.turn >= 0:
            for name, icon in load(match.game).pages(match.rules):
                entries.append((texts("%s.page_%s" % (match.game, name)), icon, self._opener(name)))
            entries.append((texts("ui.may_i"), "help", self._may_i))
            if match.rules.chapter:
                entries.append((texts("ui.look_at_round", round=match.rules.chapter), "tile", self._show_round))
        if match.moves or match.undone:
            entries.append((texts("ui.history"), "clock", self._history))
        entries.append((texts("ui.help"), "help", self._help))
        entries.append((texts("ui.leave"), "save", self._leave))
        entries.append((texts("ui.stop_match"), "warning", self._stop))
        return entries

    def _label(self, key, **facts):
        """A text for a row, which is narrow beside the legend."""
        return self.fit(key, LEGEND_WIDTH // 7 + 2 if self.with_legend else 0, **facts)

    def choose(self, index):
        self.entries()[index][2]()

    def _undo(self):
        from wayside.ui.screens.asking.taking_back import take_back_at_once

        take_back_at_once(self.stage, self.stage.pop)

    def _undo_turn(self):
        player = self.stage.player_name(self.stage.session.match.actors[-1])
        self.stage.session.undo_turn()
        self.stage.pop()
        self.stage.say("ui.turn_taken_back", player=player)

    def _redo(self):
        self.stage.session.redo()
        self.stage.pop()
        self.stage.say("ui.played_again", number=len(self.stage.session.match.moves))

    def _score(self):
        if self.stage.session.match.rules.turn < 0:
            from wayside.ui.screens.result import ResultScreen

            self.stage.replace(ResultScreen(self.stage))
        else:
            from wayside.ui.screens.score import ScoreScreen

            self.stage.replace(ScoreScreen(self.stage))

    def _points(self):
        from wayside.ui.screens.moves.points import PointsScreen

        self.stage.replace(PointsScreen(self.stage))

    def _show_round(self):
        from wayside.ui.screens.chapter import ChapterScreen

        self.stage.pop()
        self.stage.replace(ChapterScreen(self.stage))

    def _opener(self, name):
        """A function that opens a list of the game."""

        def open_page():
            from wayside.ui.screens.columns import ColumnsScreen

            self.stage.replace(ColumnsScreen(self.stage, name))

        return open_page

    def _may_i(self):
        from wayside.ui.screens.ask import AskScreen

        self.stage.replace(AskScreen(self.stage))

    def _history(self):
        from wayside.ui.screens.moves.history import HistoryScreen

        self.stage.replace(HistoryScreen(self.stage))

    def _help(self):
        """Help on the screen below this one."""
        self.stage.pop()
        self.stage.top.think()
        self.stage.top.more()

    def _leave(self):
        self.stage.doors.wait()
        self.stage.doors.go_home()

    def _stop(self):
        from wayside.ui.screens.asking.dialog import ask

        ask(self.stage, "stop", self._put_away, self._delete)

    def _put_away(self):
        from wayside.ui.screens.asking.putting_away import put_away

        self.stage.doors.wait()
        if put_away(self.stage):
            self.stage.doors.go_home()

    def _delete(self):
        from wayside.ui.screens.asking.dialog import ask

        ask(self.stage, "delete", self._deleted)

    def _deleted(self):
        self.stage.doors.wait()
        self.stage.session.drop()
        self.stage.doors.go_home()
