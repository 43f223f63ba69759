"""A canvas for tests that finds texts which leave the screen, are cut, overlap or lack a glyph."""

from wayside.ui import fonts
from wayside.ui.canvas import Canvas


class CheckedCanvas(Canvas):
    def __init__(self, width, height, mono=False, stamp=None):
        super().__init__(width, height, mono, stamp)
        self.clipped: list[str] = []  # texts that leave the screen
        self.cut: list[str] = []  # texts shortened with an ellipsis
        self.overlapping: list[tuple[str, str]] = []
        self.unknown: list[str] = []  # characters drawn as a hollow box
        self._boxes: list[tuple[int, int, int, int, str]] = []

    def faults(self) -> list[object]:
        return self.clipped + self.cut + self.overlapping + self.unknown

    def fill(self, x, y, w, h, c):
        super().fill(x, y, w, h, c)
        # What is painted over is not visible any more.
        self._boxes = [b for b in self._boxes if not (x <= b[0] and y <= b[1] and b[2] <= x + w and b[3] <= y + h)]

    def boxes(self, x, y, boxes, c, more=0):
        super().boxes(x, y, boxes, c, more)
        shape = [(x + left, y + top, x + left + w + more, y + top + h + more) for left, top, w, h in boxes]

        def is_inside(right, down):
            return any(a <= right <= c and b <= down <= d for a, b, c, d in shape)

        self._boxes = [b for b in self._boxes if not all(is_inside(b[i], b[j]) for i in (0, 2) for j in (1, 3))]

    def text(self, x, y, text, c, font="M", align="l"):
        end = super().text(x, y, text, c, font, align)
        self.unknown += [character for character in text if fonts.index_of(character) == fonts.BOX]
        table = fonts.load(font)
        self._note(end - self.text_width(text, font), y, end, y + table.HEIGHT, text, ink_rows(table, text))
        return end

    def figure(self, x, y, text, c, align="l", scale=1):
        end = super().figure(x, y, text, c, align, scale)
        right = end - 2 * scale
        self._note(right - self.figure_width(text) * scale, y, right, y + 18 * scale, text)
        return end

    def fit(self, text, width, font="M"):
        fitting = super().fit(text, width, font)
        if fitting != text:
            self.cut.append(text)
        return fitting

    def _note(self, left, top, right, bottom, text, ink=None):
        if not text.strip():
            return
        if left < 0 or right > self.width or top < 0 or bottom > self.height:
            self.clipped.append(text)
        if ink is not None:  # lines may be close as long as their letters do not touch
            top, bottom = top + ink[0], top + ink[1]
        for a, b, c, d, other in self._boxes:
            if left < c and a < right and top < d and b < bottom:
                self.overlapping.append((other, text))
        self._boxes.append((left, top, right, bottom, text))


def ink_rows(table, text: str) -> tuple[int, int]:
    """The rows of a font in which these characters have ink: the first, and the one after the last."""
    size = table.HEIGHT * ((table.WIDTH + 7) // 8)
    rows = set()
    for character in text:
        start = fonts.index_of(character) * size
        glyph = table.DATA[start : start + size]
        step = size // table.HEIGHT
        rows |= {row for row in range(table.HEIGHT) if any(glyph[row * step : row * step + step])}
    return (min(rows), max(rows) + 1) if rows else (0, 0)
