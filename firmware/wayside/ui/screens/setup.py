"""Setup of a new match: who plays, in which order, by which rules."""

from wayside.games import GAMES, load
from wayside.games.moves import BadOption
from wayside.ui import rows
from wayside.ui.keys import HOLD, OK
from wayside.ui.screen import ListScreen


def open_setup(stage):
    """Ask which game, unless there is only one."""
    stage.push(SetupScreen(stage, GAMES[0]) if len(GAMES) == 1 else GamesScreen(stage))


class GamesScreen(ListScreen):
    """Which game?"""

    def title(self):
        return self.texts("ui.which_game")

    def items(self):
        return [(self.texts(game + ".name"), "", None) for game in GAMES]

    def choose(self, index):
        self.stage.replace(SetupScreen(self.stage, GAMES[index]))


class SetupScreen(ListScreen):
    """Start first, then a row for each seat, then the rules that can be chosen."""

    def __init__(self, stage, game):
        super().__init__(stage, draw_row=self.draw_row)
        self.module = load(game)
        self.game = game
        self.players = list(self.module.PLAYERS)
        self.names = {}
        self.options = {}

    def title(self):
        return self.texts("ui.setup_title", game=self.texts(self.game + ".name"))

    def hints(self):
        return {"ok": self.texts(self._verb()), "back": "", "prev": "", "next": ""}

    def status(self):
        if self._seat() >= 0:
            return self.brief("ui.hold_for_name")
        return self.brief(self.game + ".setup_status")

    def items(self):
        changed = len(self.options)
        rules = self.texts("ui.rules_changed", count=changed) if changed else self.texts("ui.rules_printed")
        items = [("start", self.texts("ui.start_game"), "")]
        for seat, player in enumerate(self.players):
            name = self.names.get(player) or self.texts("%s.player_%s" % (self.game, player))
            items.append((seat, name, self.texts("ui.begins") if seat == 0 else ""))
        items.append(("rules", self.texts("ui.rules"), rules))
        return items

    def draw_row(self, canvas, item, x, y, w, h, picked):
        what, label, value = item
        if isinstance(what, str):
            icon = "ok" if what == "start" else "menu"
            rows.row(canvas, x, y, w, h, label, value, picked, icon, value_ink=canvas.MIST)
        else:
            mark = (what, self.module.COLOURS[self.players[what]])
            rows.row(canvas, x, y, w, h, label, value, picked, None, mark, value_ink=canvas.WHEAT)

    def key(self, event):
        if event == OK + HOLD and self._seat() >= 0:
            from wayside.ui.screens.name import NameScreen

            player = self.players[self._seat()]
            self.stage.push(NameScreen(self.stage, self.names.get(player, ""), lambda name: self._named(player, name)))
        else:
            super().key(event)

    def choose(self, index):
        if index == 0:
            self._start()
        elif self._seat() >= 0:
            # This player begins; the others follow in the order they sit.
            seat = self._seat()
            self.players = self.players[seat:] + self.players[:seat]
            self.list.pick(1)
            self.refill()
        else:
            from wayside.ui.screens.options import OptionsScreen

            self.stage.push(OptionsScreen(self.stage, self.game, self.options))

    def _start(self):
        from wayside.ui.screens.game import GameScreen
        from wayside.ui.screens.home import HomeScreen

        try:
            self.stage.session.start(self.game, self.players, self.options, self.names)
        except BadOption:
            self.stage.say("ui.rules_clash")
            return
        self.stage.reset(HomeScreen(self.stage), GameScreen(self.stage))

    def _named(self, player, name):
        if name:
            self.names[player] = name
        else:
            self.names.pop(player, None)

    def _seat(self):
        seat = self.list.cursor - 1
        return seat if 0 <= seat < len(self.players) else -1

    def _verb(self):
        if self.list.cursor == 0:
            return "ui.start"
        return "ui.first" if self._seat() >= 0 else "ui.open"
