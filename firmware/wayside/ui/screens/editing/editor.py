"""The editor of a board before a match. It uses the same picker as the match."""

from wayside.games.moves import BadOption
from wayside.ui.board.picking import PickScreen
from wayside.ui.screens.new_match.boards import use_board

DONE, KEEP, ENTER = "done", "keep", "enter"


def open_editor(stage, game, text, chosen, own_boards):
    """Open the editor, or warn if the board cannot be read."""
    try:
        stage.push(EditorScreen(stage, game, text, chosen, own_boards))
    except BadOption:
        stage.warn("ui.bad_board")


class EditorScreen(PickScreen):
    """OK chooses, BACK drops a choice or leaves, holding BACK undoes. `done` uses the board for the match."""

    source = __name__
    help = "help.editor"

    def __init__(self, stage, game, text, chosen, own_boards):
        editor = game.editor(text, stage.doors.dice, chosen)
        super().__init__(stage, editor)
        self.game = game
        self.chosen = chosen
        self.own_boards = own_boards
        self.changed = False

    def unpicked_panel(self):
        return self.game.editor_panel(self.rules, self.stage.canvas, self.stage.texts)

    def title(self):
        return self.panel.title(self.picker.preview(), "")

    def complete(self, move):
        self.stage.session.must_be_now()  # changes of the editor cannot be put back
        if move == DONE:
            self._use()
        elif move == KEEP:
            from wayside.ui.screens.name import NameScreen

            self.stage.push(NameScreen(self.stage, "", self._keep))
        elif move.split()[0] == ENTER:
            from wayside.ui.screens.editing.cells import CellsScreen

            self.picker.drop()
            entry = self.rules.entry(move)
            panel = self.panel.entry_panel(entry)
            self.stage.push(CellsScreen(self.stage, self.game, entry, panel, self._entered))
        else:
            before = self.rules.result()
            self.rules.play(move)
            self.changed = self.changed or self.rules.result() != before
            self.restart()

    def _entered(self, entry):
        """A whole board was entered: the panel is made anew, because it may have another size."""
        self.rules.take(entry)
        self.changed = True
        self.release()
        self.restart()

    def _use(self):
        use_board(self.game, self.chosen, self.rules.result())
        self._close(2)  # the list of boards too

    def _keep(self, name):
        if not name:
            return
        if self.own_boards.keep(name, self.rules.kept()):
            self.changed = False
            self.stage.say("ui.board_kept", name=name)
        else:
            self.stage.warn("ui.not_kept")

    def undo(self):
        if self.rules.undo():
            self.release()  # the board may have another size
            self.restart()
            self.stage.say("ui.step_undone")
        else:
            self.stage.say("ui.nothing_to_undo")

    def leave(self):
        if self.changed:
            from wayside.ui.screens.asking.dialog import ask

            ask(self.stage, "editor", lambda: self._close(1), self.undo)
        else:
            self._close(1)

    def _close(self, count):
        for _ in range(count):
            self.stage.pop()
