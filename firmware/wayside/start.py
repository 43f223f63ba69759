"""Puts the device together and lets it run; the large buffers come first, while memory is still in one piece."""

import time

from wayside.hw import memory
from wayside.hw.board import load
from wayside.hw.display import open_display
from wayside.hw.fast import drawing
from wayside.hw.serial import Serial
from wayside.hw.watchdog import Watchdog
from wayside.ui.canvas import Canvas

SAVES = "/saves"
REST = 8  # ms that the core may sleep when nothing is to be done: clock and serial line are looked at so often
QUIET = 200  # ms without a key after which the memory is tidied up, if all is drawn: nobody waits for it


def build(board, serial=None, folder=SAVES):
    """The app on the hardware that a board file describes."""
    display = open_display(board)
    canvas = Canvas(display.width, display.height, display.mono, drawing)
    canvas.load_fonts(("S", "M") if display.mono else ("M", "N", "L"))
    memory.collect()
    from wayside.app import App
    from wayside.hw.buttons import Buttons

    return App(board, display, canvas, Buttons(board), serial, folder)


def run():
    """For ever, or until somebody stops it from outside."""
    memory.collect()
    app = build(load(), Serial())
    watchdog = Watchdog()
    tidied = None
    try:
        while True:
            now = time.ticks_ms()
            try:
                app.tick(now)
            except Exception as error:  # not KeyboardInterrupt: that one must end the loop
                app.crash(error)
            watchdog.feed()
            moved = app.keys.last_activity
            resting = app.rests()
            if resting and moved != tidied and time.ticks_diff(now, moved) > QUIET:
                tidied = moved
                memory.tidy(app.buttons.waiting)
            if resting:
                app.buttons.rest(REST)
    finally:
        watchdog.stop()
