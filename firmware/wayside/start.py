"""Lets the device run, for ever."""

import time

from wayside.hw import memory
from wayside.hw.fast import drawing
from wayside.hw.serial import Serial
from wayside.hw.watchdog import Watchdog, restart_after
from wayside.ui.canvas import Canvas

SAVES = "/saves"
REST = 8  # ms that the core may sleep when nothing is to be done: clock and serial line are looked at so often


def canvas_for(display):
    """What is drawn on, of the size of a display."""
    canvas = Canvas(display.width, display.height, display.mono, drawing)
    canvas.load_fonts(("S", "M") if display.mono else ("M", "N", "L"))
    return canvas


def run():
    """For ever, or until somebody stops it from outside."""
    memory.collect()
    from wayside.building import build

    try:
        app = build(None, Serial())
    except Exception as error:  # the display does not answer, most likely
        restart_after(error)
    del build  # nothing shall hold it any more
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
            if app.has_pondered() and tidied != app.keys.last_activity:
                tidied = app.keys.last_activity
                app.filled = memory.tidy(app.buttons.waiting)
            if app.rests():
                app.buttons.rest(REST)
    finally:
        watchdog.stop()
