"""Draws La Strada: the hex map with roads, starts and merchants; a match without a map as the tracker's table."""

from typing import Any

from wayside.games.la_strada.rules.shared.land import PLACES
from wayside.games.la_strada.setup.as_text.position import write_roads
from wayside_host.drawings.picture import AQUA, CHALK, FOREST, HILL, LEAF, MIST, NIGHT, PLAIN, SLATE, Picture, rim_of
from wayside_host.games.story import Step, Story

HEX = 38  # wide
PITCH = 33  # from row to row
EDGE = HEX / 3**0.5  # the length of a side
LEFT, TOP, FOOT = 30, 30, 34
DASHES: tuple[tuple[float, ...], ...] = ((), (), (12, 7), (4, 5))  # by seat; seat 1 is hollow


def drawing(story: Story) -> Any:
    if story.match.rules.is_tracker:
        from wayside_host.by_game.la_strada.tracker_drawing import Drawing as Tracker

        return Tracker(story)
    return Drawing(story)


class Drawing:
    def __init__(self, story: Story) -> None:
        self.story = story
        rules = story.match.rules
        self.land, self.hexes = rules.land, rules.hexes
        self.width = 2 * LEFT + self.hexes.rows * HEX
        self.height = TOP + FOOT + (self.hexes.rows - 1) * PITCH + 2 * EDGE
        self.roads = self._all_roads()

    def _all_roads(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """(step, seat, cells) of every road: those of the starting position, then those that were built."""
        players, cell_of = self.story.match.players, self.hexes.cell_of
        rules, _ = next(self.story.positions())
        roads = []
        for road in write_roads(rules):
            roads.append((0, players.index(road[0]), tuple(cell_of(name) for name in road[1:].split("-"))))
        for step in self.story.steps:
            if step.move.startswith("build "):
                roads.append((step.number, step.seat, tuple(cell_of(name) for name in step.move[6:].split("-"))))
        return roads

    def _middle(self, cell: int) -> tuple[float, float]:
        row, size = self.hexes.row_of(cell), self.hexes.size
        column = self.hexes.diagonal_of(cell) - 1 - row / 2 + size / 2
        return LEFT + HEX / 2 + column * HEX, TOP + EDGE + (self.hexes.rows - 1 - row) * PITCH

    def _hex(self, picture: Picture, cell: int, fill: int, shrink: float = 1.5) -> None:
        x, y = self._middle(cell)
        half, side = HEX / 2 - shrink / 2, EDGE - shrink / 2
        picture.polygon(
            (
                (x, y - side), (x + half, y - side / 2), (x + half, y + side / 2),
                (x, y + side), (x - half, y + side / 2), (x - half, y - side / 2),
            ),
            fill,
        )  # fmt: skip

    def ground(self, picture: Picture) -> None:
        for cell in range(self.hexes.count):
            cost = self.land.costs[cell]
            self._hex(picture, cell, (PLAIN, FOREST, HILL)[cost - 2] if cost else SLATE)
            x, y = self._middle(cell)
            if cost == 3:
                for right, down in ((-7, 3), (1, -4), (8, 4)):
                    tree = ((x + right, y + down - 6), (x + right + 4, y + down + 3), (x + right - 4, y + down + 3))
                    picture.polygon(tree, LEAF)
            elif cost == 4:
                for right, down in ((-5, 3), (5, -3)):
                    hump = ((x + right - 6, y + down + 3), (x + right, y + down - 4), (x + right + 6, y + down + 3))
                    picture.line(hump, CHALK, 1.5)
        self._coordinates(picture)

    def _coordinates(self, picture: Picture) -> None:
        """Label rows at their left end, and diagonals along the two lower right edges."""
        firsts = self.hexes.firsts
        for row in range(self.hexes.rows):
            x, y = self._middle(firsts[row])
            picture.text(x - HEX / 2 - 7, y, self.hexes.name(firsts[row])[0].upper(), 12, MIST, "end")
        lowest = [*range(firsts[1]), *(firsts[row + 1] - 1 for row in range(1, self.hexes.size + 1))]
        for cell in lowest:
            x, y = self._middle(cell)
            picture.text(x + HEX / 2 - 3, y + PITCH * 0.8, str(self.hexes.diagonal_of(cell)), 12, MIST, "middle")

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        for number, seat, cells in self.roads:
            if number <= step.number:
                self._road(picture, seat, cells, number == step.number and number > 0)
        for index, cell in enumerate(rules.board.starts):
            self._start(picture, cell, index % len(rules.players))
        for place in range(PLACES):
            self._place(picture, rules, place)
        if step.move.startswith("start "):
            x, y = self._middle(self.hexes.cell_of(step.move[6:]))
            picture.circle(x, y, 15, None, AQUA, 3)

    def _road(self, picture: Picture, seat: int, cells: tuple[int, ...], last: bool) -> None:
        points = tuple(self._middle(cell) for cell in cells)
        colour = self.story.colours[seat]
        hollow = seat == 1 or colour == NIGHT
        picture.line(points, AQUA if last else CHALK if hollow else NIGHT, 12 if last else 9)
        if last:
            picture.line(points, CHALK if hollow else NIGHT, 8.5)
        if DASHES[seat] and colour == NIGHT:
            picture.line(points, MIST, 5.5)
        picture.line(points, colour, 5.5, DASHES[seat])

    def _start(self, picture: Picture, cell: int, seat: int) -> None:
        x, y = self._middle(cell)
        colour = self.story.colours[seat]
        self._hex(picture, cell, rim_of(colour), 5)
        picture.mark(x, y, 8, seat, colour)

    def _place(self, picture: Picture, rules: Any, place: int) -> None:
        """Draw what a settlement pays, and below it who is there; a hollow mark is a link without a merchant."""
        x, y = self._middle(self.land.places[place])
        linked, stands = rules.linked(place), rules.merchants(place)
        up = 6 if linked else 0
        picture.box(x - 9, y - 9 - up, 18, 17, MIST, NIGHT, 1)
        picture.text(x, y - up, str(rules.value(place)), 15, NIGHT, "middle", True)
        left = x - (len(linked) - 1) * 4.5
        for index, seat in enumerate(linked):
            picture.mark(left + index * 9, y + 9, 3.6, seat, self.story.colours[seat], seat not in stands)
