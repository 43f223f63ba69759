"""The setup of a new match: players and their order, board, rules."""

from wayside.games import load, names
from wayside.games.moves import BadOption, complete
from wayside.ui import metrics, rows
from wayside.ui.list_screen import ListScreen
from wayside.ui.screen import BOTTOM, TOP
from wayside.ui.screens.new_match.boards import BoardsScreen, board_text, use_board
from wayside.ui.screens.new_match.options import offered, open_option, set_option, value_text

# Rows that are no seats. OPTION and below: an option of the game's `setup`.
START, ADD, RULES, BOARD, LAST, HOW, OPTION = -1, -2, -3, -4, -5, -6, -7
ICONS = {START: "ok", ADD: "pawn", BOARD: "tile", LAST: "undo", HOW: "help"}
VERBS = {START: "ui.start", ADD: "ui.add", LAST: "ui.take"}

MOST_CHANCE = 999999
TITLE = 21  # characters that fit beside the key hint


def open_setup(stage):
    """Ask for the game, unless there is only one."""
    games = [load(name) for name in names()]
    if len(games) == 1:
        stage.push(SetupScreen(stage, games[0]))
        stage.top.ask_board()
    else:
        stage.push(GamesScreen(stage, games))


class GamesScreen(ListScreen):
    """The list of games."""

    source = __name__
    help = "help.games"

    def __init__(self, stage, games):
        self.games = games
        super().__init__(stage)

    def title(self):
        return self.texts("ui.which_game")

    def items(self):
        return [(self.texts(game.name + ".name"), "", "") for game in self.games]

    def status(self):
        if "back" not in self.stage.key_names:  # there a held OK is BACK; the setup has a row for the explanation
            return ""
        return self.brief("ui.hold_how", name=self.stage.key_names["ok"])

    def choose(self, index):
        self.stage.replace(SetupScreen(self.stage, self.games[index]))
        self.stage.top.ask_board()

    def more(self):
        show_how(self.stage, self.games[self.list.cursor])


