"""Opens the display that a board describes: the driver is chosen by the chip, everything else is data."""

from wayside.hw.bus import open_bus
from wayside.hw.clock import quicken
from wayside.hw.st7789_start import start_st7789


def open_display(board):
    """The driver for board["display"]. The panel stays dark until the first picture has been shown."""
    quicken()
    display = board["display"]
    bus = open_bus(board["bus"])
    chip = display["chip"]
    if chip in ("st7789", "ili9341"):
        from wayside.hw.st7789 import St7789

        first = start_st7789(display, bus)
        return St7789(display, bus, board["backlight"], first)
    if chip == "ssd1306":
        from wayside.hw.ssd1306 import Ssd1306

        return Ssd1306(display, bus)
    if chip == "sh1106":
        from wayside.hw.sh1106 import Sh1106

        return Sh1106(display, bus)
    if chip == "sh1107":
        from wayside.hw.sh1107 import Sh1107

        return Sh1107(display, bus)
    raise ValueError("no driver for the display chip %r" % chip)
