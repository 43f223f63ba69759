"""`heap`, `names` and `stack` as more lines over USB, for a device that is being measured.

It runs on the chip, where main.py imports it first. It calls nothing that goes on: the stack must be as it is without it.
"""

import gc

import micropython
from machine import mem32

from wayside.hw.serial import Serial

STACK = 0x20040000  # where the stack ends: it grows down to here, and below lies the heap
UNUSED = 0x00C0FFEE  # what it is filled with; where that still stands, nothing was since
FILLED = 6000  # bytes; what lies above is in use while they are filled

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
