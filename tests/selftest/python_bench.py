"""Emulated hardware without a chip: the programs for the device run in this Python."""

import contextlib
import io

from wayside.hw.backlight import FULL_DUTY
from wayside_host.emulator import Hardware
from wayside_host.link.prompt import Link
from wayside_host.selftest.device import DeviceUnderTest


class PythonLink:
    """Like a Link, but only for programs."""

    def __init__(self):
        self.space = {}

    def run(self, program, heard=None):
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            exec(program, self.space)
        return told.getvalue()

    ask = Link.ask


class PythonBench:
    """`board` is the real hardware; the file on the device may differ."""

    def __init__(self, board, described=None):
        self.board = board
        self.hardware = Hardware(board)
        self.device = DeviceUnderTest(PythonLink(), described or board)
        self.device.open_glass()

    def picture(self):
        return self.hardware.picture()

    def light(self):
        return self.hardware.light()

    def press(self, name):
        self.hardware.press(name, 100)

    def led(self):
        """The colour of the LED, or dark, by the duty cycles on the LED's real pins."""
        led = self.board["led"]
        dark = 0 if led["active"] == "high" else FULL_DUTY
        return next((name for name in ("red", "green", "blue") if self.hardware.duties[led[name]] != dark), "dark")
