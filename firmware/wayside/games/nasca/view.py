"""How Nasca looks: the board with its bars and levels, and the facts beside it.

The canvas and the texts are handed in. Red is smooth, blue has a groove, neutral is dotted; on mono red is filled and
blue outlined. A cell is painted by itself, so that a moved cursor repaints only the cells it leaves and enters.
"""

from wayside.games.nasca import COLOURS
from wayside.games.nasca.board import NEUTRAL, NO_PIECE
from wayside.games.nasca.facts import Facts
from wayside.games.nasca.notation import COLUMNS, HORIZONTAL, PASS, START, place_name, read_move, read_token


class Geometry:
    """Where the board stands on a screen of this size; `facts` is the x of the column beside it, 0 for none."""

    def __init__(self, canvas, columns, rows):
        self.coordinates = canvas.height >= 200
        if canvas.mono:
            self.cell, self.x, self.y, self.facts = 6, 1, 2, 74
        elif canvas.height < 200:
            self.cell, self.x, self.y, self.facts = 13, 20, 3, 170
        elif canvas.width > canvas.height:
            self.cell, self.x, self.y, self.facts = 20, 21, 12, 248
        else:
            self.cell, self.x, self.y, self.facts = 19, 24, 21, 0
        if columns < len(COLUMNS) and not canvas.mono:
            self.x += self.cell // 2
        self.rows = rows

    def left(self, column):
        return self.x + column * self.cell

    def top(self, row):
        return self.y + (self.rows - 1 - row) * self.cell


