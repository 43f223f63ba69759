"""main.py of a device that is being measured: the firmware's own main, and `heap` as one more line over USB.

It runs on the chip, where the firmware's main.py stands beside it as wayside_main.py.
"""

import gc

import micropython

from wayside.start import Serial

own_read_line = Serial.read_line


def read_line(serial):
    line = own_read_line(serial)
    if line != "heap":
        return line
    gc.collect()
    micropython.mem_info()
    print()
    return None


Serial.read_line = read_line  # type: ignore[method-assign]

import wayside_main  # noqa: E402, F401
