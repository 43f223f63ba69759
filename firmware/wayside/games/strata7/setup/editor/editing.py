"""The editor of boards: pick a cell, then its content. The other camp follows by half turn, mirrored, or not at all."""

from wayside.games.moves import CELL, COLUMN, END, BadOption, Choice
from wayside.games.strata7.rules.board import BORDEAUX, CLOSED, COLOUR, FRONTIER, PLAIN, WHITE
from wayside.games.strata7.rules.notation import COLUMNS, ROWS, SIZE, WIDTH, cell_name, read_cell
from wayside.games.strata7.setup.editor.layout_checks import check_layout
from wayside.games.strata7.setup.start.layouts import NAMES, PRESETS, SIDE, read_layout, read_rows, write_rows

DONE = "done"
KEEP = "keep"
COPY = "copy"
CHECK = "check"
WORDS = (DONE, CHECK, KEEP, COPY)

# How the camp of Bordeaux follows the camp of White.
HALF_TURN = "half_turn"
MIRROR = "mirror"
ALONE = "alone"
COPIES = (HALF_TURN, MIRROR, ALONE)

# What a cell can hold, as ground and man. A pawn with a figure: a pawn that starts on an objective.
CONTENTS = ("plain", "black", "w", "b", "1", "2", "3", "w1", "w2", "w3", "b1", "b2", "b3")
NO_CELL = "off"  # never offered, because the octagon is fixed; but a board written as text may have such holes
MOST_UNDONE = 60


class Editor:
    """Has a tree of moves like rules. `check` compares with the sheet; `done` and `keep` are for the screen."""

    turn = 0

    def __init__(self, text, chosen):
        self.chosen = chosen
        self.ground, self.men = read_rows(PRESETS.get(text, text))
        self.copy = HALF_TURN if self.is_image(HALF_TURN) else MIRROR if self.is_image(MIRROR) else ALONE
        self.last = 0  # the cell that was set last
        self.content = CONTENTS[0]  # what that cell holds
        self._before = []

    # The tree

    def next(self, path):
        if not path:
            playable = self.result() is not None
            words = [Choice(word) for word in WORDS if playable or word in (CHECK, COPY)]
            return words + [Choice(COLUMNS[index], COLUMN, index) for index in range(SIDE)]
        if path[0] == COPY:
            if len(path) == 1:
                return [Choice(word) for word in COPIES]
            return [Choice(END)] if len(path) == 2 and path[1] in COPIES else []
        if path[0] in (CHECK, DONE, KEEP):
            offered = path[0] == CHECK or self.result() is not None
            return [Choice(END)] if len(path) == 1 and offered else []
        rows = rows_of(path[0])
        if len(path) == 1:
            return [Choice(row, CELL, read_cell(path[0] + row)) for row in rows]
        if path[1] not in rows:
            return []
        if len(path) == 2:
            return [Choice(word) for word in CONTENTS]
        return [Choice(END)] if len(path) == 3 and path[2] in CONTENTS else []

    def likely(self, path):
        """The last cell, its neighbours are near; its content; the next way to copy. At first: done."""
        if path == [COPY]:
            return [COPIES[(COPIES.index(self.copy) + 1) % 3]]
        if len(path) == 2:
            return [self.content]
        if not self.last:
            return [] if path else [DONE]
        if not path:
            return [COLUMNS[self.last % WIDTH - 1], str(self.last // WIDTH)]
        rows = rows_of(path[0])
        if len(path) > 1 or not rows:
            return []
        return [str(max(int(rows[0]), min(int(rows[-1]), self.last // WIDTH)))]

    def text_of(self, path):
        return " ".join([path[0] + path[1]] + path[2:]) if len(path) == 3 else " ".join(path)

    def spot(self, cell):
        """(column, row) of a cell, from 0."""
        return cell % WIDTH - 1, cell // WIDTH - 1

    # Changes

    def play(self, move):
        """c3 w1, copy mirror. The words check, done and keep change nothing."""
        words = move.split()
        if len(words) < 2:
            return
        before = bytearray((COPIES.index(self.copy),))
        if words[0] == COPY:
            self.copy = words[1]
            if self.copy != ALONE:
                for cell in range(WIDTH, FRONTIER):
                    self._set(self._image(cell, self.copy), self.ground[cell], swapped(self.men[cell]), before)
        else:
            self.last, self.content = read_cell(words[0]), words[1]
            ground, man = held(self.content)
            self._set(self.last, ground, man, before)
            if self.copy != ALONE:
                self._set(self._image(self.last, self.copy), ground, swapped(man), before)
        self._before = self._before[-MOST_UNDONE + 1 :] + [before]

    def _set(self, cell, ground, man, before):
        if 1 <= cell % WIDTH <= SIDE:
            before += bytes((cell, self.ground[cell], self.men[cell]))
            self.ground[cell] = ground
            self.men[cell] = man

    def undo(self):
        """Take the last change back; says whether there was one."""
        if not self._before:
            return False
        before = self._before.pop()
        self.copy = COPIES[before[0]]
        for place in range(len(before) - 3, 0, -3):
            self.ground[before[place]] = before[place + 1]
            self.men[before[place]] = before[place + 2]
        return True

    def _image(self, cell, copy):
        return SIZE - 1 - cell if copy == HALF_TURN else cell + WIDTH * (11 - 2 * (cell // WIDTH))

    def is_image(self, copy):
        """Whether the camp of Bordeaux is that of White, turned or mirrored."""
        for cell in range(WIDTH, FRONTIER):
            other = self._image(cell, copy)
            if self.ground[cell] != self.ground[other] or swapped(self.men[cell]) != self.men[other]:
                return False
        return True

    # The result

    def kept(self):
        return self.result()

    def text(self):
        return write_rows(self.ground, self.men)

    def result(self):
        """The value of the option board, or None if nobody can play on it."""
        text = self.text()
        for name in NAMES:
            if PRESETS[name] == text:
                return name
        try:
            read_layout(text)
        except BadOption:
            return None
        return text

    def checks(self):
        """[(key of a text, figures, whether it is as the sheet says)] for each line of the layout check."""
        return check_layout(self)

    def content_of(self, cell):
        """What a cell holds, as a word of CONTENTS, or NO_CELL."""
        for word in CONTENTS + (NO_CELL,):
            if held(word) == (self.ground[cell], self.men[cell]):
                return word
        raise ValueError("nothing is like " + cell_name(cell))


def rows_of(column):
    """The rows that have cells in a column: the octagon lacks three cells in each corner of the square."""
    if len(column) != 1 or column not in COLUMNS:
        return ()
    index = COLUMNS.find(column)
    missing = max(0, 2 - min(index, SIDE - 1 - index))
    return ROWS[missing : SIDE - missing]


def held(content):
    """(ground, man) of a word of CONTENTS, or of NO_CELL."""
    if content == NO_CELL:
        return 0, CLOSED
    if content == "black":
        return 1, CLOSED
    man = WHITE if content[0] == "w" else BORDEAUX if content[0] == "b" else 0
    value = content[-1]
    return PLAIN + (int(value) if value in "123" else 0), man


def swapped(man):
    """The man of the other side."""
    return COLOUR - man if man in (WHITE, BORDEAUX) else man
