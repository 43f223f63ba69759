"""Simulates a key that never settles, while the stack is measured: the firmware's interrupt watches one more pin.

It runs on the chip, where main.py imports it after probe.py.
"""

from wayside.hw.buttons import Buttons
from wayside.hw.serial import Serial

PATIENCE = 100  # ticks without an edge, after which MicroPython must have disabled the handler: it does so if one fails

own_read_line = Serial.read_line
keys = []
edge = [0, 0, 0]
silent = [0]  # ticks


def read_line(serial):
    silent[0] += 1
    while keys[0].read(edge):  # makes room for more edges
        silent[0] = 0
    if silent[0] > PATIENCE:
        raise RuntimeError("the key that never rests is silent")
    return own_read_line(serial)


def listen(pin):
    keys.append(Buttons({"keys": [{"pin": pin, "active": "low"}]}))
    Serial.read_line = read_line  # type: ignore[method-assign]
