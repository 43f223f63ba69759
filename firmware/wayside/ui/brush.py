"""The strokes of a canvas that all drawing is made of. On a Pico they are machine code: this file, compiled another way.

They are functions of the class Canvas, so `canvas` is what is `self` there.
"""


def touch(canvas, y, h):
    """Marks rows as changed."""
    canvas.marks.fill_rect(0, y, 1, h, 1)


def fill(canvas, x, y, w, h, c):
    if w > 0 and h > 0:
        canvas.pixels.fill_rect(x, y, w, h, canvas.inks[c])
        canvas.marks.fill_rect(0, y, 1, h, 1)


def rounded(canvas, x, y, w, h, c, edge=None):
    """A filled box whose four corner pixels are left out."""
    canvas.fill(x, y + 1, w, h - 2, c if edge is None else edge)
    canvas.fill(x + 1, y, w - 2, h, c if edge is None else edge)
    if edge is not None:
        canvas.fill(x + 1, y + 1, w - 2, h - 2, c)


def draw(canvas, x, y, data, w, h, codes, c, first=0, step=0):
    """Pictures of a table side by side, `step` apart; what is not inked in them stays as it was.

    The table has one picture after the other: rows from the top, whole bytes a row, leftmost pixel in the top bit.
    `codes` says which ones are drawn; `first` is the code of the table's first one.
    """
    canvas.stamper(
        canvas.buffer,
        canvas.width,
        canvas.height,
        canvas.mono,
        x,
        y,
        data,
        w,
        h,
        codes,
        len(codes),
        first,
        step,
        canvas.inks[c],
    )
    canvas.marks.fill_rect(0, y, 1, h, 1)


def stamp(canvas, x, y, stamps, codes, c):
    """Pictures of a table of masks (left, top, w, h, data) in a colour, all in one place."""
    left, top, width, height, data = stamps
    canvas.draw(x + left, y + top, data, width, height, codes, c)
