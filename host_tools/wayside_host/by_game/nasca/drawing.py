"""Draws Nasca from above: bars, their levels from 2 up on both ends, enclosed cells with the mark of their owner."""

from typing import Any

from wayside.games.nasca.rules.board import NEUTRAL, NO_PIECE
from wayside.games.nasca.rules.notation import HORIZONTAL, read_move
from wayside_host.drawings.picture import AQUA, CHALK, EDGE, MIST, NIGHT, SLATE, Picture, ink_on
from wayside_host.games.story import Step, Story

CELL = 36
GAP = 2
LEFT, TOP, FOOT = 30, 26, 28
COLUMNS = "abcdefghijk"


def drawing(story: Story) -> "Drawing":
    return Drawing(story)


class Drawing:
    def __init__(self, story: Story) -> None:
        self.story = story
        board = story.match.rules.board
        self.columns, self.rows = board.width, board.height
        self.width = LEFT + self.columns * CELL + 12
        self.height = TOP + self.rows * CELL + FOOT

    def _corner(self, cell: int) -> tuple[float, float]:
        """The top left corner of a cell."""
        return LEFT + cell % self.columns * CELL, TOP + (self.rows - 1 - cell // self.columns) * CELL

    def ground(self, picture: Picture) -> None:
        for cell in range(self.columns * self.rows):
            x, y = self._corner(cell)
            picture.box(x, y, CELL - GAP, CELL - GAP, SLATE)
        for column in range(self.columns):
            middle = LEFT + column * CELL + (CELL - GAP) / 2
            picture.text(middle, TOP + self.rows * CELL + 11, COLUMNS[column], 13, MIST, "middle")
        for row in range(self.rows):
            y = TOP + (self.rows - 1 - row) * CELL + (CELL - GAP) / 2
            picture.text(LEFT - 8, y, str(row + 1), 13, MIST, "end")

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        number = self._round(rules, step)
        board = rules.board_of(number)
        picture.text(LEFT, 12, f"Round {number} of {rules.variant.rounds}", 13, MIST)
        for seat, cells in rules.areas_of(number):
            for cell in cells:
                x, y = self._corner(cell)
                middle = (CELL - GAP) / 2
                picture.mark(x + middle, y + middle, 4, seat, self.story.colours[seat])
        for index in range(len(board.pieces)):
            self._piece(picture, board, index)
        bar = (read_move(step.move) or ("", None))[1] if step.seat >= 0 else None
        if bar is not None:
            column, row, direction, length = bar
            self._frame(picture, column + row * self.columns, direction, length)

    def _round(self, rules: Any, step: Step) -> int:
        """The round to show: that of the last move, even if the board of the next round is there already."""
        fresh = all(piece[0] == NEUTRAL for piece in rules.board.pieces)
        landscape = step.seat < 0 or step.move == "start" or step.move.startswith("neutral")
        return rules.round - 1 if rules.round > 1 and fresh and not landscape else rules.round

    def _frame(self, picture: Picture, cell: int, direction: str, length: int) -> None:
        """Draw a frame around the bar that was placed last."""
        across = direction == HORIZONTAL
        far = cell + (length - 1) * (1 if across else self.columns)
        x, y = self._corner(cell if across else far)
        w, h = (length * CELL - GAP, CELL - GAP) if across else (CELL - GAP, length * CELL - GAP)
        picture.box(x - 1, y - 1, w + 2, h + 2, None, AQUA, 3)

    def _piece(self, picture: Picture, board: Any, index: int) -> None:
        """Draw the visible runs of cells of a piece."""
        owner, start, direction, length, level = board.pieces[index]
        step = board.step(direction)
        cells = [start + step * place for place in range(length)]
        runs: list[list[int]] = []
        for cell in cells:
            if board.topmost[cell] != index:
                continue
            if runs and runs[-1][-1] + step == cell:
                runs[-1].append(cell)
            else:
                runs.append([cell])
        colour = MIST if owner == NEUTRAL else self.story.colours[owner]
        for run in runs:
            self._run(picture, run, direction == HORIZONTAL, colour, owner, level)
        for cell in {cells[0], cells[-1]}:
            if level > 1 and board.topmost[cell] == index != NO_PIECE:
                x, y = self._corner(cell)
                picture.text(x + (CELL - GAP) / 2, y + (CELL - GAP) / 2, str(level), 17, ink_on(colour), "middle", True)

    def _run(self, picture: Picture, run: list[int], across: bool, colour: int, owner: int, level: int) -> None:
        x, y = self._corner(run[0] if across else run[-1])
        long = len(run) * CELL - GAP
        w, h = (long, CELL - GAP) if across else (CELL - GAP, long)
        picture.box(x, y, w, h, colour, EDGE if level == 1 else CHALK, 1 if level == 1 else 2)
        for cell in run if owner == NEUTRAL else []:
            left, top = self._corner(cell)
            picture.circle(left + (CELL - GAP) / 2, top + (CELL - GAP) / 2, 3, NIGHT)
        if owner == 1 and level == 1:  # the groove shows the owner without colour
            middle = (CELL - GAP) / 2
            ends = ((x + 6, y + middle), (x + w - 6, y + middle))
            if not across:
                ends = ((x + middle, y + 6), (x + middle, y + h - 6))
            picture.line(ends, NIGHT, 2)
