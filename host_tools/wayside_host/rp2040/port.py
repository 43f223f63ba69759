"""A pseudo-terminal that replaces the USB serial port of a Pico, for mpremote and similar programs."""

import os
import select

from . import Rp2040Error

try:
    import tty
except ImportError:  # Windows
    tty = None  # type: ignore[assignment]

MOST = 65_536  # bytes that may wait for a program that does not read


class SerialPort:
    """Programs open `name`. Output of the chip is lost while no program has it open, as on a cable."""

    def __init__(self) -> None:
        if tty is None:
            raise Rp2040Error("this system has no pseudo-terminals; the emulated serial port needs Linux or macOS")
        self._end, other = os.openpty()
        tty.setraw(other)
        self.name = os.ttyname(other)
        os.close(other)  # from now on a hang-up means that no program has it open
        os.set_blocking(self._end, False)
        self._waiting = bytearray()

    def fileno(self) -> int:
        return self._end

    def is_open(self) -> bool:
        """Whether a program has the port open."""
        poll = select.poll()
        poll.register(self._end, select.POLLIN)
        return not any(event & select.POLLHUP for _, event in poll.poll(0))

    def read(self) -> bytes:
        """The bytes that a program has written; empty if there are none."""
        try:
            return os.read(self._end, 4096)
        except OSError:
            return b""

    def write(self, data: bytes) -> None:
        if not self.is_open():
            self._waiting.clear()
            return
        self._waiting += data
        del self._waiting[:-MOST]
        try:
            del self._waiting[: os.write(self._end, self._waiting)]
        except OSError:
            pass  # full: the rest waits

    def close(self) -> None:
        os.close(self._end)
