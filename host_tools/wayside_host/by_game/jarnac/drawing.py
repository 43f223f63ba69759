"""Draws Jarnac: both mats with eight lines of nine squares, the points of each line, loose letters and the bag."""

from typing import Any

from wayside.games.jarnac.rules.letters import HIDDEN, spelled
from wayside.games.jarnac.rules.phases import FULL, LONGEST
from wayside_host.drawings.picture import AQUA, CHALK, EDGE, MIST, NIGHT, SLATE, WHEAT, Picture
from wayside_host.drawings.tables import seat_head
from wayside_host.games.story import Step, Story

SQUARE = 30
GAP = 2
LEFT, TOP, MIDDLE = 14, 44, 36
MAT = LONGEST * SQUARE + 44  # with the points
LOOSE = 24  # a loose letter
IN_ROW = 12


def drawing(story: Story) -> "Drawing":
    return Drawing(story)


class Drawing:
    def __init__(self, story: Story) -> None:
        self.story = story
        self.width = 2 * LEFT + 2 * MAT + MIDDLE
        self.words = [[list(words) for words in rules.words] for rules, _ in story.positions()]
        self.loose_top = TOP + FULL * SQUARE + 12
        most = max(max(sum(pool) for pool in rules.pools) for rules, _ in story.positions())
        self.height = self.loose_top + max(1, -(-most // IN_ROW)) * LOOSE + 30

    def _left(self, seat: int) -> float:
        return LEFT + seat * (MAT + MIDDLE)

    def ground(self, picture: Picture) -> None:
        for seat in self.story.seats:
            x = self._left(seat)
            seat_head(picture, x, 22, seat, self.story.colours[seat], self.story.names[seat], MAT - 60)
            for line in range(FULL):
                for column in range(LONGEST):
                    y = TOP + line * SQUARE
                    picture.box(x + column * SQUARE, y, SQUARE - GAP, SQUARE - GAP, SLATE)

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        before = self.words[max(0, step.number - 1)]
        for seat in self.story.seats:
            x = self._left(seat)
            picture.text(x + MAT - 4, 22, str(step.totals[seat]), 22, WHEAT, "end", True)
            old = list(before[seat])
            for line, word in enumerate(self.words[step.number][seat]):
                new = word not in old
                if not new:
                    old.remove(word)  # two lines may have the same word
                self._line(picture, x, TOP + line * SQUARE, word, new and step.seat >= 0)
            self._loose(picture, x, spelled(rules.pools[seat]), step, seat)
        if rules.bag is not None and not rules.lengths:
            picture.text(LEFT, self.height - 12, f"In the bag: {sum(rules.bag)}", 13, MIST)

    def _line(self, picture: Picture, x: float, y: float, word: str, new: bool) -> None:
        for column, letter in enumerate(word):
            left = x + column * SQUARE
            picture.box(left, y, SQUARE - GAP, SQUARE - GAP, CHALK, NIGHT, 1)
            if letter != HIDDEN:
                picture.text(left + (SQUARE - GAP) / 2, y + (SQUARE - GAP) / 2, letter, 18, NIGHT, "middle", True)
        if new:
            picture.box(x - 1, y - 1, len(word) * SQUARE, SQUARE, None, AQUA, 3)
        picture.text(x + MAT - 4, y + (SQUARE - GAP) / 2, str(len(word) ** 2), 15, WHEAT, "end")

    def _loose(self, picture: Picture, x: float, letters: str, step: Step, seat: int) -> None:
        drawn = list(step.move[5:]) if step.move.startswith("draw ") and step.seat == seat else []
        for index, letter in enumerate(letters):
            left = x + index % IN_ROW * LOOSE
            top = self.loose_top + index // IN_ROW * LOOSE
            new = letter in drawn
            if new:
                drawn.remove(letter)
            picture.box(left, top, LOOSE - 3, LOOSE - 3, NIGHT, AQUA if new else EDGE, 2 if new else 1)
            picture.text(left + (LOOSE - 3) / 2, top + (LOOSE - 3) / 2, letter, 14, CHALK, "middle")
