"""Setup of a new match: who plays, in which order, by which rules."""

from wayside.games import GAMES, load
from wayside.games.moves import BadOption
from wayside.ui import rows
from wayside.ui.list_screen import ListScreen

START, RULES = -1, -2  # rows that are no seats


def open_setup(stage):
    """Ask which game, unless there is only one."""
    stage.push(SetupScreen(stage, GAMES[0]) if len(GAMES) == 1 else GamesScreen(stage))


class GamesScreen(ListScreen):
    """Which game?"""

    source = __name__

    def title(self):
        return self.texts("ui.which_game")

    def items(self):
        return [(self.texts(game + ".name"), "", "") for game in GAMES]

    def choose(self, index):
        self.stage.replace(SetupScreen(self.stage, GAMES[index]))


class SetupScreen(ListScreen):
    """Start first, then a row for each seat, then the rules that can be chosen."""

    source = __name__

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
        return self.brief(self.game + ".setup_status")

    def items(self):
        changed = len(self.options)
        rules = self.texts("ui.rules_changed", count=changed) if changed else self.texts("ui.rules_printed")
        items = [(START, self.texts("ui.start_game"), "")]
        for seat, player in enumerate(self.players):
            items.append((seat, self.name_of(player), self.texts("ui.begins") if seat == 0 else ""))
        items.append((RULES, self.texts("ui.rules"), rules))
        return items

    def name_of(self, player):
        return self.names.get(player) or self.texts("%s.player_%s" % (self.game, player))

    def begin_with(self, seat):
        """This player begins; the others follow in the order they sit."""
        self.players = self.players[seat:] + self.players[:seat]
        self.list.pick(1)

    def draw_row(self, canvas, item, x, y, w, h, picked):
        seat, label, value = item
        if seat < 0:
            icon = "ok" if seat == START else "menu"
            rows.row(canvas, x, y, w, h, label, value, picked, icon, value_ink=canvas.MIST)
        else:
            mark = (seat, self.module.COLOURS[self.players[seat]])
            rows.row(canvas, x, y, w, h, label, value, picked, None, mark, value_ink=canvas.WHEAT)

    def choose(self, index):
        if index == 0:
            self._start()
        elif self._seat() >= 0:
            self.stage.push(SeatScreen(self.stage, self, self._seat()))
        else:
            from wayside.ui.screens.options import OptionsScreen

            self.stage.push(OptionsScreen(self.stage, self.game, self.options))

    def _start(self):
        from wayside.ui.screens.game import GameScreen

        try:
            self.stage.session.start(self.game, self.players, self.options, self.names)
        except BadOption:
            self.stage.warn("ui.rules_clash")
            return
        self.stage.reset(GameScreen(self.stage))

    def _seat(self):
        seat = self.list.cursor - 1
        return seat if 0 <= seat < len(self.players) else -1

    def _verb(self):
        return "ui.start" if self.list.cursor == 0 else "ui.open"


class SeatScreen(ListScreen):
    """One player: begins, or has a name."""

    source = __name__

    def __init__(self, stage, setup, seat):
        super().__init__(stage)
        self.setup = setup
        self.seat = seat

    def title(self):
        return self.setup.name_of(self.setup.players[self.seat])

    def player(self):
        return self.seat, self.setup.module.COLOURS[self.setup.players[self.seat]]

    def items(self):
        return [(self.texts("ui.this_begins"), "", "start"), (self.texts("ui.enter_name"), "", "pawn")]

    def choose(self, index):
        if index == 0:
            self.setup.begin_with(self.seat)
            self.stage.pop()
        else:
            from wayside.ui.screens.name import NameScreen

            name = self.setup.names.get(self.setup.players[self.seat], "")
            self.stage.push(NameScreen(self.stage, name, self._named))

    def _named(self, name):
        player = self.setup.players[self.seat]
        if name:
            self.setup.names[player] = name
        else:
            self.setup.names.pop(player, "")
