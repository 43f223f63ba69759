"""Lists every move that changed the score. It replays the match to find them."""

from wayside.games import load
from wayside.ui import rows
from wayside.ui.list_screen import ListScreen
from wayside.ui.screens.moves.telling import told_move
from wayside.ui.standing import signed


class PointsScreen(ListScreen):
    source = __name__
    help = "help.points"

    def __init__(self, stage):
        super().__init__(stage, draw_row=self.draw_row)
        match = stage.session.match
        self.match = match
        self.changes = []  # (number of the move, the totals after it)
        rules = load(match.game).rules(match.players, match.options)
        if match.start is not None:
            rules.set_position(match.start)
        before = totals(rules)
        for number, move in enumerate(match.moves):
            rules.play(move)
            after = totals(rules)
            if after != before:
                self.changes.append((number + 1, after))
                before = after

    def title(self):
        return self.texts("ui.points_by_move")

    def hints(self):
        return {"ok": self.texts("ui.ok"), "back": "", "prev": "", "next": ""}

    def status(self):
        return self.brief("ui.points_so_far")

    def items(self):
        return self.changes

    def draw_row(self, canvas, item, x, y, w, h, picked):
        number, after = item
        value = ":".join([str(total) for total in after])
        moves, actor = self.match.moves, self.match.actors[number - 1]
        move = told_move(self.texts, self.match, moves[number - 1], moves[number:], 16)
        move = "%d %s" % (number, signed(self.stage, actor, move))
        room = w - canvas.text_width(value, "S" if canvas.mono else "M") - (30 if canvas.mono else 44)
        move = shortened(canvas, move, room)
        badge = self.stage.badge(actor)
        rows.row(canvas, x, y, w, h, move, value, picked, None, badge, value_ink=canvas.WHEAT)

    def choose(self, index):
        self.stage.pop()


def totals(rules):
    return [total for total, _ in rules.score()]


def shortened(canvas, text, room):
    """As much of the start of a move as fits."""
    return text[: max(1, room // (5 if canvas.mono else 7))]
