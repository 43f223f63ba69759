"""A board that runs the real firmware in MicroPython's WebAssembly. Its power can be cut; it has no glass."""

import threading
import time

from link.small_firmware import put_files

from wayside_host.wasm.board import EmulatedBoard

UNPLUGGED = 0.2  # s


class BoardBench(EmulatedBoard):
    """The part of ChipBench that concerns the cable."""

    def __init__(self, flash, files):
        put_files(files, flash)
        super().__init__(flash)

    def pull_and_plug(self, after):
        threading.Thread(target=self._pull_and_plug, args=(after,)).start()

    def _pull_and_plug(self, after):
        time.sleep(after)
        self.power_off()
        time.sleep(UNPLUGGED)
        self.power_on()

    @property
    def is_on(self):
        """Waits until its port exists."""
        return super().is_on and self._thread.is_alive()
