"""The screen *May I ...?*: offers illegal moves too, and says whether a move is legal. It plays nothing."""

from wayside.referee.refusals import spoken_move
from wayside.ui.board.game import GameScreen
from wayside.ui.board.picking import CURSOR


class AskScreen(GameScreen):
    source = __name__

    undoes = False

    def tree(self):
        return self.rules.tries

    def complete(self, move):
        """Show the answer, and drop only the last choice: a similar move then needs only a press or two."""
        refusal = self.match.check(move)
        self.picker.drop()
        self.stale |= CURSOR
        if refusal is None:
            self.stage.say("ui.is_legal", move=spoken_move(self.texts, self.match.game, move))
        else:
            self.refuse(move, refusal)

    def undo(self):
        self.leave()

    def hints(self):
        hints = super().hints()
        if self.picker.completes():
            hints["ok"] = self.texts("ui.ask")
        hints["back"] = ""
        return hints

    def leave(self):
        self.stage.pop()
