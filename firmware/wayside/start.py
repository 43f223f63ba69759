"""Puts the device together; the large buffers come first, while memory is still in one piece."""

import gc

from wayside.hw.display import open_display
from wayside.hw.fast import stamp
from wayside.ui.canvas import Canvas

SAVES = "/saves"


def build(board, serial=None, folder=SAVES):
    """The app on the hardware that a board file describes."""
    display = open_display(board)
    canvas = Canvas(display.width, display.height, display.mono, stamp)
    canvas.load_fonts(("S", "M") if display.mono else ("M", "N", "L"))
    gc.collect()
    from wayside.app import App
    from wayside.hw.buttons import Buttons

    return App(board, display, canvas, Buttons(board), serial, folder)
