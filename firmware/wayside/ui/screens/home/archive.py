"""The list of saved matches: open one again, or delete it."""

from wayside.ui.list_screen import ListScreen
from wayside.ui.screens.asking.dialog import ask


class ArchiveScreen(ListScreen):
    """The match on the table first, then the newest. A row shows the game, the players and the result."""

    source = __name__
    help = "help.archive"

    def __init__(self, stage):
        super().__init__(stage)
        self.entries = []

    def title(self):
        return self.texts("ui.saved_games")

    def hints(self):
        hints = {"back": "", "prev": "", "next": ""}
        if self.entries:
            hints["ok"] = self.texts("ui.open")
        return hints

    def status(self):
        if not self.entries:
            return self.brief("ui.no_saved_games")
        entry = self.entries[self.list.cursor]
        return self.brief("ui.entry_status", date=entry.date or self.texts("ui.no_date"), count=entry.moves)

    def items(self):
        self.entries = self.stage.session.archive.entries()
        items = []
        for entry in self.entries:
            result = ":".join([str(total) for total in entry.result])
            if not entry.over:
                result = self.texts.fit("ui.paused", 6 if self.stage.canvas.mono else 12)
            label = names_of(self.texts, entry)
            if not self.stage.canvas.mono:  # a mono screen has no room for the game; the next screen shows it
                label = "%s %s" % (self.texts(entry.game + ".name"), label)
            items.append((self.stage.canvas.fit(label, self._room(result), self._font()), result, ""))
        return items

    def choose(self, index):
        if self.entries:
            self.stage.push(EntryScreen(self.stage, self.entries[index]))

    def _font(self):
        return "S" if self.stage.canvas.mono else "M"

    def _room(self, value):
        """The pixels for a label beside this value; longer names are shortened."""
        width, letter, margin = (128, 5, 16) if self.stage.canvas.mono else (self.stage.canvas.width, 7, 30)
        return width - margin - letter * (len(value) + 1)


class EntryScreen(ListScreen):
    """One saved match."""

    source = __name__
    help = "help.entry"

    def __init__(self, stage, entry):
        super().__init__(stage)
        self.entry = entry

    def title(self):
        """The game, and the number by which the host tools find the record."""
        return "%s %d" % (self.texts(self.entry.game + ".name"), self.entry.number)

    def status(self):
        return names_of(self.texts, self.entry)

    def items(self):
        return [
            (self.texts("ui.open_again"), "", "start"),
            (self.texts("ui.delete"), "", "warning"),
        ]

    def choose(self, index):
        if index == 1:
            ask(self.stage, "delete", self._delete)
        elif self.entry.on_table:
            self.stage.doors.wait()
            self.stage.doors.open_board()
        elif self.stage.session.match is not None:
            ask(self.stage, "swap", self._open)
        else:
            self._open()

    def _open(self):
        from wayside.ui.screens.asking.putting_away import put_away

        self.stage.doors.wait()
        session = self.stage.session
        if session.match is not None and not put_away(self.stage):
            return
        if session.reopen(self.entry.number):
            self.stage.doors.open_board()
        else:
            self.stage.warn("ui.cannot_open")

    def _delete(self):
        self.stage.session.archive.delete(self.entry.number)
        self.stage.pop()
        self.stage.say("ui.deleted")


def names_of(texts, entry):
    """The players of a saved match: Anna - Blue."""
    names = [name or texts("%s.player_%s" % (entry.game, player)) for player, name in entry.players]
    return " - ".join(names)
