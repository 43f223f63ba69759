"""Runs the device for ever."""

import time

from wayside.device.building import build
from wayside.hw import memory
from wayside.hw.serial import Serial
from wayside.hw.watchdog import Watchdog, restart_after

IDLE = 8  # ms that the core may sleep when idle: clock and serial line are checked this often


def run():
    """Run until Ctrl-C stops it or SystemExit restarts it."""
    memory.collect()
    try:
        app = build(None, Serial())
    except Exception as error:  # most likely the display does not answer
        restart_after(error)
    watchdog = Watchdog()
    try:
        while True:
            now = time.ticks_ms()
            try:
                app.tick(now)
            except Exception as error:  # not KeyboardInterrupt, which must end the loop
                app.crash(error)
            watchdog.feed()
            if app.is_idle():
                app.buttons.idle(IDLE)
    finally:
        watchdog.stop()
