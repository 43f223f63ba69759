"""What the one-bit OLED drivers share: brightness by contrast, a first picture before the first light."""

CONTRAST = 0x81
DISPLAY_OFF = b"\xae"
DISPLAY_ON = b"\xaf"
DIRTY = b"\x01"


class Oled:
    """A one-bit panel with pages of 8 rows; a driver adds the three methods at the end."""

    mono = True

    def __init__(self, display, bus, is_lit):
        self.width = display["width"]
        self.height = display["height"]
        self._bus = bus
        self._on = is_lit  # it shows a picture already
        self._percent = 100
        self._contrast = bytearray((CONTRAST, 0xFF))
        self._fresh = True  # nothing shown yet: memory holds noise
        self._buffer = None
        if not is_lit:
            bus.write(DISPLAY_OFF)
        self._start(display)

    def show(self, buffer, dirty):
        """Pushes the pages that hold a row flagged in `dirty`, and clears the flags."""
        if self._fresh:
            for row in range(self.height):
                dirty[row] = 1
        if buffer is not self._buffer:
            self._buffer = buffer
            self._look_at(buffer)
        row = dirty.find(DIRTY)
        while row >= 0:
            page = row >> 3
            self._push(page, dirty)
            row = page << 3
            after = min(row + 8, self.height)
            while row < after:
                dirty[row] = 0
                row += 1
            row = dirty.find(DIRTY, after)
        if self._fresh:
            self._fresh = False
            self.power(True)

    def backlight(self, percent):
        """Brightness from 0 (off) to 100, by the panel's contrast; remembered while the panel is off."""
        self._percent = percent
        if self._on:
            self._light()

    def power(self, on):
        """Switches the picture on or off; what the panel shows is kept."""
        self._on = on
        self._light()

    def sleep(self):
        """Dark, and next to no current. The panel keeps its memory, and takes new pictures into it."""
        self.power(False)

    def wake(self):
        """Still dark: `power` shows the picture. Such a panel needs no time for it."""

    def _light(self):
        if self._on and self._percent:
            self._contrast[1] = 255 * self._percent // 100
            self._bus.write(self._contrast)
            self._bus.write(DISPLAY_ON)
        else:
            self._bus.write(DISPLAY_OFF)

    def _start(self, display):
        """Sends the settings of the chip; a panel that was dark stays dark."""
        raise NotImplementedError

    def _look_at(self, buffer):
        """Prepares for a canvas not seen before: whatever allocates is done here."""
        raise NotImplementedError

    def _push(self, page, dirty):
        """Sends a page of 8 rows, or those of its rows that are dirty."""
        raise NotImplementedError
