"""Runs in real MicroPython: how many bytes of heap each common action of the hardware room takes."""

import gc
import sys

import idle_machine

sys.modules["machine"] = idle_machine

from wayside.hw import board as board_file  # noqa: E402
from wayside.hw.buttons import Buttons  # noqa: E402
from wayside.hw.dimmer import Dimmer  # noqa: E402
from wayside.hw.display import open_display  # noqa: E402


def measure(act):
    """Bytes taken by the second and third call. This build frees nothing within a call, so all of it is counted."""
    act()
    before = gc.mem_alloc()
    act()
    act()
    return gc.mem_alloc() - before


board = board_file.load(sys.argv[1])
display = open_display(board)
buffer = bytearray(display.width * display.height // (8 if display.mono else 2))
dirty = bytearray(display.height)
if not display.mono:
    from wayside.hw import st7789

    st7789.sift = lambda dirty, sums, source, height, stride: (
        None
    )  # the plain twin takes memory, the machine code does not
    display.set_palette([0] * 16)


def show_all():
    row = 0
    while row < display.height:
        dirty[row] = 1
        row += 1
    display.show(buffer, dirty)


def show_some():
    dirty[3] = 1
    dirty[20] = 1
    display.show(buffer, dirty)


def show_nothing():
    display.show(buffer, dirty)


buttons = Buttons(board)
pin = idle_machine.Pin.made[board["keys"][0]["pin"]]
out = [0, 0, 0]
dimmer = Dimmer(display)


def press_and_read():
    pin.level = 0
    pin.handler(pin)
    pin.level = 1
    pin.handler(pin)
    pin.interrupt.now = 12
    pin.handler(pin)
    while buttons.read(out):
        pass


def fill_ring():
    times = 0
    while times < 100:
        pin.level = 1 - pin.level
        pin.handler(pin)
        times += 1
    while buttons.read(out):
        pass


def dim():
    dimmer.tick(1000, 1000)


print("show all", measure(show_all))
print("show some", measure(show_some))
print("show nothing", measure(show_nothing))
print("press and read", measure(press_and_read))
print("fill the ring", measure(fill_ring))
print("dim", measure(dim))
