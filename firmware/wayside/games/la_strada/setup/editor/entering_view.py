"""A piece while it is entered: its hexes as a triangle on its longest side, and what the screen says about it."""

from wayside.games.la_strada.rules.shared.land import PLACES, TERRAINS
from wayside.games.la_strada.setup.editor.entering import PIECE_NAMES
from wayside.games.la_strada.setup.start.layout import SPOT

ICONS = ("plain", "forest", "hill")
WORDS = ("plain", "forest", "hill", "spot")  # by number of the answer


class EntryPanel:
    full = "la_strada.entry_full"  # why an answer was refused

    def __init__(self, entry, canvas, texts):
        self.entry = entry
        self.canvas = canvas
        self.texts = texts

    def title(self):
        entry = self.entry
        begin = entry.begin(entry.piece)
        count = entry.begin(entry.piece + 1) - begin
        number = min(count, len(entry.letters) - begin + 1)
        return self.texts("la_strada.entry_title", piece=PIECE_NAMES[entry.piece], number=number, count=count)

    def words(self):
        """What the four answers are called, short enough for a key."""
        return [self.texts("la_strada.answer_" + word) for word in WORDS]

    def halves(self):
        """Two keys: what the first press chooses between."""
        return self.texts("la_strada.half_low"), self.texts("la_strada.half_high")

    def notes(self):
        """A few lines beside the piece."""
        lines = [self.texts("la_strada.entry_spots", count=self.entry.spots(), most=PLACES)]
        if self.entry.waits:
            lines.append(self.texts("la_strada.entry_back", piece=PIECE_NAMES[self.entry.piece]))
        return lines

    def draw(self, lines):
        _draw(self.entry, self.canvas, lines)


def _draw(entry, canvas, lines):
    mono, wide = canvas.mono, canvas.width > 300
    top, bottom = (9, canvas.height - 10) if mono else (17, canvas.height - 17)
    canvas.fill(0, top, canvas.width, bottom - top, canvas.NIGHT)
    rows = entry.rows()
    w = 8 if mono else 22 if wide else 17
    pitch = (bottom - top - (1 if mono else 4)) // len(rows)
    pitch = min(pitch, 8 if mono else w + 2)
    left, y = 2 if mono else 6, bottom - pitch - (1 if mono else 2)
    begin = entry.begin(entry.piece)
    current = -1 if entry.waits else len(entry.letters) - begin
    number = 0
    for upward, row in enumerate(rows):
        # The start piece is longer at its left end, so the rows above are shifted as if it were not there.
        x = left + (upward * w) // 2 + (w if entry.piece == 0 and upward else 0)
        for letter in row:
            _draw_hex(canvas, x, y, w, pitch, letter, number == current)
            x += w
            number += 1
        y -= pitch
    _draw_lines(canvas, left + (entry.size + 1) * w + (4 if mono else 8), top, lines)


def _draw_hex(canvas, x, y, w, h, letter, picked):
    if canvas.mono:
        _draw_mono_hex(canvas, x, y, w, h, letter, picked)
        return
    if letter in TERRAINS:
        kind = TERRAINS.index(letter)
        canvas.fill(x, y, w - 1, h - 1, (canvas.PLAIN, canvas.FOREST, canvas.HILL)[kind])
        if h > 13:
            canvas.icon(x + (w - 12) // 2, y + (h - 12) // 2, ICONS[kind], canvas.CHALK)
        else:
            canvas.icon(x + (w - 8) // 2, y + (h - 8) // 2, ICONS[kind] + "7", canvas.CHALK)
    elif letter == SPOT:
        canvas.fill(x, y, w - 1, h - 1, canvas.SLATE)
        canvas.disc(x + w // 2 - 1, y + h // 2 - 1, 3, canvas.CHALK)
    else:
        canvas.frame(x, y, w - 1, h - 1, canvas.EDGE)
    if picked:
        canvas.frame(x, y, w - 1, h - 1, canvas.AQUA)
        canvas.frame(x + 1, y + 1, w - 3, h - 3, canvas.AQUA)


def _draw_mono_hex(canvas, x, y, w, h, letter, picked):
    """Small icons; a settlement's spot is a full square, what was not entered yet a dot."""
    if picked:
        canvas.frame(x, y, w - 1, h - 1, canvas.CHALK)
    elif letter in TERRAINS:
        canvas.icon(x, y, ICONS[TERRAINS.index(letter)] + "7", canvas.CHALK)
    elif letter == SPOT:
        canvas.fill(x + 1, y + 1, 5, h - 2, canvas.CHALK)
    else:
        canvas.fill(x + w // 2 - 1, y + h // 2, 1, 1, canvas.CHALK)


def _draw_lines(canvas, x, top, lines):
    font, pitch, step = ("S", 8, 5) if canvas.mono else ("M", 14, 7)
    y = top + (1 if canvas.mono else 4)
    for text in lines:
        for line in canvas.wrap(text, (canvas.width - x) // step):
            canvas.text(x, y, line, canvas.CHALK, font)
            y += pitch
        y += 0 if canvas.mono else 3
