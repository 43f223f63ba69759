"""Adds the lines `heap`, `names` and `stack` over USB, to measure a device.

It runs on the chip, where main.py imports it first. It leaves no call running, so that the stack is as without it.
"""

import gc

import micropython
from machine import mem32

from wayside.hw.serial import Serial

STACK = 0x20040000  # the end of the stack, which grows down to here; the heap is below
UNUSED = 0x00C0FFEE  # the filling; where it is still intact, the stack was not used
FILLED = 6000  # bytes to fill; the stack above is in use at that moment

own_read_line = Serial.read_line


def read_line(serial):
    line = own_read_line(serial)
    if line == "heap":
        gc.collect()
        micropython.mem_info()
    elif line == "names":
        micropython.qstr_info()
    elif line == "stack":
        place = STACK
        while mem32[place] == UNUSED:
            place += 4
        print("stack:", place - STACK)
    else:
        return line
    print()
    return None


for place in range(STACK, STACK + FILLED, 4):
    mem32[place] = UNUSED
Serial.read_line = read_line  # type: ignore[method-assign]
