"""One player in the setup: begin, enter a name, change the colour, leave."""

from wayside.ui.list_screen import ListScreen


class SeatScreen(ListScreen):
    source = __name__
    help = "help.seat"

    def __init__(self, stage, setup, seat):
        super().__init__(stage)
        self.setup = setup
        self.seat = seat

    def title(self):
        return self.setup.name_of(self.setup.players[self.seat])

    def badge(self):
        return self.seat, self.setup.game.colours[self.setup.players[self.seat]]

    def items(self):
        return [(self.texts(key), "", icon) for key, icon, _ in self.entries()]

    def entries(self):
        """(text, icon, what OK does) of each row."""
        entries = [("ui.this_begins", "start", self._begins), ("ui.enter_name", "pawn", self._enter_name)]
        if not self.setup.lot:
            entries.append(("ui.draw_lots", "start", self._draw_lots))
        if self.setup.free_players():
            entries.append(("ui.other_colour", "tile", self._recolour))
        if len(self.setup.players) > self.setup.game.seats[0]:
            entries.append(("ui.plays_not", "warning", self._leaves))
        return entries

    def choose(self, index):
        self.entries()[index][2]()

    def _begins(self):
        self.setup.begin_with(self.seat)
        self.stage.pop()

    def _draw_lots(self):
        self.setup.draw_lots()
        self.stage.pop()

    def _enter_name(self):
        """Choose from the stored names, or enter a name letter by letter."""
        name = self.setup.names.get(self.setup.players[self.seat], "")
        known = [other for other in self.stage.session.names() if other not in self.setup.names.values()]
        if known:
            from wayside.ui.screens.new_match.names import NamesScreen

            self.stage.push(NamesScreen(self.stage, known, name, self._named))
        else:
            from wayside.ui.screens.name import NameScreen

            self.stage.push(NameScreen(self.stage, name, self._named))

    def _named(self, name):
        player = self.setup.players[self.seat]
        if name:
            self.setup.names[player] = name
        else:
            self.setup.names.pop(player, "")

    def _recolour(self):
        """Change to the next free colour; the name stays with the player."""
        order = self.setup.game.players
        before = self.setup.players[self.seat]
        after = order[(order.index(before) + 1) % len(order)]
        while after in self.setup.players:
            after = order[(order.index(after) + 1) % len(order)]
        self.setup.players[self.seat] = after
        if before in self.setup.names:
            self.setup.names[after] = self.setup.names.pop(before)
        self.wipe()
        self.refill()

    def _leaves(self):
        self.setup.names.pop(self.setup.players.pop(self.seat), "")
        self.stage.pop()
