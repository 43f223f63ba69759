"""An emulated board with a bad cable: pulled after a number of bytes, or one that changes a bit."""

from pathlib import Path

from wayside_host.wasm.board import EmulatedBoard


class ShortBoard(EmulatedBoard):
    """`said` counts the bytes that the computer received."""

    def __init__(self, flash: Path, most: int | None = None, flipped: int | None = None) -> None:
        self.said = 0
        self.most = most
        self.flipped = flipped  # the number of the wrong byte
        super().__init__(flash)
        self._say = self._serial.write
        self._serial.write = self._count  # type: ignore[method-assign]

    def _count(self, data: bytes) -> None:
        if self.flipped is not None and self.said <= self.flipped < self.said + len(data):
            at = self.flipped - self.said
            data = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        if self.most is not None and self.said + len(data) > self.most:
            data = data[: self.most - self.said]
            self._process.stdin.close()  # then the board ends at once, and its port too
        self.said += len(data)
        self._say(data)
