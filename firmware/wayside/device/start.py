"""Lets the device run, for ever."""

import time

from wayside.device.building import build
from wayside.hw import memory
from wayside.hw.serial import Serial
from wayside.hw.watchdog import Watchdog, restart_after

REST = 8  # ms that the core may sleep when nothing is to be done: clock and serial line are looked at so often


def run():
    """For ever, or until somebody stops it from outside, or it starts anew by SystemExit."""
    memory.collect()
    try:
        app = build(None, Serial())
    except Exception as error:  # the display does not answer, most likely
        restart_after(error)
    watchdog = Watchdog()
    try:
        while True:
            now = time.ticks_ms()
            try:
                app.tick(now)
            except Exception as error:  # not KeyboardInterrupt: that one must end the loop
                app.crash(error)
            watchdog.feed()
            if app.rests():
                app.buttons.rest(REST)
    finally:
        watchdog.stop()
