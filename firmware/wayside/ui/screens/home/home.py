"""The home screen: continue the running match, start a new one, settings."""

from wayside.games import folders
from wayside.ui import metrics, rows
from wayside.ui.list_screen import ListScreen
from wayside.ui.lists import ENTRY
from wayside.ui.standing import whose_move


class HomeScreen(ListScreen):
    source = __name__
    help = "help.home"

    def __init__(self, stage):
        measures = metrics.of(stage.canvas)
        running = stage.session.match is not None
        self.games = folders()
        super().__init__(
            stage,
            measures.entry_rows if running else measures.list_rows,
            draw_entry=self.draw_entry if running else None,
        )
        self.running = running
        self.low = False

    def refresh(self):
        if (self.stage.session.match is not None) != self.running:
            self.stage.replace(HomeScreen(self.stage))
        else:
            super().refresh()
            self.low = self.stage.session.low()

    def title(self):
        return self.texts("ui.wayside")

    def hints(self):
        on_entry = self.running and self.list.cursor == ENTRY
        return {"ok": self.texts("ui.resume" if on_entry else "ui.choose"), "prev": "", "next": ""}

    def status(self):
        if not self.stage.session.saved:
            return self.brief("ui.not_saved")
        return self.brief("ui.flash_low" if self.low else "ui.safe_to_unplug")

    def items(self):
        texts = self.texts
        many = len(self.games) > 1
        games = texts("ui.games_count", count=len(self.games)) if many else texts(self.games[0] + ".name")
        return [
            (texts("ui.new_game"), games, "tile"),
            (texts("ui.saved_games"), str(self.stage.session.archive.count()), "save"),
            (texts("ui.settings"), texts("ui.language"), "menu"),
            (texts("ui.self_test"), "", "ok"),
        ]

    def draw_entry(self, canvas, picked):
        match = self.stage.session.match
        rows.big_entry(canvas, self.texts(match.game + ".name"), whose_move(self.stage), picked)

    def draw_top(self, canvas):
        if not (canvas.mono and self.running):  # there the large entry replaces the title bar
            super().draw_top(canvas)

    def choose(self, index):
        if index == ENTRY:
            self.stage.doors.wait()
            self.stage.doors.open_board()
        elif index == 0:
            self.new_game()
        elif index == 1:
            from wayside.ui.screens.home.archive import ArchiveScreen

            self.stage.push(ArchiveScreen(self.stage))
        elif index == 2:
            from wayside.ui.screens.home.settings import SettingsScreen

            self.stage.push(SettingsScreen(self.stage))
        else:
            from wayside.ui.screens.selftest import SelfTestScreen

            self.stage.push(SelfTestScreen(self.stage))

    def back(self):
        pass

    def new_game(self):
        if self.running and self.stage.session.match.rules.outcome() is None:
            from wayside.ui.screens.asking.dialog import ask

            ask(self.stage, "new_game", self.choose_game)
        else:
            self.choose_game()

    def choose_game(self):
        """Move the running match to the archive, then open the setup."""
        from wayside.ui.screens.asking.putting_away import put_away
        from wayside.ui.screens.new_match.setup import open_setup

        if self.stage.session.match is None or put_away(self.stage):
            open_setup(self.stage)
