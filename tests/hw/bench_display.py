"""A display board for tests: emulated hardware, the firmware's driver, and a canvas to draw on."""

import copy
import random

from PIL import Image

from wayside_host import emulator
from wayside_host.boards.files import list_boards, load_board
from wayside_host.boards.schema import CHIPS

emulator.install()

import framebuf  # noqa: E402

from wayside.hw.display import open_display  # noqa: E402

PALETTE = random.Random(16).sample(range(1 << 16), 16)
MONO_BOARDS = [name for name in list_boards() if CHIPS[load_board(name)["display"]["chip"]].mono]
COLOUR_BOARDS = [name for name in list_boards() if name not in MONO_BOARDS]
# An OLED is its own light, and an LCD may have a lamp that cannot be switched.
DIMMED_BOARDS = [name for name in list_boards() if name in MONO_BOARDS or load_board(name)["backlight"]]


class Bench:
    """An emulated board, its driver, and a canvas to draw on."""

    def __init__(self, board):
        self.hardware = emulator.Hardware(board)
        self.panel = self.hardware.panel
        self.display = open_display(board)
        width, height, mono = self.display.width, self.display.height, self.display.mono
        self.buffer = bytearray(width * height // (8 if mono else 2))
        self.dirty = bytearray(height)
        self.canvas = framebuf.FrameBuffer(
            self.buffer, width, height, framebuf.MONO_VLSB if mono else framebuf.GS4_HMSB
        )
        if not mono:
            self.display.set_palette(PALETTE)

    def draw_pattern(self, seed=1):
        """Nothing in it is symmetric, so any mirroring, rotation or shift is visible."""
        self.buffer[:] = random.Random(seed).randbytes(len(self.buffer))

    def show(self, *rows):
        for row in rows:
            self.dirty[row] = 1
        self.display.show(self.buffer, self.dirty)

    def expected(self):
        """The picture on the canvas, made without the tested code except the canvas itself."""
        width, height = self.display.width, self.display.height
        picture = Image.new("RGB", (width, height))
        for y in range(height):
            for x in range(width):
                picture.putpixel((x, y), self.colour(self.canvas.pixel(x, y)))
        return picture

    def colour(self, index):
        if self.display.mono:
            return (255, 255, 255) if index else (0, 0, 0)
        value = PALETTE[index]
        return ((value >> 11) * 255 // 31, (value >> 5 & 63) * 255 // 63, (value & 31) * 255 // 31)

    def is_right(self):
        return self.hardware.picture().tobytes() == self.expected().tobytes()


def turned_round(board):
    """The same board upside down."""
    board = copy.deepcopy(board)
    board["display"]["rotation"] = (board["display"]["rotation"] + 180) % 360
    return board
