"""The basic drawing operations of a canvas. For a Pico this file is also compiled to machine code, as brush_native.

The class Canvas uses them as methods, so `canvas` is its `self`.
"""


def touch(canvas, y, h):
    """Mark rows as dirty."""
    canvas.marks.fill_rect(0, y, 1, h, 1)


def fill(canvas, x, y, w, h, c):
    if w > 0 and h > 0:
        canvas.pixels.fill_rect(x, y, w, h, canvas.inks[c])
        canvas.marks.fill_rect(0, y, 1, h, 1)


def rounded(canvas, x, y, w, h, c, edge=None):
    """A filled box without its four corner pixels."""
    canvas.fill(x, y + 1, w, h - 2, c if edge is None else edge)
    canvas.fill(x + 1, y, w - 2, h, c if edge is None else edge)
    if edge is not None:
        canvas.fill(x + 1, y + 1, w - 2, h - 2, c)


def draw(canvas, x, y, data, w, h, codes, c, first=0, step=0):
    """Draw one-bit pictures side by side, `step` pixels apart. Only their set pixels are drawn.

    `data` has one picture after another: rows from the top, whole bytes per row, leftmost pixel in the top bit.
    `codes` says which pictures to draw; `first` is the code of the first picture in `data`.
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
    """Draw pictures of (left, top, w, h, data) in one colour, all at the same place."""
    left, top, width, height, data = stamps
    canvas.draw(x + left, y + top, data, width, height, codes, c)
