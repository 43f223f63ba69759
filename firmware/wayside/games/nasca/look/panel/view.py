"""How Nasca looks: the board with its bars and levels, and the sidebar.

Each cell is painted by itself, so a cursor that moves repaints only the cells that it leaves and enters.
"""

from wayside.games.contract import Panel
from wayside.games.nasca.look.panel.sidebar import Sidebar
from wayside.games.nasca.rules.board import NO_PIECE, NOBODY
from wayside.games.nasca.rules.notation import COLUMNS, HORIZONTAL, PASS, START, read_token


class Geometry:
    """Where the board is on a screen of this size; `side` is the x of the sidebar, 0 if there is none."""

    def __init__(self, canvas, columns, rows):
        self.coordinates = not canvas.mono
        if canvas.mono:
            self.cell, self.x, self.y, self.side = 6, 1, 2, 74
        elif canvas.height < 200:
            self.cell, self.x, self.y, self.side = 12, 32, 2, 170
        elif canvas.width > canvas.height:
            self.cell, self.x, self.y, self.side = 20, 21, 12, 248
        else:
            self.cell, self.x, self.y, self.side = 19, 24, 21, 0
        if columns < len(COLUMNS) and not canvas.mono:
            self.x += self.cell // 2
        self.rows = rows

    def left(self, column):
        return self.x + column * self.cell

    def top(self, row):
        return self.y + (self.rows - 1 - row) * self.cell


def painter_for(canvas):
    """The painter for this kind of screen; the other one is not loaded."""
    if canvas.mono:
        from wayside.games.nasca.look.mono_painter import MonoPainter

        return MonoPainter
    from wayside.games.nasca.look.colour_painter import ColourPainter

    return ColourPainter


