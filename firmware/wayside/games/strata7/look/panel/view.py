"""How Strata 7 looks: the octagon with its pawns, the cursor on it, and the sidebar.

Each cell is painted by itself, so a cursor that moves repaints only the cells that it leaves and enters.
"""

from wayside.games.contract import Panel
from wayside.games.strata7.look.panel.sidebar import Sidebar
from wayside.games.strata7.rules.board import AROUND, COLOUR, PLAIN
from wayside.games.strata7.rules.liberties import in_danger
from wayside.games.strata7.rules.notation import CLAIM, COLUMNS, DRAW, PASS, SIZE, WIDTH, read_cell
from wayside.games.strata7.rules.walking import way

SIDE = 10

# How a cell was last painted: its man, plus 8 times its ground, plus these.
DANGER = 64
LAST = 128


class Geometry:
    """Where the board is on a screen of this size; `side` is the x of the sidebar, 0 if there is none."""

    def __init__(self, canvas):
        self.coordinates = not canvas.mono
        self.gap = 0  # room for the frontier
        if canvas.mono:
            self.cell, self.x, self.y, self.side, self.gap = 6, 1, 1, 68, 2
        elif canvas.height < 200:
            self.cell, self.x, self.y, self.side = 12, 32, 2, 158
        elif canvas.width > canvas.height:
            self.cell, self.x, self.y, self.side = 21, 24, 11, 244
        else:
            self.cell, self.x, self.y, self.side = 19, 30, 20, 0

    def left(self, cell):
        return self.x + (cell % WIDTH - 1) * self.cell

    def top(self, cell):
        row = cell // WIDTH
        return self.y + (SIDE - row) * self.cell + (self.gap if row < 6 else 0)

    def frontier(self):
        return self.y + 5 * self.cell - 1 + self.gap // 2


def painter_for(canvas):
    """The painter for this kind of screen; the other one is not loaded."""
    if canvas.mono:
        from wayside.games.strata7.look.mono_painter import MonoPainter

        return MonoPainter
    from wayside.games.strata7.look.colour_painter import ColourPainter

    return ColourPainter


class BoardView(Panel):
    """The cells of a board. It paints those that look different from what is on the screen."""

    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self.place = Geometry(canvas)
        self.painter = painter_for(canvas)(canvas, self.place.cell)
        self._looks = bytearray(SIZE)
        self._wiped = True
        self._marked = []  # cells that show a mark of the cursor now

    def forget(self):
        """The screen was wiped: paint everything again."""
        self._wiped = True

    def paint_changed(self, ground, men, danger=(), last=()):
        """Paint the cells that look different now, and those that showed a mark."""
        looks, wiped, marked = self._looks, self._wiped, self._marked
        if wiped and self.place.coordinates:
            self._paint_coordinates()
        for row in range(SIDE * WIDTH, 0, -WIDTH):
            for cell in range(row + 1, row + SIDE + 1):
                look = men[cell] & 7 | ground[cell] << 3
                if cell in danger:
                    look |= DANGER
                if cell in last:
                    look |= LAST
                if wiped or look != looks[cell] or cell in marked:
                    looks[cell] = look
                    self._paint(cell)
        self._wiped = False
        self._marked = []

    def wipe_marks(self):
        """Paint the marked cells without their marks."""
        for cell in self._marked:
            self._paint(cell)
        self._marked = []

    def _paint(self, cell):
        """Paint one cell with the gaps around it."""
        canvas, size, look = self.canvas, self.place.cell, self._looks[cell]
        x, y = self.place.left(cell), self.place.top(cell)
        canvas.fill(x - 1, y - 1, size + 1, size + 1, canvas.NIGHT)
        self.painter.cell(x, y, look >> 3 & 7, look & 7, look & DANGER, look & LAST)
        if cell // WIDTH in (5, 6):
            self.painter.frontier(x, self.place.frontier())

    def _paint_coordinates(self):
        canvas, place = self.canvas, self.place
        middle = place.cell // 2
        below = place.y + SIDE * place.cell + 1
        for index in range(SIDE):
            canvas.text(place.x + index * place.cell + middle - 3, below, COLUMNS[index].upper(), canvas.MIST, "N")
            y = place.y + (SIDE - 1 - index) * place.cell + middle - 5
            canvas.text(place.x - 3, y, str(index + 1), canvas.MIST, "N", "r")

    # Marks

    def mark_column(self, column, cells):
        """Draw a frame around a column (from 1), and a dot on each of these cells in it."""
        top = SIDE * WIDTH + column
        self.painter.column(self.place.left(top), self.place.top(top), SIDE * self.place.cell + 1)
        self._marked += range(WIDTH + column, SIDE * WIDTH + column + 1, WIDTH)
        self.mark(cells, self.painter.target)

    def mark(self, cells, draw):
        """Draw a mark on each of these cells."""
        for cell in cells:
            look = self._looks[cell]
            draw(self.place.left(cell), self.place.top(cell), look >> 3 & 7, look & 7)
            self._marked.append(cell)


