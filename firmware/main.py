"""Runs Wayside on a Pico. Ctrl-C stops it and gives the prompt back, so mpremote always gets through."""

import os
import time

if "deploy" in os.listdir("/"):  # a new firmware, whose arrival was cut short
    from wayside.unpack import unpack

    unpack()
    raise SystemExit  # begins anew with it

from wayside.hw import memory
from wayside.hw.board import load
from wayside.hw.serial import Serial
from wayside.hw.watchdog import Watchdog
from wayside.start import build

QUIET = 200  # ms without a key after which the memory is tidied up, so that nobody waits for it


def main():
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
            if moved != tidied and time.ticks_diff(now, moved) > QUIET:
                tidied = moved
                memory.tidy()
            time.sleep_ms(2)  # lets the core rest; keys are caught by interrupt meanwhile
    finally:
        watchdog.stop()


main()
