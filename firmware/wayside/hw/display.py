"""Opens the display that a board describes. The chip decides the driver, everything else is data."""

from wayside.hw.bus import open_bus
from wayside.hw.clock import quicken


def open_display(board, is_warm=False):
    """The driver for board["display"]. The display stays dark until the first picture is sent.

    At a warm start it keeps its old picture until then.
    """
    quicken()
    display = board["display"]
    bus = open_bus(board["bus"], is_warm)
    chip = display["chip"]
    if chip in ("st7789", "ili9341"):
        from wayside.hw.st7789 import St7789
        from wayside.hw.st7789_start import first_pixel, start_st7789

        if not is_warm:
            start_st7789(display, bus)
        return St7789(display, bus, board["backlight"], first_pixel(display), is_warm)
    if chip == "ssd1306":
        from wayside.hw.ssd1306 import Ssd1306

        return Ssd1306(display, bus, is_warm)
    if chip == "sh1106":
        from wayside.hw.sh1106 import Sh1106

        return Sh1106(display, bus, is_warm)
    if chip == "sh1107":
        from wayside.hw.sh1107 import Sh1107

        return Sh1107(display, bus, is_warm)
    raise ValueError("no driver for the display chip %r" % chip)
