"""Runs in real MicroPython: how many bytes of heap a hundred idle ticks of the whole app take."""

import gc
import sys

import idle_machine

sys.modules["machine"] = idle_machine

from wayside.device.building import build  # noqa: E402
from wayside.hw.board import load  # noqa: E402


class QuietLine:
    """A serial line on which nothing arrives, for hw/serial.py."""

    def read_line(self):
        return None


app = build(load(sys.argv[1]), QuietLine(), "/saves")
app.stage.pop()  # the first start asks for a language


def idle(start):
    """Bytes taken by a hundred idle ticks."""
    for drawn in range(10):  # title, board, sidebar, preloaded code, the next key
        app.tick(start + 2 * drawn)
    before = gc.mem_alloc()
    now = start + 30
    end = start + 530
    while now < end:
        app.tick(now)
        now += 5
    return gc.mem_alloc() - before


print("home", idle(1000))
app.session.start("nasca")
app.stage.top.refresh()
try:
    app.stage.top.choose(-1)
except SystemExit:  # the device restarts and opens the board
    app = build(load(sys.argv[1]), QuietLine(), "/saves")
print("board", idle(10000))
print("dimmed", idle(100000))
