"""Makes the canvas for a display."""

from wayside.hw.fast import drawing
from wayside.ui.canvas import Canvas


def canvas_for(display):
    """A canvas of the size of the display, with the fonts that are always needed."""
    canvas = Canvas(display.width, display.height, display.mono, drawing)
    canvas.load_fonts(("S", "M") if display.mono else ("M", "N", "L"))
    return canvas
