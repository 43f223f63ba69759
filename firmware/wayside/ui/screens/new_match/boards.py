"""The list of boards: those of the game, and those that people made."""

from wayside.ui.list_screen import ListScreen


class BoardsScreen(ListScreen):
    """OK opens a board in the editor, where it can be seen, changed and chosen."""

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
        return {"ok": self.texts("ui.open"), "back": "", "prev": "", "next": ""}

    def status(self):
        return self.brief(self.game.name + ".board_status")

    def items(self):
        items = []
        for name in self.game.boards:
            items.append((self.fit("%s.value_%s_%s" % (self.game.name, self.game.board, name)), "", "tile"))
        value = self.chosen.get(self.game.board)
        if value is not None and value not in self.game.boards:
            items.append((self.texts("ui.chosen_board"), "", "ok"))
        self.own = self.own_boards.all()
        return items + [(name, "", "save") for _, name, _ in self.own]

    def choose(self, index):
        built_in = len(self.list.items) - len(self.own)
        if index >= built_in:
            self.stage.push(OwnBoardScreen(self.stage, self, self.own[index - built_in]))
        elif index < len(self.game.boards):
            self.open(self.game.boards[index])
        else:
            self.open(self.chosen[self.game.board])

    def open(self, text):
        from wayside.ui.screens.editor import open_editor

        open_editor(self.stage, self.game, text, self.chosen, self.own_boards)


class OwnBoardScreen(ListScreen):
    """A kept board: use it or delete it."""

    source = __name__

    def __init__(self, stage, boards, board):
        super().__init__(stage)
        self.boards = boards
        self.number, self.name, self.text = board

    def title(self):
        return self.name

    def items(self):
        return [(self.texts("ui.use_board"), "", "ok"), (self.texts("ui.forget_board"), "", "warning")]

    def choose(self, index):
        self.stage.pop()
        if index == 0:
            self.boards.open(self.text)
        else:
            self.boards.own_boards.remove(self.number)
            self.boards.refill()