class Panel:
    """`draw` paints everything, `follow` only what a moved cursor changes; the path is what the picker shows."""

    def __init__(self, rules, canvas, texts):
        self.rules = rules
        self.canvas = canvas
        self.texts = texts
        self.board = rules.board
        self.width = rules.board.width
        self.place = Geometry(canvas, rules.board.width, rules.board.height)
        self.side = self.place.facts  # where the column beside the board begins
        self.has_bars = not self.side
        self.facts = Facts(rules, canvas, texts, self.side)
        self._owned = {}  # empty cell -> seat whose area it lies in
        self._marked = []  # cells that carry the ghost or a dot now

    # What the screen asks for

    def draw(self, path):
        """The whole board and the facts."""
        self.board = self.rules.board
        self._find_areas(self.rules.areas())
        self._marked = []
        self._paint_all()
        self._mark(path)
        self.facts.draw(path)

    def follow(self, path):
        """The cursor moved: repaint what it left, mark where it is."""
        for cell in self._marked:
            self._paint(cell)
        self._mark(path)
        self.facts.follow(path)

    def title(self, path, player):
        return self.facts.title(path, player)

    def status(self, path):
        return self.facts.status(path)

    def aside(self):
        return self.facts.aside()

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
        """A finished round: the board as it lay, every area outlined, its owner's mark in its cells."""
        self.board = self.rules.board_of(self.rules.chapter)
        areas = self.rules.areas_of(self.rules.chapter)
        self._find_areas(areas)
        self._marked = []
        self._paint_all()
        if not self.canvas.mono:  # there the marks in the cells must do
            for _, cells in areas:
                self._outline(cells)
        self.facts.draw_chapter(areas, status)

    def draw_tried(self, move, x, y):
        """What a refused bar would lie on: a box for each of its squares, with name, colour and level."""
        canvas, board = self.canvas, self.rules.board
        bar = read_move(move)[1]
        if bar is None:
            return
        column, row, direction, length = bar
        for _ in range(length):
            on_board = board.room(column, row, HORIZONTAL) > 0
            colour, level = canvas.NIGHT, "-"
            if on_board:
                cell = row * self.width + column
                level = str(board.levels[cell])
                colour = self._colour(board.owners[cell]) if board.levels[cell] else canvas.SLATE
            canvas.rounded(x, y, 27, 20, colour, canvas.EDGE)
            canvas.text(x + 14, y + 4, level, canvas.CHALK if level in "-0" else canvas.NIGHT, "M", "c")
            canvas.text(x + 14, y + 23, place_name(column, row), canvas.MIST, "N", "c")
            x += 30
            if direction == HORIZONTAL:
                column += 1
            else:
                row += 1

    # Cells

    def _find_areas(self, areas):
        self._owned = {}
        for seat, cells in areas:
            for cell in cells:
                self._owned[cell] = seat

    def _paint_all(self):
        for cell in range(len(self.board.levels)):
            self._paint(cell)
        if self.place.coordinates:
            self._paint_coordinates()

    def _paint_coordinates(self):
        canvas, place = self.canvas, self.place
        middle = place.cell // 2
        below = place.y + place.rows * place.cell + 1
        canvas.fill(place.x, below, self.width * place.cell, 10, canvas.NIGHT)
        canvas.fill(place.x - 16, place.y, 15, place.rows * place.cell, canvas.NIGHT)
        for column in range(self.width):
            canvas.text(place.left(column) + middle - 3, below, COLUMNS[column], canvas.EDGE, "N")
        for row in range(place.rows):
            canvas.text(place.x - 3, place.top(row) + middle - 5, str(row + 1), canvas.EDGE, "N", "r")

    def _colour(self, owner):
        return self.canvas.MIST if owner == NEUTRAL else COLOURS[self.rules.players[owner]]

    def _paint(self, cell):
        """One cell with the gaps around it, as it looks without a cursor."""
        canvas, size = self.canvas, self.place.cell
        x, y = self.place.left(cell % self.width), self.place.top(cell // self.width)
        canvas.fill(x - 1, y - 1, size + 1, size + 1, canvas.NIGHT)
        index = self.board.topmost[cell]
        if index == NO_PIECE:
            self._paint_ground(cell, x, y)
        else:
            self._paint_piece(cell, index, x, y)

    def _paint_ground(self, cell, x, y):
        canvas, size = self.canvas, self.place.cell
        seat = self._owned.get(cell)
        if canvas.mono:
            if seat is None:
                canvas.dot(x + 2, y + 2, canvas.CHALK)
            elif self.rules.players[seat] == "R":
                canvas.fill(x + 1, y + 1, 3, 3, canvas.CHALK)
            else:
                canvas.frame(x + 1, y + 1, 3, 3, canvas.CHALK)
            return
        canvas.fill(x, y, size - 1, size - 1, canvas.SLATE)
        if seat is not None:
            dot = 3 if size < 16 else 5
            start = (size - 1 - dot) // 2
            canvas.fill(x + start, y + start, dot, dot, self._colour(seat))
            if self.rules.players[seat] == "B":
                canvas.fill(x + start + dot // 2, y + start + 1, 1, dot - 2, canvas.NIGHT)

    def _paint_piece(self, cell, index, x, y):
        owner, start, direction, length, level = self.board.pieces[index]
        across = direction == HORIZONTAL
        step = self.board.step(direction)
        last = start + step * (length - 1)
        # Whether the piece is seen to go on in the cell before and the one after this.
        before = cell != start and self.board.topmost[cell - step] == index
        after = cell != last and self.board.topmost[cell + step] == index
        size = self.place.cell
        # On the screen a standing bar goes on upwards: its later cells lie above.
        low, high = (before, after) if across else (after, before)
        lead, total = (1 if low else 0), size - 1 + (1 if low else 0) + (1 if high else 0)
        if across:
            box = (x - lead, y, total, size - 1)
        else:
            box = (x, y - lead, size - 1, total)
        number = str(level) if level > 1 and (cell == start or cell == last) else ""
        if self.canvas.mono:
            self._paint_mono(owner, box, across, low, high, number)
        else:
            self._paint_colour(owner, box, x, y, across, low, high, number)

    def _paint_colour(self, owner, box, x, y, across, low, high, number):
        canvas, size = self.canvas, self.place.cell
        canvas.fill(box[0], box[1], box[2], box[3], self._colour(owner))
        middle = (size - 1) // 2
        if number:
            if size < 16:
                canvas.text(x + middle - 2, y + middle - 4, number, canvas.NIGHT, "N")
            else:
                canvas.text(x + middle - 3, y + middle - 6, number, canvas.NIGHT, "M")
        elif owner == NEUTRAL:
            canvas.fill(x + middle - 1, y + middle - 1, 2, 2, canvas.NIGHT)
        elif self.rules.players[owner] == "B":
            near, far = (0 if low else 2), (0 if high else 2)
            if across:
                canvas.fill(box[0] + near, y + middle, box[2] - near - far, 1, canvas.NIGHT)
            else:
                canvas.fill(x + middle, box[1] + near, 1, box[3] - near - far, canvas.NIGHT)

    def _paint_mono(self, owner, box, across, low, high, number):
        canvas = self.canvas
        x, y, w, h = box
        filled = owner != NEUTRAL and self.rules.players[owner] == "R"
        if filled:
            canvas.fill(x, y, w, h, canvas.CHALK)
        elif across:
            canvas.fill(x, y, w, 1, canvas.CHALK)
            canvas.fill(x, y + h - 1, w, 1, canvas.CHALK)
        else:
            canvas.fill(x, y, 1, h, canvas.CHALK)
            canvas.fill(x + w - 1, y, 1, h, canvas.CHALK)
        if not filled:
            if not low:
                canvas.fill(x, y, 1 if across else w, h if across else 1, canvas.CHALK)
            if not high:
                end = (x + w - 1, y, 1, h) if across else (x, y + h - 1, w, 1)
                canvas.fill(end[0], end[1], end[2], end[3], canvas.CHALK)
        if owner == NEUTRAL:
            for offset in range(0, w * h, 3):
                canvas.dot(x + offset % w, y + offset // w, canvas.CHALK)
        if number:
            self._mono_level(x + w // 2 - 2, y + h // 2 - 1, int(number), canvas.NIGHT if filled else canvas.CHALK)

    def _mono_level(self, x, y, level, ink):
        """Two strokes for level 2, three for what is higher: figures have no room in five pixels."""
        for stroke in range(min(level, 3)):
            self.canvas.fill(x + stroke * 2, y, 1, 3, ink)

    # The cursor

    def _mark(self, path):
        """Show what is picked: a column's legal starts as dots, or the bar where it would lie."""
        self._marked = []
        bar = read_token(path[0]) if path else None
        if bar is None or len(path) < 2:
            return
        if len(path) == 2:
            self._mark_column(path)
        else:
            self._mark_ghost(bar, COLUMNS.index(path[1]) + (int(path[2]) - 1) * self.width)

    def _mark_column(self, path):
        """A frame round the column, and a dot on each cell the bar may start from."""
        canvas, size = self.canvas, self.place.cell
        column = COLUMNS.index(path[1])
        left, top = self.place.left(column), self.place.top(self.place.rows - 1)
        height = self.place.rows * size + 1
        if not canvas.mono:
            canvas.frame(left - 1, top - 1, size + 1, height, canvas.AQUA)
        for choice in self.rules.next(path):
            x, y = left, self.place.top(choice.cell // self.width)
            if canvas.mono:
                canvas.fill(x + 1, y + 1, 3, 3, canvas.CHALK)
                canvas.dot(x + 2, y + 2, canvas.NIGHT)
            else:
                dot = size // 3
                canvas.fill(x + (size - dot) // 2, y + (size - dot) // 2, dot, dot, canvas.LEAF)
        self._marked = list(range(column, len(self.board.levels), self.width))

    def _mark_ghost(self, bar, cell):
        canvas, size = self.canvas, self.place.cell
        direction, length = bar
        across = direction == HORIZONTAL
        step = self.board.step(direction)
        # A question may point off the board: the part that lies on it is shown.
        length = min(length, self.board.room(cell % self.width, cell // self.width, direction))
        last = cell + step * (length - 1)
        corner = cell if across else last
        x, y = self.place.left(corner % self.width), self.place.top(corner // self.width)
        w, h = (length * size - 1, size - 1) if across else (size - 1, length * size - 1)
        self._marked = list(range(cell, last + 1, step))
        canvas.fill(x - 1, y - 1, w + 2, h + 2, canvas.NIGHT)
        if canvas.mono:
            self._mono_ghost(x, y, w, h)
            return
        colour = self._colour(self.rules.mover)
        canvas.fill(x, y, w, h, canvas.AQUA)
        canvas.fill(x + 2, y + 2, w - 4, h - 4, canvas.NIGHT)
        canvas.fill(x + 3, y + 3, w - 6, h - 6, colour)
        level = self.board.levels[cell] + 1
        if level > 1 and size >= 13:
            middle = (size - 1) // 2
            for left, top in ((x, y), (x + w - size + 1, y + h - size + 1)):
                canvas.fill(left + 2, top + 2, size - 5, size - 5, colour)
                canvas.text(left + middle - 2, top + middle - 4, str(level), canvas.NIGHT, "N")

    def _mono_ghost(self, x, y, w, h):
        canvas = self.canvas
        for offset in range(0, w, 2):
            canvas.dot(x + offset, y, canvas.CHALK)
            canvas.dot(x + offset, y + h - 1, canvas.CHALK)
        for offset in range(0, h, 2):
            canvas.dot(x, y + offset, canvas.CHALK)
            canvas.dot(x + w - 1, y + offset, canvas.CHALK)
        if w > h:
            canvas.fill(x + 2, y + 2, w - 4, 1, canvas.CHALK)
        else:
            canvas.fill(x + 2, y + 2, 1, h - 4, canvas.CHALK)

    def _outline(self, cells):
        """A line along the border of an area; its cells carry the owner's mark."""
        canvas, size = self.canvas, self.place.cell
        colour = canvas.WHEAT
        inside = bytearray(len(self.board.levels))
        for cell in cells:
            inside[cell] = 1
        for cell in cells:
            column, row = cell % self.width, cell // self.width
            x, y = self.place.left(column), self.place.top(row)
            if column == 0 or not inside[cell - 1]:
                canvas.fill(x - 1, y - 1, 2, size + 1, colour)
            if column == self.width - 1 or not inside[cell + 1]:
                canvas.fill(x + size - 2, y - 1, 2, size + 1, colour)
            if row == 0 or not inside[cell - self.width]:
                canvas.fill(x - 1, y + size - 2, size + 1, 2, colour)
            if row == self.place.rows - 1 or not inside[cell + self.width]:
                canvas.fill(x - 1, y - 1, size + 1, 2, colour)
