"""Who leads and why: the total of a player and its lines."""

from wayside.referee.refusals import spoken
from wayside.ui import metrics, rows
from wayside.ui.list_screen import ListScreen
from wayside.ui.lists import List
from wayside.ui.screen import EVERYTHING
from wayside.ui.standing import result_line


class ScoreScreen(ListScreen):
    source = __name__
    help = "help.score"

    def __init__(self, stage, seat=None):
        super().__init__(stage)
        match = stage.session.match
        self.score = match.rules.score()
        self.seat = max(0, match.rules.turn) if seat is None else seat
        measures = metrics.of(stage.canvas)
        self.list = List(stage.canvas, measures.list_rows, (), self.draw_row)

    def state(self):
        return super().state(), self.seat

    def return_to(self, state):
        walked, self.seat = state
        super().return_to(walked)

    def title(self):
        total = self.score[self.seat][0]
        return self.texts("ui.score_title", player=self.stage.player_name(self.seat), total=total)

    def badge(self):
        return self.stage.badge(self.seat)

    def hints(self):
        return {"ok": self.texts("ui.next_player"), "back": "", "prev": "", "next": ""}

    def status(self):
        if self.stage.session.match.rules.outcome() is not None:
            return result_line(self.stage)
        sign = 1 if self.stage.session.match.rules.lower_wins else -1
        order = sorted(range(len(self.score)), key=lambda seat: sign * self.score[seat][0])
        lead = abs(self.score[order[0]][0] - self.score[order[1]][0])
        if lead == 0:
            return self.brief("ui.level_score")
        return self.brief("ui.leads", player=self.stage.player_name(order[0]), count=lead)

    def items(self):
        """The lines of this player, and their sum."""
        game = self.stage.session.match.game
        names = self.stage.session.match.names
        total, lines = self.score[self.seat]
        items = [
            (self.fit(label, 4, **spoken(self.texts, game, facts, names)), str(points))
            for label, facts, points in lines
        ]
        if not items:
            items.append((self.texts(game + ".no_points"), "0"))
        items.append((None, str(total)))
        tenths = self.stage.session.match.clock(self.seat)
        if tenths:
            items.append((self.texts("ui.time"), "%d:%02d" % (tenths // 600, tenths // 10 % 60)))
        return items

    def draw_row(self, canvas, item, x, y, w, h, picked):
        label, points = item
        if label is None:
            canvas.fill(x + 12, y, w - 18, 1, canvas.EDGE)
            label = self.texts("ui.total")
        rows.row(canvas, x, y, w, h, label, points, picked, value_ink=canvas.WHEAT)

    def choose(self, index):
        self.seat = (self.seat + 1) % len(self.score)
        self.refill()
        self.stale = EVERYTHING
