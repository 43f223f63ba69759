"""A pseudo-terminal that stands for the Pico's USB serial port, for mpremote and the like."""

import os
import select

from . import Rp2040Error

try:
    import tty
except ImportError:  # Windows
    tty = None  # type: ignore[assignment]

MOST = 65_536  # bytes that may wait for a program which does not read


class SerialPort:
    """`name` is what programs open; what the chip says while none has it open is lost, as on a cable."""

    def __init__(self) -> None:
        if tty is None:
            raise Rp2040Error("this system has no pseudo-terminals; the emulated serial port needs Linux or macOS")
        self._end, other = os.openpty()
        tty.setraw(other)
        self.name = os.ttyname(other)
        os.close(other)  # from now on a hang-up tells that no program has it open
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
        """What a program has written; nothing when there is none."""
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
