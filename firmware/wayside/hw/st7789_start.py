"""Wakes an ST7789 or ILI9341 panel, and finds where on its glass the picture lies. Needed at power on only."""

import time

# Commands, by the names of the data sheet.
SWRESET = b"\x01"
SLPOUT = b"\x11"
NORON = b"\x13"
INVOFF = b"\x20"
INVON = b"\x21"
MADCTL = b"\x36"
COLMOD = b"\x3a"

SIXTEEN_BIT = b"\x55"

# The controller's own memory, and the MADCTL bits that turn the picture in it.
MEMORY_WIDTH = 240
MEMORY_HEIGHT = 320
MY = 0x80
MX = 0x40
MV = 0x20
BGR = 0x08
ORIENTATION = {0: 0, 90: MX | MV, 180: MX | MY, 270: MY | MV}


def start_st7789(display, bus):
    """Its memory still holds noise afterwards."""
    write = bus.write
    write(SWRESET)
    # A chip that was awake needs 120 ms before SLPOUT, and a Pico counts the millisecond that has begun as a whole one.
    time.sleep_ms(121)
    write(SLPOUT)
    time.sleep_ms(10)  # 5 ms before any further command
    write(COLMOD, SIXTEEN_BIT)
    turns = _turns(display)
    write(MADCTL, bytes((turns | BGR if display["bgr"] else turns,)))
    write(INVON if display["invert"] else INVOFF)
    write(NORON)
    for line in display["init"]:  # the maker's tuning: a register and its values
        write(bytes(line[:1]), bytes(line[1:]))


def _turns(display):
    turns = ORIENTATION[display["rotation"]]
    return turns ^ MX if display["chip"] == "ili9341" else turns  # the columns of its glass run the other way


def first_pixel(display):
    """(column, row) where the picture begins, counted as the rotated controller counts."""
    turns = _turns(display)
    left, top = display["offset_x"], display["offset_y"]
    turned = display["rotation"] in (90, 270)
    across, down = display["width"], display["height"]
    if turned:
        across, down = down, across
    if turns & MX:
        left = MEMORY_WIDTH - left - across
    if turns & MY:
        top = MEMORY_HEIGHT - top - down
    return (top, left) if turned else (left, top)
