"""Shares the result: a QR code for a phone, and the number by which the host tools find the record."""

from wayside.ui import bars, boxes, metrics
from wayside.ui.keys import BACK, OK
from wayside.ui.screen import Screen
from wayside.ui.standing import board_note

QUIET = 4  # light modules around a code, by the standard
LEAST_QUIET = 1  # on a screen that is too small for all of them
SMALL = 53  # bytes of text in a code that fits a screen of 64 rows at double size
LETTERS = (99, 8, 5, 3)  # letters of a name, to be tried until all names fit
COLUMN = 56  # pixels that text beside the code needs


class ShareScreen(Screen):
    """The code uses the whole height if text fits beside it, else the space between the bars."""

    source = __name__
    help = "help.share"

    def __init__(self, stage):
        from wayside.ui import qr

        super().__init__(stage)
        canvas = stage.canvas
        text = result_text(stage, SMALL if canvas.mono else qr.LONGEST, qr.LONGEST)
        self.size, self.modules = qr.encode(text.encode())
        self.has_bars = canvas.width - canvas.height < COLUMN
        measures = metrics.of(canvas)
        self.top = measures.body_top if self.has_bars else 0
        self.side = measures.body_height if self.has_bars else canvas.height
        self.scale = self.side // (self.size + 2 * QUIET)
        if canvas.mono:
            self.scale = self.side // (self.size + 2 * LEAST_QUIET)
        # The code is on the side without key hints.
        self.at_right = "l" in [stage.corners.get(key, "none")[1] for key in ("ok", "back")]
        self.number = stage.session.live.number

    def has_title(self):
        return self.has_bars and super().has_title()

    def title(self):
        return self.texts("ui.record_number", number=self.number)

    def status(self):
        return self.brief("ui.pull", number=self.number)

    def hints(self):
        return {"ok": self.texts("ui.ok"), "back": ""}

    def key(self, event):
        if event == OK or event == BACK:
            self.stage.pop()

    def draw_top(self, canvas):
        if self.has_bars:
            super().draw_top(canvas)
        else:
            bars.corner_tabs(canvas, self.stage.corners, self.hints())

    def draw_bottom(self, canvas):
        if self.has_bars:
            super().draw_bottom(canvas)
        else:
            self.stage.draw_toast(self.hints())

    def draw_body(self, canvas):
        left = (canvas.width - self.side) // 2 if self.has_bars else canvas.width - self.side if self.at_right else 0
        self._draw_code(canvas, left)
        if not self.has_bars:
            self._draw_texts(canvas, 2 if self.at_right else self.side + (2 if canvas.mono else 5))

    def _draw_code(self, canvas, left):
        """Draw the code dark on light, in runs of modules."""
        size, scale = self.size, self.scale
        canvas.fill(left, self.top, self.side, self.side, canvas.CHALK)
        margin = (self.side - size * scale) // 2
        y = self.top + margin
        for row in range(size):
            column = 0
            while column < size:
                start = column
                dark = self.modules[row * size + column]
                while column < size and self.modules[row * size + column] == dark:
                    column += 1
                if dark:
                    canvas.fill(left + margin + start * scale, y, (column - start) * scale, scale, canvas.NIGHT)
            y += scale

    def _draw_texts(self, canvas, x):
        """Draw the number, and what to type on a computer."""
        measures = metrics.of(canvas)
        width = canvas.width - self.side - (4 if canvas.mono else 8)
        y = 2 if canvas.mono else 24
        y = boxes.text_lines(canvas, x, y, boxes.wrap(self.title(), width, measures.font))
        lines = boxes.wrap(self.texts("ui.pull", number=self.number), width, measures.font)
        boxes.text_lines(canvas, x, y + (2 if canvas.mono else 5), lines, canvas.MIST)


def result_text(stage, wished, most):
    """Wayside La Strada 3: Anna 34, Bert 31 (stand-in). Names are shortened until the text has at most `wished` bytes.

    The note on the board is left out if it finds no room. If even short names are longer than `wished`, the text may have
    up to `most` bytes.
    """
    match = stage.session.match
    totals = [total for total, _ in match.rules.score()]
    head = "%s %s %d: " % (stage.texts("ui.wayside"), stage.texts(match.game + ".name"), stage.session.live.number)
    order = [seat for seats in match.rules.outcome()[1] for seat in seats]
    note = board_note(stage)
    texts = []
    for end in (" (%s)" % note, "") if note else ("",):
        for letters in LETTERS:
            text = (
                head + ", ".join(["%s %d" % (stage.player_name(seat)[:letters], totals[seat]) for seat in order]) + end
            )
            if len(text.encode()) <= wished:
                return text
            texts.append(text)
    for text in texts:  # use a larger code
        if len(text.encode()) <= most:
            return text
    return texts[-1]
