"""Draws "any game": the score sheet with a column for each player. Of a long sheet it shows the last lines."""

from typing import Any

from wayside_host.drawings.picture import AQUA, CHALK, EDGE, MIST, WHEAT, Picture
from wayside_host.drawings.tables import ROW, row, rule, seat_head
from wayside_host.games.story import Step, Story

LEFT, FIRST, COLUMN = 12, 90, 116
LINES = 14  # of a sheet that fit


def drawing(story: Story) -> "Drawing":
    return Drawing(story)


class Drawing:
    def __init__(self, story: Story) -> None:
        self.story = story
        rules = story.match.rules
        count = max([len(rules.scores_of(seat)) for seat in story.seats])
        self.lines = max(4, min(LINES, len(rules.points) if rules.is_running else count))
        self.inner = FIRST + COLUMN * len(story.names)
        self.width = self.inner + 2 * LEFT
        self.height = 44 + self.lines * ROW + 50

    def _right(self, seat: int) -> float:
        return LEFT + FIRST + (seat + 1) * COLUMN - 16

    def ground(self, picture: Picture) -> None:
        for seat in self.story.seats:
            x = LEFT + FIRST + seat * COLUMN
            seat_head(picture, x + 8, 22, seat, self.story.colours[seat], self.story.names[seat], COLUMN - 14)
        rule(picture, 42 + self.lines * ROW + 4, LEFT, self.inner)
        picture.text(LEFT + 6, 44 + self.lines * ROW + 24, "Total", 15, MIST)

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        table = self._table(rules)
        first = max(0, len(table) - self.lines)
        last = len(table) - 1
        for index, values in enumerate(table[first:]):
            number = first + index
            label = f"{'Score' if rules.is_running else 'Round'} {number + 1}"
            cells = [(LEFT + 6.0, label, MIST, "start")]
            for seat, value in enumerate(values):
                new = number == last and seat == step.seat and step.move.startswith("score")
                ink = AQUA if new or rules.is_running and number == last and value else CHALK
                cells.append((self._right(seat), value or "·", ink if value else EDGE, "end"))
            row(picture, 42 + index * ROW, cells, number % 2 == 0, LEFT, self.inner)
        for seat in self.story.seats:
            y = 44 + self.lines * ROW + 24
            picture.text(self._right(seat), y, str(step.totals[seat]), 20, WHEAT, "end", True)

    def _table(self, rules: Any) -> list[list[str]]:
        """The rows of scores: a row for each round, or for each entry of a running total."""
        seats = len(self.story.names)
        table: list[list[str]] = []
        for index, points in enumerate(rules.points):
            if rules.is_running or index % seats == 0:
                table.append([""] * seats)
            table[-1][rules.seats[index]] = str(points)
        return table
