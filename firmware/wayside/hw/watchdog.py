"""Starts the device anew: when nothing has fed the watchdog for some seconds, or after a fault that a start may mend."""

import sys
import time

import machine

from wayside.hw.clock import slow_down

LONGEST = 8000  # ms; the chip's counter ends at 8388
CONTROL_CLEAR = 0x4005B000  # bits that are written here are cleared in the watchdog's control register
ENABLE = 1 << 30
PLACE = 0x4005800C  # its first register that a start leaves alone: where a warm start leads
WARM = 0x57A200  # in it, with the place added; whoever starts the device in another way leaves something else there
AT_HOME, AT_BOARD = 1, 2
FAULTS = 0x40058010  # its second register that a start leaves alone: how many starts a fault has caused
MOST_FAULTS = 3
STEADY = 60_000  # ms after a start: a fault that comes later has nothing to do with the one before
PAUSE = 10  # s


class Watchdog:
    """The chip's own, which sees a hang in C too; MicroPython cannot stop it, but its register can."""

    def __init__(self):
        self._chip = machine.WDT(timeout=LONGEST)

    def feed(self):
        self._chip.feed()

    def stop(self):
        """Whoever comes by Ctrl-C or mpremote shall have all the time in the world."""
        machine.mem32[CONTROL_CLEAR] = ENABLE


def restart_warm(place):
    """The program starts anew with an empty memory; panel and lamp are left alone, so the picture stays."""
    machine.mem32[PLACE] = WARM + place
    raise SystemExit


def warm_place():
    """Where this start leads; 0 after power on, and after any other start."""
    place = machine.mem32[PLACE] - WARM  # type: ignore[operator]
    machine.mem32[PLACE] = 0
    return place if place in (AT_HOME, AT_BOARD) else 0


def restart():
    """As if the plug had been pulled and put in again."""
    machine.reset()


def restart_after(error):
    """A fault that cannot be shown, such as a display that does not answer. After three starts in a row it is told over USB."""
    faults = machine.mem32[FAULTS] if time.ticks_ms() < STEADY else 0  # type: ignore[operator]
    if faults < MOST_FAULTS:
        machine.mem32[FAULTS] = faults + 1
        machine.reset()
    machine.mem32[FAULTS] = 0
    machine.mem32[CONTROL_CLEAR] = ENABLE
    slow_down()
    while True:  # until Ctrl-C, or the plug
        sys.print_exception(error)
        print("Wayside cannot go on. Check how the display is wired, then pull the plug and put it in again.")
        time.sleep(PAUSE)
