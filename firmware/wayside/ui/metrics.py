"""The layout of a screen of a given size: bars, body, and the rows of lists."""


class Rows:
    """The layout of a list: top of the first row, height of a row, step from row to row, number of rows, width or 0."""

    def __init__(self, top, height, pitch, bottom, width=0):
        self.top = top
        self.height = height
        self.pitch = pitch
        self.count = (bottom - top) // pitch
        self.width = width


class Metrics:
    """The measures of a screen, for three classes: 128x64 in two colours, 240x135, and screens of 240 rows."""

    def __init__(self, width, height, mono):
        self.mono = mono
        self.large = height >= 200
        self.title_height = 9 if mono else 17
        self.foot_height = 10 if mono else 17
        self.body_top = self.title_height
        self.body_bottom = height - self.foot_height
        self.body_height = self.body_bottom - self.body_top
        self.margin = 2 if mono else 4
        self.font = "S" if mono else "M"
        self.headline = "M" if mono else "L"
        self.row_columns = (width - 14) // 5 if mono else (width - 24) // 7
        self.line_pitch = 10 if mono else 14
        self.text_top = 12 if mono else 23
        bottom = self.body_bottom
        if mono:
            self.list_rows = Rows(12, 10, 10, bottom)
            self.column_rows = self.list_rows
            self.entry_rows = Rows(30, 10, 11, bottom)
        elif self.large:
            self.list_rows = Rows(20, 24, 25, bottom)
            self.column_rows = Rows(33, 24, 25, bottom)
            self.entry_rows = Rows(92, 24, 25, bottom, width - 8)
        else:
            self.list_rows = Rows(20, 18, 19, bottom)
            self.column_rows = Rows(30, 17, 17, bottom)
            self.entry_rows = Rows(64, 18, 18, bottom, width - 6)

    def dialog_rows(self, lines):
        """The answers below a question of this many lines."""
        top = self.text_top + self.line_pitch * lines
        if self.mono:
            return Rows(top + 1, 10, 10, self.body_bottom)
        return Rows(top + 7, 22, 24, self.body_bottom)


_known = {}


def of(canvas):
    """The measures for this canvas."""
    key = canvas.width * 1024 + canvas.height
    found = _known.get(key)
    if found is None:
        found = _known[key] = Metrics(canvas.width, canvas.height, canvas.mono)
    return found