class NascaPanel(Panel):
    """`draw` paints everything, `follow` only what a cursor move changes; the path is what the picker shows."""

    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self.board = rules.board
        self.width = rules.board.width
        self.place = Geometry(canvas, rules.board.width, rules.board.height)
        self.painter = painter_for(canvas)(canvas, rules.players, self.place.cell)
        self.side = self.place.side  # where the sidebar begins
        self.has_bars = not self.side
        self.sidebar = Sidebar(rules, canvas, texts, self.side, self.name_of)
        cells = len(rules.board.levels)
        self._owned = bytearray([NOBODY] * cells)  # for each empty cell the seat whose area it is in
        self._looks = bytearray(cells)  # how each cell was last painted; 0: not painted
        self._marked = []  # cells that show the ghost or a dot now

    # What the screen asks for

    def forget(self):
        """The screen was wiped: paint everything again."""
        for cell in range(len(self._looks)):
            self._looks[cell] = 0

    def draw(self, path):
        """The position changed: paint the cells that look different now."""
        self.board = self.rules.board
        self._paint_changed()
        self._mark(path)

    def finish(self, path):
        """Draw what takes time to compute: the areas; then the sidebar."""
        self._find_areas(self.rules.areas())
        self._paint_changed()
        self._mark(path)
        self.sidebar.draw(path)
        return False

    def follow(self, path):
        """The cursor moved: repaint what it left, and mark where it is."""
        for cell in self._marked:
            self._paint(cell)
        self._mark(path)
        self.sidebar.follow(path)
        return False

    def title(self, path, player):
        return self.sidebar.title(path, player)

    def status(self, path):
        return self.sidebar.status(path)

    def aside(self):
        return self.sidebar.aside()

    def verb(self, path):
        """The key of the text that says what OK does."""
        if path and path[0] in (PASS, START):
            return "nasca.verb_" + path[0]
        return "nasca.verb_place" if len(path) > 2 else "ui.choose"

    def chapter_title(self):
        points = [0, 0]
        for seat, cells in self.rules.areas_of(self.rules.chapter):
            points[seat] += len(cells)
        return self.texts("nasca.round_over", round=self.rules.chapter, first=points[0], second=points[1])

    def chapter_status(self):
        return self.texts("nasca.clear_board")

    def draw_chapter(self, status):
        """A finished round: the board, with an outline around every area and the owner's mark in its cells."""
        self.board = self.rules.board_of(self.rules.chapter)
        areas = self.rules.areas_of(self.rules.chapter)
        self._find_areas(areas)
        self.forget()
        self._paint_changed()
        for _, cells in areas:
            self._outline(cells)
        self.sidebar.draw_chapter(areas, status)

    def draw_tried(self, move, x, y):
        """What is below a refused bar."""
        from wayside.games.nasca.look.tried import draw_tried

        draw_tried(self.rules, self.canvas, move, x, y)

    # Cells

    def _find_areas(self, areas):
        owned = self._owned
        for cell in range(len(owned)):
            owned[cell] = NOBODY
        for seat, cells in areas:
            for cell in cells:
                owned[cell] = seat

    def _paint_changed(self):
        """Paint the cells that look different now, and their neighbours, because bars continue across the gaps."""
        if self.place.coordinates and not self._looks[0]:
            self._paint_coordinates()
        looks, topmost, owned, width = self._looks, self.board.topmost, self._owned, self.width
        count = len(looks)
        stale = bytearray(count)
        for cell in self._marked:
            stale[cell] = 1
        self._marked = []
        for cell in range(count):
            index = topmost[cell]
            look = 1 + owned[cell] if index == NO_PIECE else 5 + index
            if look != looks[cell]:
                looks[cell] = look
                stale[cell] = 1
                for neighbour in (cell - width, cell + width):
                    if 0 <= neighbour < count:
                        stale[neighbour] = 1
                if cell % width:
                    stale[cell - 1] = 1
                if (cell + 1) % width:
                    stale[cell + 1] = 1
        for cell in range(count):
            if stale[cell]:
                self._paint(cell)

    def _paint_coordinates(self):
        canvas, place = self.canvas, self.place
        middle = place.cell // 2
        below = place.y + place.rows * place.cell + 1
        canvas.fill(place.x, below, self.width * place.cell, 10, canvas.NIGHT)
        canvas.fill(place.x - 15, place.y, 14, place.rows * place.cell, canvas.NIGHT)
        for column in range(self.width):
            canvas.text(place.left(column) + middle - 3, below, COLUMNS[column].upper(), canvas.MIST, "N")
        for row in range(place.rows):
            canvas.text(place.x - 3, place.top(row) + middle - 5, str(row + 1), canvas.MIST, "N", "r")

    def _paint(self, cell):
        """Paint one cell with the gaps around it, as it looks without a cursor."""
        canvas, size = self.canvas, self.place.cell
        x, y = self.place.left(cell % self.width), self.place.top(cell // self.width)
        canvas.fill(x - 1, y - 1, size + 1, size + 1, canvas.NIGHT)
        index = self.board.topmost[cell]
        if index == NO_PIECE:
            self.painter.ground(x, y, self._owned[cell])
        else:
            self._paint_piece(cell, index, x, y)

    def _paint_piece(self, cell, index, x, y):
        owner, start, direction, length, level = self.board.pieces[index]
        across = direction == HORIZONTAL
        step = self.board.step(direction)
        last = start + step * (length - 1)
        # Whether the piece visibly continues in the cell before and the cell after this one.
        before = cell != start and self.board.topmost[cell - step] == index
        after = cell != last and self.board.topmost[cell + step] == index
        size = self.place.cell
        # On the screen a vertical bar goes upwards: its later cells are higher.
        low, high = (before, after) if across else (after, before)
        lead, total = (1 if low else 0), size - 1 + (1 if low else 0) + (1 if high else 0)
        box = (x - lead, y, total, size - 1) if across else (x, y - lead, size - 1, total)
        self.painter.piece(owner, box, x, y, across, low, high, level, cell == start or cell == last)

    # The cursor

    def _mark(self, path):
        """Show what is picked: the legal starts in a column as dots, or the bar where it would lie."""
        self._marked = []
        bar = read_token(path[0]) if path else None
        if bar is None or len(path) < 2:
            return
        if len(path) == 2:
            self._mark_column(path)
        else:
            self._mark_ghost(bar, COLUMNS.index(path[1]) + (int(path[2]) - 1) * self.width)

    def _mark_column(self, path):
        """A frame around the column, and a dot on each cell where the bar can start."""
        column = COLUMNS.index(path[1])
        x = self.place.left(column)
        self.painter.column(x, self.place.top(self.place.rows - 1), self.place.rows * self.place.cell + 1)
        for choice in self.rules.next(path):
            self.painter.target(x, self.place.top(choice.cell // self.width))
        self._marked = list(range(column, len(self.board.levels), self.width))

    def _mark_ghost(self, bar, cell):
        canvas, size = self.canvas, self.place.cell
        direction, length = bar
        across = direction == HORIZONTAL
        step = self.board.step(direction)
        # A question may point off the board: only the part on the board is shown.
        length = min(length, self.board.room(cell % self.width, cell // self.width, direction))
        last = cell + step * (length - 1)
        corner = cell if across else last
        x, y = self.place.left(corner % self.width), self.place.top(corner // self.width)
        w, h = (length * size - 1, size - 1) if across else (size - 1, length * size - 1)
        self._marked = list(range(cell, last + 1, step))
        canvas.fill(x - 1, y - 1, w + 2, h + 2, canvas.NIGHT)
        self.painter.ghost(x, y, w, h, self.rules.mover, self.board.levels[cell] + 1)

    def _outline(self, cells):
        """A line along the border of an area, and the owner's mark in its cells."""
        width = self.width
        inside = bytearray(len(self.board.levels))
        for cell in cells:
            inside[cell] = 1
        for cell in cells:
            column, row = cell % width, cell // width
            self.painter.border(
                self.place.left(column),
                self.place.top(row),
                column == 0 or not inside[cell - 1],
                column == width - 1 or not inside[cell + 1],
                row == 0 or not inside[cell - width],
                row == self.place.rows - 1 or not inside[cell + width],
            )
