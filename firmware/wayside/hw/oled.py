"""What the one-bit OLED drivers share: brightness by contrast, and no light before the first picture."""

CONTRAST = 0x81
DISPLAY_OFF = b"\xae"
DISPLAY_ON = b"\xaf"
DIRTY = b"\x01"


class Oled:
    """A one-bit display with pages of 8 rows. A driver adds the three methods at the end."""

    mono = True

    def __init__(self, display, bus, is_lit):
        self.width = display["width"]
        self.height = display["height"]
        self._bus = bus
        self._on = is_lit  # it already shows a picture
        self._percent = 100
        self._contrast = bytearray((CONTRAST, 0xFF))
        self._fresh = True  # nothing sent yet: its memory holds noise
        self._buffer = None
        if not is_lit:
            bus.write(DISPLAY_OFF)
        self._start(display)

    def show(self, buffer, dirty):
        """Send the pages that have a row marked in `dirty`, and clear the marks."""
        if self._fresh:
            for row in range(self.height):
                dirty[row] = 1
        if buffer is not self._buffer:
            self._buffer = buffer
            self._prepare(buffer)
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
        """Set the brightness, 0 (off) to 100, by the contrast. While the display is off, it is remembered."""
        self._percent = percent
        if self._on:
            self._light()

    def power(self, on):
        """Switch the picture on or off. The display keeps its memory."""
        self._on = on
        self._light()

    def sleep(self):
        """Switch off to save current. The display keeps its memory and still accepts pictures."""
        self.power(False)

    def wake(self):
        """Stay dark until `power` shows the picture. An OLED needs no time to wake."""

    def _light(self):
        if self._on and self._percent:
            self._contrast[1] = 255 * self._percent // 100
            self._bus.write(self._contrast)
            self._bus.write(DISPLAY_ON)
        else:
            self._bus.write(DISPLAY_OFF)

    def _start(self, display):
        """Send the settings of the chip. A dark display stays dark."""
        raise NotImplementedError

    def _prepare(self, buffer):
        """Prepare for a new canvas. All allocation is done here."""
        raise NotImplementedError

    def _push(self, page, dirty):
        """Send a page of 8 rows, or only its dirty rows."""
        raise NotImplementedError
