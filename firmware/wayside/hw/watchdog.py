"""Restarts the device: when the loop hangs for some seconds, or after a fault that a restart may fix."""

import sys
import time

import machine

from wayside.hw.clock import slow_down

LONGEST = 8000  # ms; the chip's counter ends at 8388
CONTROL_CLEAR = 0x4005B000  # clears the written bits in the watchdog's control register
ENABLE = 1 << 30
TARGET = 0x4005800C  # its first register that survives a restart: where a warm start leads
WARM = 0x57A200  # the mark in it, plus the target; after any other start it holds something else
AT_HOME, AT_BOARD = 1, 2
FAULTS = 0x40058010  # its second register that survives a restart: how many restarts faults have caused
MOST_FAULTS = 3
STEADY = 60_000  # ms after a start: a later fault is not counted with the one before
PAUSE = 10  # s


class Watchdog:
    """The watchdog of the chip, which also notices hangs in C code. MicroPython cannot stop it, but its register can."""

    def __init__(self):
        self._chip = machine.WDT(timeout=LONGEST)

    def feed(self):
        self._chip.feed()

    def stop(self):
        """After Ctrl-C or mpremote the device must not restart."""
        machine.mem32[CONTROL_CLEAR] = ENABLE


def restart_warm(target):
    """Restart the program with empty memory. Display and lamp are left alone, so the picture stays."""
    machine.mem32[TARGET] = WARM + target
    raise SystemExit


def warm_target():
    """Where this warm start leads; 0 after any other start."""
    target = machine.mem32[TARGET] - WARM  # type: ignore[operator]
    machine.mem32[TARGET] = 0
    return target if target in (AT_HOME, AT_BOARD) else 0


def restart():
    """Restart as after power on."""
    machine.reset()


def restart_after(error):
    """For a fault that cannot be shown, for example a display that does not answer: restart.

    After three restarts in a row, the fault is only reported over USB.
    """
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