class Strata7Panel(BoardView):
    """`draw` paints everything, `follow` only what a cursor move changes; the path is what the picker shows."""

    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self.side = self.place.side  # where the sidebar begins
        self.has_bars = not self.side
        self.danger = []
        self.sidebar = Sidebar(rules, canvas, texts, self.side, self.name_of)

    # What the screen asks for

    def draw(self, path):
        """The position changed: paint the cells that look different now."""
        self._paint_board()
        self._mark(path)

    def finish(self, path):
        """Draw what takes time to compute: who is in danger; then the sidebar."""
        self._find_danger()
        self._paint_board()
        self._mark(path)
        self.sidebar.draw(path, self.danger)
        return False

    def follow(self, path):
        """The cursor moved: repaint what it left, and mark where it is."""
        self.wipe_marks()
        self._mark(path)
        self.sidebar.follow(path, self.danger)
        return False

    def title(self, path, player):
        return self.sidebar.title(path, player)

    def status(self, path):
        return self.sidebar.status(path, self.danger)

    def aside(self):
        return self.sidebar.aside()

    def verb(self, path):
        """The key of the text that says what OK does."""
        if path and path[0] in (PASS, DRAW):
            return "strata7.verb_" + path[0]
        if path and path[0] == CLAIM:
            return "strata7.verb_claim" if len(path) > 2 and len(path) % 2 else "ui.choose"
        if self.rules.due:
            return "strata7.verb_return" if len(path) > 1 else "ui.choose"
        if len(path) < 3 or len(path) == 3 and self._exits(path):
            return "ui.choose"
        return "strata7.verb_move"

    def chapter_title(self):
        return self.texts.fit("strata7.end_" + self.rules.outcome()[0], 0)

    def draw_chapter(self, status):
        """The end of the match: the board, and who won."""
        self.danger = []
        self._paint_board()
        self.sidebar.draw_chapter(status, self.chapter_title())

    def draw_tried(self, move, x, y):
        """The cells on the way of a refused move."""
        from wayside.games.strata7.look.tried import draw_tried

        draw_tried(self.rules, self.canvas, self.painter, move, x, y)

    # The board

    def _find_danger(self):
        """Own pawns first. With captures=claim the players must see danger themselves, so nothing is shown."""
        rules = self.rules
        self.danger = []
        if rules.turn >= 0 and not rules.variant.claim:
            for colour in (rules.colours[rules.turn], COLOUR - rules.colours[rules.turn]):
                self.danger += in_danger(rules.board, rules.variant, colour)

    def _paint_board(self):
        board = self.rules.board
        self.paint_changed(board.ground, board.men, self.danger, self.rules.last)

    # The cursor

    def _mark(self, path):
        """Show what is picked: a column, a pawn with its targets, its way, the exits of a pair."""
        rules = self.rules
        if not path or path[0] in (PASS, DRAW) or rules.turn < 0:
            return
        if path[0] == CLAIM:
            self._mark_claim(path)
        elif len(path) == 1:
            self.mark_column(COLUMNS.index(path[0]) + 1, [choice.cell for choice in rules.next(path)])
        elif rules.due:
            self._mark_arrival(read_cell(path[0] + path[1]))
        else:
            self._mark_move(path)

    def _mark_claim(self, path):
        cells = [read_cell(path[place] + path[place + 1]) for place in range(1, len(path) - 1, 2)]
        self.mark(cells, lambda x, y, ground, man: self.painter.claimed(x, y))
        if len(path) % 2 == 0:
            self.mark_column(COLUMNS.index(path[-1]) + 1, [choice.cell for choice in self.rules.next(path)])

    def _mark_arrival(self, cell):
        """The cell on which a pawn would land; with the pawn, if the cell is empty."""
        self.mark([cell], self.painter.picked)
        look = self._looks[cell]
        if not look & 7 and look >> 3 & 7 == PLAIN:
            man = self.rules.colours[self.rules.turn]
            self.painter.arrival(self.place.left(cell), self.place.top(cell), man)

    def _mark_move(self, path):
        rules, place = self.rules, self.place
        start = read_cell(path[0] + path[1])
        shown = path[:3] if len(path) == 4 else path[:2]
        targets = [choice.cell for choice in rules.next(shown)]
        chosen = read_cell(path[-1]) if len(path) > 2 else 0
        self.mark([cell for cell in targets if cell not in (0, -1, chosen)], self.painter.target)
        self.mark([start], self.painter.picked)
        if len(path) < 3:
            return
        cells = way(rules.board, rules.variant, start, read_cell(path[2]))
        for here, there in zip(cells, cells[1:]):
            if there - here not in AROUND:  # a step needs no line
                self._marked.append((here + there) // 2)
                self.painter.hop(place.left(here), place.top(here), place.left(there), place.top(there))
        for cell in cells[1:-1]:
            self._mark_arrival(cell)
        if len(path) == 4:
            self.mark([cells[-1]], self.painter.picked)
        self._mark_arrival(chosen)

    def _exits(self, path):
        return self.rules.next(path) and self.rules.next(path)[0].cell >= 0
