"""Starts an ST7789 or ILI9341 display, and finds where the picture lies in its memory. Needed only at power on."""

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

# The size of the controller's memory, and the MADCTL bits that turn the picture.
MEMORY_WIDTH = 240
MEMORY_HEIGHT = 320
MY = 0x80
MX = 0x40
MV = 0x20
BGR = 0x08
ORIENTATION = {0: 0, 90: MX | MV, 180: MX | MY, 270: MY | MV}


def start_st7789(display, bus):
    """Send the settings. The memory of the display still holds noise afterwards."""
    write = bus.write
    write(SWRESET)
    # A chip that was awake needs 120 ms before SLPOUT; a Pico counts the current, partial millisecond as a whole one.
    time.sleep_ms(121)
    write(SLPOUT)
    time.sleep_ms(10)  # at least 5 ms before the next command
    write(COLMOD, SIXTEEN_BIT)
    turns = _turns(display)
    write(MADCTL, bytes((turns | BGR if display["bgr"] else turns,)))
    write(INVON if display["invert"] else INVOFF)
    write(NORON)
    for line in display["init"]:  # the maker's tuning: a register and its values
        write(bytes(line[:1]), bytes(line[1:]))


def _turns(display):
    turns = ORIENTATION[display["rotation"]]
    return turns ^ MX if display["chip"] == "ili9341" else turns  # its columns run the other way


def first_pixel(display):
    """(column, row) where the picture begins, in the coordinates of the rotated controller."""
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
