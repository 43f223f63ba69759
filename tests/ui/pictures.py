"""Reads a canvas back as text, so that tests can draw what they expect."""

SIGNS = ".123#56789abcdef"  # night is a dot; chalk (on mono: lit) is a hash


def pixel(canvas, x, y):
    """The colour number at a place; on mono 0 or 4."""
    if canvas.mono:
        return canvas.buffer[y // 8 * canvas.width + x] >> (y & 7) & 1 and canvas.CHALK
    pair = canvas.buffer[y * ((canvas.width + 1) // 2) + x // 2]
    return pair & 15 if x & 1 else pair >> 4


def picture(canvas, x, y, w, h):
    """A part of the canvas, a string for each row."""
    return ["".join(SIGNS[pixel(canvas, x + i, y + j)] for i in range(w)) for j in range(h)]


def rows_of(drawing):
    """The rows of a drawing in a test's text."""
    return [line.strip() for line in drawing.strip().splitlines()]


def dirty_rows(canvas):
    return [y for y, flag in enumerate(canvas.dirty) if flag]


def clean(canvas):
    """As if all rows were sent to the panel."""
    canvas.dirty[:] = bytes(canvas.height)
