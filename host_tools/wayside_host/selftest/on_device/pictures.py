"""Runs on the device: opens the display like the firmware, and draws pictures for questions to a person."""
# Runs only in MicroPython, whose modules mypy does not know.
# mypy: ignore-errors

import framebuf

from wayside.hw.display import open_display

BLACK, WHITE = 0, 1
GREYS = 8  # the first of eight greys, from black to white
PALETTE = (
    0x0000,  # black
    0xFFFF,  # white
    0xF800,  # red
    0x07E0,  # green
    0x001F,  # blue
    0xFFE0,  # yellow
    0x07FF,  # cyan
    0xF81F,  # magenta
    0x0000,
    0x2124,
    0x4A49,
    0x6B6D,
    0x9492,
    0xB5B6,
    0xDEDB,
    0xFFFF,
)
PATCHES = ("RED", "GREEN", "BLUE", "YELLOW", "CYAN", "MAGENTA", "WHITE", "BLACK")
INKS = (2, 3, 4, 5, 6, 7, WHITE, BLACK)
DARK = ("RED", "BLUE", "BLACK")  # names on these colours are white
LETTER = 8  # pixels of a letter in framebuf


class Pictures:
    """The display of a board; each method shows one picture."""

    def __init__(self, board):
        self.display = display = open_display(board)
        self.width, self.height = display.width, display.height
        if display.mono:
            self.buffer = bytearray((self.height + 7) // 8 * self.width)
            kind = framebuf.MONO_VLSB
        else:
            self.buffer = bytearray(self.width // 2 * self.height)
            kind = framebuf.GS4_HMSB
            display.set_palette(PALETTE)
        self.pixels = framebuf.FrameBuffer(self.buffer, self.width, self.height, kind)
        self.dirty = bytearray(self.height)

    def push(self):
        """Send the whole picture to the display."""
        for row in range(self.height):
            self.dirty[row] = 1
        self.display.show(self.buffer, self.dirty)

    def plain(self, colour):
        """One colour everywhere."""
        self.pixels.fill(colour)
        self.push()

    def say(self, text, y, ink=WHITE):
        """A centred line of text."""
        self.pixels.text(text, (self.width - LETTER * len(text)) // 2, y, ink)

    def frame(self):
        """A line one pixel wide along all four edges."""
        self.pixels.fill(BLACK)
        self.pixels.rect(0, 0, self.width, self.height, WHITE)
        self.push()

    def arrow(self):
        """An arrow up, and below it a word that shows whether the picture is mirrored."""
        self.pixels.fill(BLACK)
        middle, tip = self.width // 2, self.height // 8
        head = self.height // 4
        for row in range(head):
            self.pixels.hline(middle - row, tip + row, 2 * row + 1, WHITE)
        shaft = head // 3
        self.pixels.fill_rect(middle - shaft, tip + head, 2 * shaft + 1, head, WHITE)
        self.say("FRONT", self.height - 2 * LETTER)
        self.push()

    def square(self):
        """A lit square on a dark ground."""
        self.pixels.fill(BLACK)
        side = self.height // 2
        self.pixels.fill_rect((self.width - side) // 2, (self.height - side) // 2, side, side, WHITE)
        self.push()

    def patches(self):
        """Eight colours in two rows, each with its name."""
        self.pixels.fill(BLACK)
        width, height = self.width // 4, self.height // 2
        for place, name in enumerate(PATCHES):
            left, top = place % 4 * width, place // 4 * height
            self.pixels.fill_rect(left, top, width, height, INKS[place])
            ink = WHITE if name in DARK else BLACK
            self.pixels.text(name, left + (width - LETTER * len(name)) // 2, top + height // 2, ink)
        self.push()

    def greys(self):
        """Eight bars, black at the left, white at the right."""
        width = self.width // 8
        for step in range(8):
            self.pixels.fill_rect(step * width, 0, width, self.height, GREYS + step)
        self.push()

    def key(self, corner, name):
        """A lit corner, or the name of a key without a corner."""
        self.pixels.fill(BLACK)
        side = self.height // 4
        if corner == "none":
            self.say(name, self.height // 2)
        else:
            left = 0 if corner[1] == "l" else self.width - side
            top = 0 if corner[0] == "t" else self.height - side
            self.pixels.fill_rect(left, top, side, side, WHITE)
        self.push()
