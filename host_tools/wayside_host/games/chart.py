"""Draws the score over the turns: a line for each player, with its own colour and shape of marks."""

from wayside_host.drawings.picture import CHALK, EDGE, MIST, NIGHT, Picture
from wayside_host.games.story import Story

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, FOOT = 46, 20, 16, 34
MARKS = 12  # about this many on a line
DASHES: tuple[tuple[float, ...], ...] = ((), (9, 4), (3, 4), (12, 4, 3, 4), (6, 6), (1, 4))


class Chart:
    """The chart of a story. `across` gives the x of a step."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.last = max(1, len(story.steps) - 1)
        totals = [total for step in story.steps for total in step.totals]
        self.low, self.high, self.pace = scale(min(0, *totals), max(1, *totals))

    def across(self, step: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / self.last

    def _up(self, total: float) -> float:
        return TOP + (HEIGHT - TOP - FOOT) * (self.high - total) / (self.high - self.low)

    def picture(self) -> Picture:
        picture = Picture(WIDTH, HEIGHT)
        for total in range(self.low, self.high + 1, self.pace):
            y = self._up(total)
            picture.line(((LEFT, y), (WIDTH - RIGHT, y)), EDGE if total else MIST, 1)
            picture.text(LEFT - 8, y, str(total), 12, MIST, "end")
        _, _, pace = scale(0, self.last)
        for step in range(0, self.last + 1, pace):
            if self.last - step >= pace / 2 or step == self.last:
                picture.text(self.across(step), HEIGHT - FOOT + 16, str(step), 12, MIST, "middle")
        picture.text(self.across(self.last), HEIGHT - FOOT + 16, str(self.last), 12, MIST, "middle")
        for seat in reversed(self.story.seats):
            self._line(picture, seat)
        return picture

    def _line(self, picture: Picture, seat: int) -> None:
        steps, colour = self.story.steps, self.story.colours[seat]
        points = []
        for step in steps:
            x, y = self.across(step.number), self._up(step.totals[seat])
            # A total stays until it changes, so only changes need points.
            if points and points[-1][1] != y:
                points.append((x, points[-1][1]))
                points.append((x, y))
            elif not points or step is steps[-1]:
                points.append((x, y))
        if colour == NIGHT:
            picture.line(tuple(points), CHALK, 4)
        picture.line(tuple(points), colour, 2, DASHES[seat])
        pace = max(1, len(steps) // MARKS)
        # The marks of each player are shifted, so that they stay visible on lines at the same place.
        shown = {number for number in range(seat * pace // len(self.story.names), len(steps), pace)}
        for number in sorted(shown | {len(steps) - 1}):
            x, y = self.across(number), self._up(steps[number].totals[seat])
            picture.mark(x, y, 4.5, seat, colour)


def scale(low: int, high: int) -> tuple[int, int, int]:
    """(first, last, pace) of round numbers that include both ends in at most seven steps."""
    pace = 1
    while (high - low) / pace > 6:
        digits = str(pace).rstrip("0")
        pace = pace * 2 if digits != "2" else pace // 2 * 5
    first = -(-low // pace) * pace if low >= 0 else low // pace * pace
    return first, -(-high // pace) * pace, pace
