"""Asks which board lies on the table: one that people entered, none that is known yet, or one of the game's own."""

from wayside.ui.list_screen import ListScreen
from wayside.ui.screens.new_match.options import set_option

OWN, CHOSEN, UNKNOWN, OURS, EDIT = range(5)  # kinds of rows
ICONS = ("save", "ok", "help", "tile", "menu")
NOTES = {UNKNOWN: ".boardless", OURS: ".ours"}


class BoardsScreen(ListScreen):
    """OK takes a board. The last row opens the chosen one in the editor, where it can be seen and changed."""

    source = __name__
    help = "help.boards"

    def __init__(self, stage, game, chosen):
        super().__init__(stage)
        self.game = game
        self.chosen = chosen
        self.own_boards = stage.session.boards(game.name)

    def title(self):
        return self.texts("ui.which_board")

    def hints(self):
        verb = "ui.open" if self._picked_kind() in (OWN, EDIT) else "ui.take"
        return {"ok": self.texts(verb), "back": "", "prev": "", "next": ""}

    def status(self):
        note = NOTES.get(self._picked_kind())
        return self.brief(self.game.name + note) if note else ""

    def items(self):
        game = self.game
        self.own = [board for board in self.own_boards.all() if board[1] not in game.kept]
        self.rows = [(OWN, board) for board in self.own]
        value = self.chosen.get(game.board)
        if value is not None and not game.is_ours(self.chosen) and value not in [text for _, _, text in self.own]:
            self.rows.append((CHOSEN, value))
        if game.boardless:
            self.rows.append((UNKNOWN, None))
        self.rows += [(OURS, name) for name in game.boards]
        self.rows.append((EDIT, None))
        return [(self._label(kind, what), "", ICONS[kind]) for kind, what in self.rows]

    def _label(self, kind, what):
        if kind == OWN:
            return what[1]
        if kind == UNKNOWN:
            return self.texts("%s.value_%s_%s" % ((self.game.name,) + self.game.boardless))
        if kind == OURS:
            return self.fit("%s.value_%s_%s" % (self.game.name, self.game.board, what))
        return self.texts("ui.chosen_board" if kind == CHOSEN else "ui.edit_board")

    def _picked_kind(self):
        """The kind of the row under the cursor; None before the list is filled."""
        return self.rows[self.list.cursor][0] if self.list.items else None

    def choose(self, index):
        kind, what = self.rows[index]
        if kind == OWN:
            self.stage.push(OwnBoardScreen(self.stage, self, what))
        elif kind == EDIT:
            self.edit(self.chosen.get(self.game.board, self.game.boards[0]))
        else:
            if kind == UNKNOWN:
                self.chosen[self.game.boardless[0]] = self.game.boardless[1]
            else:
                use_board(self.game, self.chosen, what)
            self.stage.pop()

    def edit(self, text):
        from wayside.ui.screens.editing.editor import open_editor

        open_editor(self.stage, self.game, text, self.chosen, self.own_boards)


class OwnBoardScreen(ListScreen):
    """A kept board: use it, see and change it, or delete it."""

    source = __name__

    def __init__(self, stage, boards, board):
        super().__init__(stage)
        self.boards = boards
        self.number, self.name, self.text = board

    def title(self):
        return self.name

    def items(self):
        rows = (("ui.use_board", "ok"), ("ui.edit_board", "menu"), ("ui.forget_board", "warning"))
        return [(self.texts(key), "", icon) for key, icon in rows]

    def choose(self, index):
        self.stage.pop()
        game = self.boards.game
        if index == 0 and not game.laid_anew:
            use_board(game, self.boards.chosen, self.text)
            self.stage.pop()
        elif index < 2:
            self.boards.edit(self.text)
        else:
            self.boards.own_boards.remove(self.number)
            self.boards.refill()


def use_board(game, chosen, text):
    """Play on this board; `chosen` has only options that are not default."""
    for option in game.options():
        if option.key == game.board:
            set_option(chosen, option, text)
    if game.boardless:
        chosen.pop(game.boardless[0], None)


def board_text(texts, game, chosen):
    """What lies on the table, in words."""
    if game.boardless and chosen.get(game.boardless[0]) == game.boardless[1]:
        return texts("%s.value_%s_%s" % ((game.name,) + game.boardless))
    value = game.board_name(chosen.get(game.board, game.boards[0]))
    key = "%s.value_%s_%s" % (game.name, game.board, value)
    return texts(key) if texts.has(key) else texts("ui.own_board")
