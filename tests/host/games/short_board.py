"""An emulated board with a bad cable: pulled after so many bytes, or one that changes a bit on the way."""

import os
from pathlib import Path

from wayside_host.wasm.board import EmulatedBoard


class ShortBoard(EmulatedBoard):
    """`said` counts the bytes that the computer got."""

    def __init__(self, flash: Path, most: int | None = None, flipped: int | None = None) -> None:
        self.said = 0
        self.most = most
        self.flipped = flipped  # the byte that comes out wrong
        super().__init__(flash)
        self._say = self._serial.write
        self._serial.write = self._count  # type: ignore[method-assign]

    def _count(self, data: bytes) -> None:
        if self.flipped is not None and self.said <= self.flipped < self.said + len(data):
            at = self.flipped - self.said
            data = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        if self.most is None or self.said + len(data) <= self.most:
            self.said += len(data)
            self._say(data)
        elif not self._closing:
            self._say(data[: self.most - self.said])
            self.said = self.most
            self._pull_cable()

    def _pull_cable(self) -> None:
        """The power goes, and with it the port: whoever has it open hears a hang-up."""
        self._closing = True
        self.power_off()
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, self._serial.fileno())
        os.close(nothing)
