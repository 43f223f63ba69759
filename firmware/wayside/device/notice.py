"""Shows "Finishing an update". main.py calls it before it finishes an interrupted update."""

from wayside.device.canvas import canvas_for
from wayside.hw.board import load
from wayside.hw.display import open_display
from wayside.ui.palette import RGB565

# All languages at once: the text files on flash may be a mix of old and new ones.
LINES = ("Finishing an update…", "Fin de la mise à jour…", "Update wird beendet…")


def show(board=None):
    """Show it on a board; without one, on the board that the device's own file describes."""
    display = open_display(board or load())
    canvas = canvas_for(display)
    if not display.mono:
        display.set_palette(RGB565)
    font, pitch = ("S", 12) if display.mono else ("M", 20)
    y = (canvas.height - pitch * len(LINES)) // 2
    canvas.frame(0, 0, canvas.width, canvas.height, canvas.EDGE)
    for line in LINES:
        canvas.text(canvas.width // 2, y, line, canvas.CHALK, font, "c")
        y += pitch
    display.show(canvas.buffer, canvas.dirty)
