"""Runs Wayside on a Pico. Ctrl-C stops it and gives the prompt back, so mpremote always gets through."""

import time

from wayside.hw.board import load
from wayside.hw.serial import Serial
from wayside.hw.watchdog import Watchdog
from wayside.start import build


def main():
    app = build(load(), Serial())
    watchdog = Watchdog()
    try:
        while True:
            try:
                app.tick(time.ticks_ms())
            except Exception as error:  # not KeyboardInterrupt: that one must end the loop
                app.crash(error)
            watchdog.feed()
            time.sleep_ms(2)  # lets the core rest; keys are caught by interrupt meanwhile
    finally:
        watchdog.stop()


main()
