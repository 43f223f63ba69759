"""The result of a match: who won, the points, and why the match ended."""

from wayside.ui import boxes, metrics, rows
from wayside.ui.list_screen import ListScreen
from wayside.ui.lists import List
from wayside.ui.standing import board_note, result_line

SHARE = -1  # the row below the players


class ResultScreen(ListScreen):
    """The players by rank; OK on one shows the lines of the score. The last row shares the result."""

    source = __name__
    help = "help.result"

    def __init__(self, stage):
        super().__init__(stage)
        match = stage.session.match
        self.reason, self.ranking = match.rules.outcome()
        self.totals = [total for total, _ in match.rules.score()]
        self.key_of_reason = "%s.end_%s" % (match.game, self.reason)
        measures = metrics.of(stage.canvas)
        usual = measures.list_rows
        top = measures.text_top + measures.line_pitch + (0 if measures.mono else 3)
        area = metrics.Rows(top, usual.height, usual.pitch, measures.body_bottom)
        self.list = List(stage.canvas, area, (), self.draw_row)

    def refresh(self):
        super().refresh()
        if self.stage.session.match.rules.turn >= 0:  # moves were undone over USB, so the match is not over
            from wayside.ui.board.game import GameScreen

            self.stage.reset(GameScreen(self.stage))

    def title(self):
        return result_line(self.stage)

    def aside(self):
        return board_note(self.stage)

    def badge(self):
        first = self.ranking[0]
        return self.stage.badge(first[0]) if len(first) == 1 else None

    def hints(self):
        verb = "ui.open" if self.list.picked() == SHARE else "ui.why"
        return {"ok": self.texts(verb), "back": "", "prev": "", "next": ""}

    def items(self):
        """(rank, seat) of each player, then SHARE."""
        items = []
        for seats in self.ranking:
            rank = len(items) + 1
            items += [(rank, seat) for seat in seats]
        return items + [SHARE]

    def wiped(self):
        canvas = self.stage.canvas
        measures = metrics.of(canvas)
        columns = (canvas.width - 2 * measures.margin) // (5 if canvas.mono else 7)
        reason = self.texts.fit(self.key_of_reason, columns)
        boxes.text_lines(canvas, measures.margin, measures.text_top - (0 if canvas.mono else 2), [reason], canvas.MIST)

    def draw_row(self, canvas, item, x, y, w, h, picked):
        if item == SHARE:
            rows.row(canvas, x, y, w, h, self.texts("ui.share"), "", picked, "tile")
            return
        rank, seat = item
        label = "%d %s" % (rank, self.stage.player_name(seat))
        badge = self.stage.badge(seat)
        rows.row(canvas, x, y, w, h, label, str(self.totals[seat]), picked, None, badge, value_ink=canvas.WHEAT)

    def choose(self, index):
        item = self.list.picked()
        if item == SHARE:
            from wayside.ui.screens.share import ShareScreen

            self.stage.push(ShareScreen(self.stage))
        else:
            from wayside.ui.screens.score import ScoreScreen

            self.stage.push(ScoreScreen(self.stage, item[1]))
