"""The picture in memory on which everything is drawn: 16 indexed colours, or two on a mono screen."""

import framebuf

from wayside.ui import fonts, icons, palette

try:
    from wayside.ui import brush_native as brush  # type: ignore[attr-defined]
except (ImportError, ValueError):  # not on a Pico
    from wayside.ui import brush  # type: ignore[no-redef]

FIGURE_GAP = 2
ONE = b"\x00"  # the codes to draw the first picture of `data`
# The bits of a nibble, each doubled, to draw a figure at double size.
_DOUBLED = b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"


class Canvas:
    """Draws in pixels from the top left. Drawing is clipped to the screen, and marks its rows in `dirty`."""

    # Also class attributes, so that a panel can name colours without an import from this room.
    NIGHT = palette.NIGHT
    SLATE = palette.SLATE
    EDGE = palette.EDGE
    MIST = palette.MIST
    CHALK = palette.CHALK
    AQUA = palette.AQUA
    AMBER = palette.AMBER
    LEAF = palette.LEAF
    WHEAT = palette.WHEAT
    BRICK = palette.BRICK
    AZURE = palette.AZURE
    HIDE = palette.HIDE
    WINE = palette.WINE
    PLAIN = palette.PLAIN
    FOREST = palette.FOREST
    HILL = palette.HILL

    def __init__(self, width, height, mono=False, quick=None):
        self.width = width
        self.height = height
        self.mono = mono
        if quick is None:
            from wayside.ui.plain import drawing

            quick = drawing
        self.stamper, self._lay = quick  # in machine code, or with framebuf
        if mono:
            self.buffer = bytearray((height + 7) // 8 * width)
            kind = framebuf.MONO_VLSB
            self.inks = b"\x00\x00" + b"\x01" * 14
        else:
            self.buffer = bytearray((width + 1) // 2 * height)
            kind = framebuf.GS4_HMSB
            self.inks = bytes(range(16))
        self.dirty = bytearray(b"\x01" * height)
        self.marks = framebuf.FrameBuffer(self.dirty, 1, height, framebuf.GS8)  # marks many rows at once
        self.pixels = framebuf.FrameBuffer(self.buffer, width, height, kind)
        self._fonts = {}
        self._half_widths = {}
        self._code = bytearray(1)  # reused by `icon`, so that it allocates nothing

    # Shapes

    touch = brush.touch
    fill = brush.fill
    rounded = brush.rounded
    draw = brush.draw
    stamp = brush.stamp

    def frame(self, x, y, w, h, c):
        """The outline of a box, one pixel wide."""
        self.pixels.rect(x, y, w, h, self.inks[c])
        self.touch(y, h)

    def line(self, x0, y0, x1, y1, c, width=1):
        """A line of this width, drawn with a square pen."""
        half = width // 2
        c = self.inks[c]
        for down in range(-half, width - half):
            for right in range(-half, width - half):
                self.pixels.line(x0 + right, y0 + down, x1 + right, y1 + down, c)
        self.touch(min(y0, y1) - half, abs(y1 - y0) + width)

    def disc(self, cx, cy, r, c):
        halves = self._half_widths.get(r)
        if halves is None:
            halves = self._half_widths[r] = _half_widths(r)
        c = self.inks[c]
        for y in range(r + 1):
            x = halves[y]
            self.pixels.hline(cx - x, cy - y, 2 * x + 1, c)
            self.pixels.hline(cx - x, cy + y, 2 * x + 1, c)
        self.touch(cy - r, 2 * r + 1)

    def dot(self, x, y, c):
        self.pixels.pixel(x, y, self.inks[c])
        if 0 <= y < self.height:
            self.dirty[y] = 1

    # Text

    def text(self, x, y, text, c, font="M", align="l"):
        """One line of text with its top at y; `align`: x is its left, centre or right. Returns the x after it."""
        glyphs = self._font(font)
        step = fonts.WIDTHS[font]
        if align == "r":
            x -= step * len(text)
        elif align == "c":
            x -= step * len(text) // 2
        self.draw(x, y, glyphs.DATA, glyphs.WIDTH, glyphs.HEIGHT, fonts.codes_of(text), c, fonts.FIRST, step)
        return x + step * len(text)

    def load_fonts(self, names):
        """Load these fonts and the figures now, while memory is in one piece: the largest needs 3 kB."""
        for name in names:
            self._font(name)
        self._font("F")

    def _font(self, name):
        glyphs = self._fonts.get(name)
        if glyphs is None:
            glyphs = self._fonts[name] = fonts.load(name)
        return glyphs

    def text_width(self, text, font="M"):
        return len(text) * fonts.WIDTHS[font]

    def fit(self, text, width, font="M"):
        """The text, shortened with an ellipsis if it is wider than `width` pixels."""
        columns = width // fonts.WIDTHS[font]
        if len(text) <= columns:
            return text
        return text[: columns - 1] + "…" if columns > 0 else ""

    def wrap(self, text, columns):
        """The text as lines of at most this many characters, broken at spaces."""
        from wayside.ui.boxes import wrap

        return wrap(text, columns * fonts.WIDTHS["M"], "M")

    def figure(self, x, y, text, c, align="l", scale=1):
        """Large figures, 18 pixels high, or 36 at scale 2. Returns the x after them."""
        glyphs = self._font("F")
        if align == "r":
            x -= self.figure_width(text) * scale
        elif align == "c":
            x -= self.figure_width(text) * scale // 2
        for character in text:
            index = glyphs.CHARACTERS.find(character) + 1  # 0 is the hollow box
            if scale == 1:
                self.draw(x, y, glyphs.DATA, glyphs.WIDTH, glyphs.HEIGHT, bytes((index,)), c)
            else:
                self.draw(x, y, _doubled(glyphs.DATA, index), 32, 36, ONE, c)
            x += (glyphs.WIDTHS[index] + FIGURE_GAP) * scale
        return x

    def figure_width(self, text):
        """Width at scale 1."""
        glyphs = self._font("F")
        width = -FIGURE_GAP
        for character in text:
            width += glyphs.WIDTHS[glyphs.CHARACTERS.find(character) + 1] + FIGURE_GAP
        return width

    # Icons

    def icon(self, x, y, name, c, tone=None):
        if tone is not None:
            second = icons.tone(name)
            if second is not None:
                self._draw_icon(x, y, second, tone)
        size, data, index = icons.ink(name)  # the same as _draw_icon, inlined for speed
        self._code[0] = index
        self.draw(x, y, data, size, size, self._code, c)

    def _draw_icon(self, x, y, icon, c):
        size, data, index = icon
        self._code[0] = index
        self.draw(x, y, data, size, size, self._code, c)

    def icon_size(self, name):
        return icons.size(name)

    def seat(self, x, y, seat, c):
        """The mark of a player, 7x7; the seat (from 0) decides its shape.

        It has a dark rim on a light chip of 11x11, so that black looks black and white looks white. A mono screen has no
        chip.
        """
        if self.mono:
            self._draw_icon(x - 1, y - 1, icons.seat_rim(seat), palette.CHALK if c == palette.NIGHT else palette.NIGHT)
        else:
            self.rounded(x - 2, y - 2, 11, 11, palette.CHALK)
            self._draw_icon(x - 1, y - 1, icons.seat_rim(seat), palette.NIGHT)
        self._draw_icon(x, y, icons.seat_mark(seat), c)

    # Pictures for games

    def mask(self, width, height):
        """An empty one-bit picture, to draw once and stamp many times."""
        from wayside.ui.masks import Mask

        return Mask(width, height)

    def tile(self, width, height):
        """A small canvas, to draw once and `lay` many times."""
        return Canvas(width, height, self.mono, (self.stamper, self._lay))

    def lay(self, x, y, sheet, codes, step):
        """Draw tiles of a sheet side by side, `step` pixels apart; 255 skips one. Says whether they fit. Not on mono.

        A sheet is (w, h, data, mask). `data` has the pixels of all tiles. All have one shape: outside it pixels are 0 and
        the mask is 15, inside it the mask is 0. x, w and step must be even.
        """
        w, h, data, mask = sheet
        count = len(codes)
        if x < 0 or x + step * (count - 1) > self.width - w or y < 0 or y > self.height - h:
            return False
        stride = self.width >> 1
        self._lay(self.buffer, y * stride + (x >> 1), stride, data, mask, w >> 1, h, codes, count, step >> 1)
        self.touch(y, h)
        return True

    def hold_back(self, y):
        """Do not send the rows from y on until they are drawn again."""
        self.marks.fill_rect(0, y, 1, self.height, 0)

    def boxes(self, x, y, boxes, c, more=0):
        """Draw boxes (left, top, w, h) relative to x, y, each larger by `more`. The first must be the highest."""
        c = self.inks[c]
        for left, top, w, h in boxes:
            self.pixels.fill_rect(x + left, y + top, w + more, h + more, c)
        self.touch(y + boxes[0][1], boxes[0][3] + more)


def _half_widths(r):
    """Half the width of a disc, for each row from the middle."""
    limit = r * r + r * 2 // 3
    halves = bytearray(r + 1)
    for y in range(r + 1):
        x = r
        while x * x + y * y > limit:
            x -= 1
        halves[y] = x
    return halves


def _doubled(data, index):
    """A figure at double size: each bit and each row twice."""
    rows = bytearray(36 * 4)
    at = index * 36
    for y in range(18):
        left, right = data[at], data[at + 1]
        at += 2
        for start in (8 * y, 8 * y + 4):
            rows[start] = _DOUBLED[left >> 4]
            rows[start + 1] = _DOUBLED[left & 15]
            rows[start + 2] = _DOUBLED[right >> 4]
            rows[start + 3] = _DOUBLED[right & 15]
    return rows
