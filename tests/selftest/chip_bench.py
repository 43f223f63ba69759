"""An emulated chip for tests: it runs in its own thread, has keys to press, and its power can be cut."""

import threading
import time

from rp2040.aloud import uf2_path

from wayside_host.builder.image import device_files
from wayside_host.rp2040.device import PicoDevice, make_flash
from wayside_host.rp2040.live import LiveDevice
from wayside_host.rp2040.port import SerialPort

UNPLUGGED = 0.3  # s


class ChipBench:
    """`board` is the real hardware; the file on the device may differ."""

    def __init__(self, board, described=None):
        self.board = board
        self.device = PicoDevice(board, make_flash(uf2_path(), device_files(described or board)))
        self.device.boot()
        self.live = LiveDevice(self.device)
        self.is_on = True
        self._pull_at = None
        self._going = True
        self._thread = threading.Thread(target=self._go_on)
        self._thread.start()

    def _go_on(self):
        while self._going:
            if self._pull_at is not None and time.monotonic() >= self._pull_at:
                self._pull_at = None
                self._pull()
            self.live.go_on()

    def _pull(self):
        """The port disappears with the power, and comes back under another name."""
        self.is_on = False
        self.live.port.close()
        self.live.cut_power()
        time.sleep(UNPLUGGED)
        self.live.port = SerialPort()
        self.is_on = True

    def close(self):
        self._going = False
        self._thread.join()
        self.live.close()

    @property
    def port(self):
        return self.live.port.name

    def pull_and_plug(self, after):
        self._pull_at = time.monotonic() + after

    def press(self, name):
        self.live.press(name, 100)

    def picture(self):
        return self.device.picture()

    def light(self):
        return self.device.chip.light if self.board["backlight"] else self.device.glass.panel.light()

    def led(self):
        """The colour of the LED, or dark."""
        levels = dict(zip(("red", "green", "blue"), self.device.chip.led, strict=True))
        return next((colour for colour, level in levels.items() if level), "dark")
