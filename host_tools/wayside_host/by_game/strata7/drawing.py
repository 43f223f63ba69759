"""Draws Strata 7: White is a disc, Bordeaux a square with a bar; the last move is a path, captures are crossed out."""

from typing import Any

from wayside.games.strata7.rules.board import BLACK, COLOUR, OFF, PAIR, PLAIN, WHITE
from wayside.games.strata7.rules.notation import MOVE, RETURN, SEPARATE, SIZE, WIDTH, read_move
from wayside_host.drawings.picture import (
    AMBER,
    AQUA,
    BRICK,
    CHALK,
    EDGE,
    MIST,
    NIGHT,
    SLATE,
    WHEAT,
    WINE,
    Picture,
)
from wayside_host.games.story import Step, Story

CELL = 40
GAP = 2
SIDE = 10
LEFT, TOP, FOOT = 30, 12, 28
RIMS = (WHEAT, AMBER, BRICK)  # by the value of an objective


def drawing(story: Story) -> "Drawing":
    return Drawing(story)


class Drawing:
    def __init__(self, story: Story) -> None:
        self.board = story.match.rules.board
        self.width = LEFT + SIDE * CELL + 12
        self.height = TOP + SIDE * CELL + FOOT
        self.men = [bytes(rules.board.men) for rules, _ in story.positions()]

    def _corner(self, cell: int) -> tuple[float, float]:
        return LEFT + (cell % WIDTH - 1) * CELL, TOP + (SIDE - cell // WIDTH) * CELL

    def _middle(self, cell: int) -> tuple[float, float]:
        x, y = self._corner(cell)
        return x + (CELL - GAP) / 2, y + (CELL - GAP) / 2

    def ground(self, picture: Picture) -> None:
        for cell in range(SIZE):
            ground = self.board.ground[cell]
            x, y = self._corner(cell)
            if ground == BLACK:
                picture.box(x, y, CELL - GAP, CELL - GAP, EDGE)
                picture.line(((x + 9, y + 9), (x + CELL - 11, y + CELL - 11)), NIGHT, 2)
                picture.line(((x + CELL - 11, y + 9), (x + 9, y + CELL - 11)), NIGHT, 2)
            elif ground != OFF:
                picture.box(x, y, CELL - GAP, CELL - GAP, SLATE)
                if ground > PLAIN:
                    picture.box(x + 1.5, y + 1.5, CELL - GAP - 3, CELL - GAP - 3, None, RIMS[ground - PLAIN - 1], 3)
        for place in range(SIDE):
            middle = place * CELL + (CELL - GAP) / 2
            picture.text(LEFT + middle, TOP + SIDE * CELL + 11, "abcdefghij"[place], 13, MIST, "middle")
            picture.text(LEFT - 8, TOP + (SIDE - 1) * CELL - place * CELL + CELL / 2, str(place + 1), 13, MIST, "end")
        frontier = TOP + SIDE // 2 * CELL - GAP / 2
        picture.line(((LEFT, frontier), (LEFT + SIDE * CELL - GAP, frontier)), AMBER, 2)

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        men = self.men[step.number]
        for cell in range(SIZE):
            value = self.board.ground[cell] - PLAIN
            if men[cell] & COLOUR:
                self._pawn(picture, cell, men[cell])
            elif value > 0:
                x, y = self._middle(cell)
                picture.text(x, y, str(value), 17, RIMS[value - 1], "middle", True)
        if step.seat >= 0:
            self._taken(picture, step)
            self._path(picture, step.move)

    def _pawn(self, picture: Picture, cell: int, man: int) -> None:
        x, y = self._middle(cell)
        if man & COLOUR == WHITE:
            picture.circle(x, y, 13, CHALK, NIGHT, 1)
            if man & PAIR:
                picture.circle(x, y, 7, None, NIGHT, 3)
            return
        picture.box(x - 12, y - 12, 24, 24, WINE, NIGHT, 1)
        for down in (-4, 4) if man & PAIR else (0,):
            picture.line(((x - 8, y + down), (x + 8, y + down)), CHALK, 3)

    def _path(self, picture: Picture, move: str) -> None:
        """Draw the path of a move from landing to landing; an exit or a separation continues it."""
        what, cells, way_out = read_move(move) or ("", [], 0)
        if what == RETURN:
            x, y = self._corner(cells[0])
            picture.box(x, y, CELL - GAP, CELL - GAP, None, AQUA, 3)
        if what not in (MOVE, SEPARATE):
            return
        points = tuple(self._middle(cell) for cell in cells + ([way_out] if way_out else []))
        picture.line(points, NIGHT, 6)
        picture.line(points, AQUA, 3)
        picture.circle(*points[0], 5, AQUA, NIGHT, 1)
        x, y = self._corner(way_out or cells[-1])
        picture.box(x, y, CELL - GAP, CELL - GAP, None, AQUA, 3)

    def _taken(self, picture: Picture, step: Step) -> None:
        """Draw a cross where a pawn was captured."""
        what, cells, way_out = read_move(step.move) or ("", [], 0)
        own = {*cells, way_out}
        before, after = self.men[step.number - 1], self.men[step.number]
        for cell in range(SIZE):
            if before[cell] & COLOUR and not after[cell] & COLOUR and cell not in own:
                x, y = self._middle(cell)
                ink = CHALK if before[cell] & COLOUR == WHITE else WINE
                picture.line(((x - 9, y - 9), (x + 9, y + 9)), ink, 4)
                picture.line(((x + 9, y - 9), (x - 9, y + 9)), ink, 4)
