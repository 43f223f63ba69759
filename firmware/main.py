"""Runs Wayside on a Pico. Ctrl-C stops it and gives the prompt back, so mpremote always gets through."""

import gc
import time

from wayside.hw.board import load
from wayside.hw.serial import Serial
from wayside.hw.watchdog import Watchdog
from wayside.start import build

COLLECT_EVERY = 16384  # bytes; often enough that garbage does not tear the free memory into small pieces


def main():
    gc.threshold(COLLECT_EVERY)
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
