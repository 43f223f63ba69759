"""Emulated hardware on a bench, without a chip: the programs for the device run in this Python."""

import contextlib
import io
import sys
from types import ModuleType

from wayside_host.emulator import Hardware
from wayside_host.link import Link
from wayside_host.selftest.device import DeviceUnderTest


class PythonLink:
    """As a Link, as far as programs go."""

    def __init__(self):
        self.space = {}

    def run(self, program, heard=None):
        told = io.StringIO()
        with contextlib.redirect_stdout(told):
            exec(program, self.space)
        return told.getvalue()

    ask = Link.ask


class PythonBench:
    """`board` is what the hardware is; the file on the device may say something else."""

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
        return Led.shown


class Led:
    """Stands for the LED of a board, and for its module; `wired` says which colour comes out where another is meant."""

    shown = "dark"
    wired = ("red", "green", "blue")

    def set(self, *levels):
        Led.shown = next((name for name, level in zip(self.wired, levels, strict=True) if level), "dark")


def fit_led(monkeypatch, wired=("red", "green", "blue")):
    module = ModuleType("wayside.hw.led")
    module.Led = lambda led: Led()
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(Led, "wired", wired)
