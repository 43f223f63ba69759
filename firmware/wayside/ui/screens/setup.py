"""Setup of a new match: who plays, in which order, on which board, by which rules."""

from wayside.games import GAMES, load, usual_players
from wayside.games.moves import BadOption
from wayside.ui import rows
from wayside.ui.list_screen import ListScreen
from wayside.ui.screen import BOTTOM, TOP
from wayside.ui.screens.options import open_option, set_option, value_text

START, ADD, RULES, BOARD, OPTION = -1, -2, -3, -4, -5  # rows that are no seats; OPTION and below: one of module.SETUP

MOST_CHANCE = 999999
TITLE = 21  # characters that have room beside the key hint


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
    """Start first, then a row for each seat, then the board and the rules that can be chosen."""

    source = __name__

    def __init__(self, stage, game):
        super().__init__(stage, draw_row=self.draw_row)
        self.module = load(game)
        self.game = game
        self.players = usual_players(self.module)
        self.names = {}
        self.options = {}
        if self.module.KEPT:
            self._recall()

    def _recall(self):
        """Options that were set for good: what is in one's box is the same in every match."""
        for _, key, text in self.stage.session.boards(self.game).all():
            if key in self.module.KEPT:
                set_option(self.options, self.option(key), text)

    def title(self):
        return self.texts.fit("ui.setup_title", TITLE, game=self.texts(self.game + ".name"))

    def hints(self):
        return {"ok": self.texts(self._verb()), "back": "", "prev": "", "next": ""}

    def status(self):
        return self.brief(self.game + ".setup_status")

    def items(self):
        items = [(START, self.texts("ui.start_game"), "")]
        for seat, player in enumerate(self.players):
            begins = seat == self.module.begins(len(self.players))
            items.append((seat, self.name_of(player), self.texts("ui.begins") if begins else ""))
        if len(self.players) < self.module.SEATS[2]:
            items.append((ADD, self.texts("ui.add_player"), ""))
        for index, key in enumerate(self.module.SETUP):
            items.append((OPTION - index, self.texts("%s.option_%s" % (self.game, key)), self._value(key)))
        if self.has_board():
            items.append((BOARD, self.texts("ui.board"), self._board_name()))
        items.append((RULES, self.texts("ui.rules"), self._rules_value()))
        return items

    def has_board(self):
        return self.module.BOARD is not None and self.module.has_board(self.options)

    def option(self, key):
        for option in self.module.all_options():
            if option.key == key:
                return option
        raise ValueError(key)

    def _value(self, key):
        option = self.option(key)
        return value_text(self.texts, self.game, option, self.options.get(key, option.default))

    def _board_name(self):
        """The board's name, or that somebody made it."""
        value = self.options.get(self.module.BOARD, self.option(self.module.BOARD).default)
        value = self.module.board_name(value)
        key = "%s.value_%s_%s" % (self.game, self.module.BOARD, value)
        return self.texts(key) if self.texts.has(key) else self.texts("ui.own_board")

    def _rules_value(self):
        shown = self.module.SETUP + self.module.CHANCE + (self.module.BOARD,)
        changed = len([key for key in self.options if key not in shown])
        return self.texts("ui.rules_changed", count=changed) if changed else self.texts("ui.rules_printed")

    def name_of(self, player):
        return self.names.get(player) or self.texts("%s.player_%s" % (self.game, player))

    def begin_with(self, seat):
        """This player begins; the others follow in the order they sit."""
        first = (seat - self.module.begins(len(self.players))) % len(self.players)
        self.players = self.players[first:] + self.players[:first]
        self.list.pick(1)

    def free_players(self):
        """The colours nobody plays."""
        return [player for player in self.module.PLAYERS if player not in self.players]

    def draw_row(self, canvas, item, x, y, w, h, picked):
        seat, label, value = item
        if seat < 0:
            icon = "ok" if seat == START else "pawn" if seat == ADD else "tile" if seat == BOARD else "menu"
            rows.row(canvas, x, y, w, h, label, value, picked, icon, value_ink=canvas.MIST)
        else:
            mark = (seat, self.module.COLOURS[self.players[seat]])
            rows.row(canvas, x, y, w, h, label, value, picked, None, mark, value_ink=canvas.WHEAT)

    def choose(self, index):
        what = self.list.picked()[0]
        if what == START:
            self._start()
        elif what == ADD:
            self.players.append(self.free_players()[0])
            self.refill()
            self.stale |= TOP | BOTTOM  # the cursor stands on the new seat now: OK does something else there
        elif what == RULES:
            from wayside.ui.screens.options import OptionsScreen

            self.stage.push(OptionsScreen(self.stage, self.game, self.options))
        elif what == BOARD:
            from wayside.ui.screens.boards import BoardsScreen

            self.stage.push(BoardsScreen(self.stage, self.game, self.options))
        elif what <= OPTION:
            open_option(self.stage, self.game, self.option(self.module.SETUP[OPTION - what]), self.options)
        else:
            from wayside.ui.screens.seat import SeatScreen

            self.stage.push(SeatScreen(self.stage, self, what))

    def _start(self):
        from wayside.ui.screens.game import GameScreen

        for key in self.module.CHANCE:
            self.options[key] = str(1 + self.stage.dice(MOST_CHANCE))
        try:
            self.stage.session.start(self.game, self.players, self.options, self.names)
        except BadOption:
            self.stage.warn("ui.rules_clash")
            return
        self.stage.reset(GameScreen(self.stage))

    def _verb(self):
        picked = self.list.picked()
        what = picked[0] if picked else START
        return "ui.start" if what == START else "ui.add" if what == ADD else "ui.open"