class SetupScreen(ListScreen):
    """The first row starts the match; then come a row for each seat, the board and the rules."""

    source = __name__
    help = "help.setup"

    def __init__(self, stage, game):
        super().__init__(stage, draw_row=self.draw_row)
        self.game = game
        self.players = self.game.usual_players()
        self.lot = game.lot  # whether a lot decides who begins
        self.names = {}
        self.options = {}
        self.has_own = False  # whether the owner has kept a board
        self._recall()
        self.last = self._last_setup()

    def state(self):
        return super().state(), tuple(self.players), self.lot, dict(self.names), dict(self.options), self.last

    def return_to(self, state):
        walked, players, self.lot, self.names, options, self.last = state
        self.players = list(players)
        self.options.clear()  # the same dict, because screens on top change it too
        self.options.update(options)
        super().return_to(walked)

    def _recall(self):
        """Read what is kept for every match: what is in the box, and the owner's board, the newest one.

        Without a board of the owner the game is played without one, if it can be.
        """
        game = self.game
        if game.boardless:
            set_option(self.options, self.option(game.boardless[0]), game.boardless[1])
        if not game.kept and game.board is None:
            return
        for _, key, text in self.stage.session.boards(game.name).all():
            if key in game.kept:
                set_option(self.options, self.option(key), text)
            else:
                self.has_own = True
                if not game.laid_anew:
                    use_board(game, self.options, text)

    def _last_setup(self):
        """(players, options, names) of the last match, if they are still valid."""
        found = self.stage.session.last_setup(self.game.name)
        if found is None:
            return None
        players, options, names = found
        few, _, many = self.game.seats
        if not few <= len(players) <= many or [player for player in players if player not in self.game.players]:
            return None
        try:
            complete(self.game.options(), options)
        except BadOption:
            return None
        return players, options, names

    def ask_board(self):
        """Ask what lies on the table: before the first match, and if the board must be laid for this one."""
        game = self.game
        if game.laid_anew and self.has_own or game.boardless and not self.has_own and self.last is None:
            self.stage.push(BoardsScreen(self.stage, self.game, self.options))

    def title(self):
        return self.texts.fit("ui.setup_title", TITLE, game=self.texts(self.game.name + ".name"))

    def hints(self):
        return {"ok": self.texts(self._verb()), "back": "", "prev": "", "next": ""}

    def status(self):
        return self.brief(self.game.name + ".setup_status")

    def items(self):
        items = [(START, self.texts("ui.start_game"), self._beginning())]
        if self.last:
            items.insert(0, (LAST, self.texts("ui.as_last"), self._last_names()))
        for seat, player in enumerate(self.players):
            begins = not self.lot and seat == self.game.begins(len(self.players))
            items.append((seat, self.name_of(player), self.texts("ui.begins") if begins else ""))
        if len(self.players) < self.game.seats[2]:
            items.append((ADD, self.texts("ui.add_player"), ""))
        for index, key in enumerate(self.game.setup):
            items.append((OPTION - index, self.texts("%s.option_%s" % (self.game.name, key)), self._value(key)))
        if self.game.board is not None:
            items.append((BOARD, self.texts("ui.board"), board_text(self.texts, self.game, self.options)))
        if offered(self.game):
            items.append((RULES, self.texts("ui.rules"), self._rules_value()))
        items.append((HOW, self.texts("ui.how"), ""))
        return items

    def _beginning(self):
        """That who begins is drawn by lot, if it is and there is room; else the row of a seat says who begins."""
        if not self.lot:
            return ""
        room = metrics.of(self.stage.canvas).row_columns - len(self.texts("ui.start_game")) - 2
        text = self.texts.fit("ui.lot", room)
        return text if len(text) <= room else ""

    def _last_names(self):
        """As many names as fit."""
        players, _, names = self.last
        room = metrics.of(self.stage.canvas).row_columns - len(self.texts("ui.as_last")) - 4
        text = ""
        for player in players:
            longer = (text and text + ", ") + (
                names.get(player) or self.texts("%s.player_%s" % (self.game.name, player))
            )
            if len(longer) > room:
                return text + "…"
            text = longer
        return text

    def option(self, key):
        for option in self.game.options():
            if option.key == key:
                return option
        raise ValueError(key)

    def _value(self, key):
        option = self.option(key)
        return value_text(self.texts, self.game, option, self.options.get(key, option.default))

    def _rules_value(self):
        shown = self.game.setup + self.game.chance + (self.game.board,) + self.game.boardless[:1]
        changed = len([key for key in self.options if key not in shown])
        return self.texts("ui.rules_changed", count=changed) if changed else self.texts("ui.rules_printed")

    def name_of(self, player):
        return self.names.get(player) or self.texts("%s.player_%s" % (self.game.name, player))

    def begin_with(self, seat):
        """Let this player begin; the others follow in seating order."""
        self.lot = False
        self.players = self._begun_by(seat)
        self.list.pick(1)

    def _begun_by(self, seat):
        """The players in the order in which this seat begins."""
        first = (seat - self.game.begins(len(self.players))) % len(self.players)
        return self.players[first:] + self.players[:first]

    def draw_lots(self):
        """Let the lot decide who begins, when the match starts."""
        self.lot = True
        self.list.pick(0)

    def free_players(self):
        """The colours that nobody plays."""
        return [player for player in self.game.players if player not in self.players]

    def draw_row(self, canvas, item, x, y, w, h, picked):
        seat, label, value = item
        if seat < 0:
            rows.row(canvas, x, y, w, h, label, value, picked, ICONS.get(seat, "menu"), value_ink=canvas.MIST)
        else:
            badge = (seat, self.game.colours[self.players[seat]])
            rows.row(canvas, x, y, w, h, label, value, picked, None, badge, value_ink=canvas.WHEAT)

    def choose(self, index):
        what = self.list.picked()[0]
        if what == START:
            self._start()
        elif what == LAST:
            self._as_last()
        elif what == HOW:
            show_how(self.stage, self.game)
        elif what == ADD:
            self.players.append(self.free_players()[0])
            self.refill()
            self.stale |= TOP | BOTTOM  # the cursor is on the new seat now, where OK means something else
        elif what == RULES:
            from wayside.ui.screens.new_match.options import OptionsScreen

            self.stage.push(OptionsScreen(self.stage, self.game, self.options))
        elif what == BOARD:
            self.stage.push(BoardsScreen(self.stage, self.game, self.options))
        elif what <= OPTION:
            open_option(self.stage, self.game, self.option(self.game.setup[OPTION - what]), self.options)
        else:
            from wayside.ui.screens.new_match.seat import SeatScreen

            self.stage.push(SeatScreen(self.stage, self, what))

    def _as_last(self):
        """Fill in players and rules of the last match; the person can still change them."""
        self.players, self.options, self.names = self.last
        self.last = None
        self.list.pick(0)
        self.refill()
        self.stale |= TOP | BOTTOM

    def _start(self):
        self.stage.doors.wait()
        players = self._begun_by(self.stage.doors.dice(len(self.players))) if self.lot else self.players
        for key in self.game.chance:
            self.options[key] = str(1 + self.stage.doors.dice(MOST_CHANCE))
        try:
            self.stage.session.start(self.game.name, players, self.options, self.names)
        except BadOption:
            self.stage.warn("ui.rules_clash")
            return
        lasting = {key: self.options[key] for key in self.options if key not in self.game.chance}
        self.stage.session.remember_setup(self.game.name, self.players, lasting, self.names)
        self.stage.doors.open_board()

    def _verb(self):
        picked = self.list.picked()
        what = picked[0] if picked else START
        return VERBS.get(what, "ui.open")


def show_how(stage, game):
    """Show what the game is about."""
    from wayside.ui.screens.reading.help import how_text
    from wayside.ui.screens.reading.pages import PageScreen

    stage.push(PageScreen(stage, stage.texts(game.name + ".name"), how_text(stage.texts, game.name)))
