"""Lines over the USB serial port, read without waiting."""

import select
import sys

LONGEST = 16384


class Serial:
    """Collects what has arrived; hands out whole lines."""

    def __init__(self):
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._line = bytearray()

    def read_line(self):
        """A line without its end, or None when none is complete."""
        while self._poll.poll(0):
            letter = sys.stdin.buffer.read(1)
            if letter in (b"\n", b"\r"):
                if self._line:
                    line = self._line.decode()
                    self._line = bytearray()
                    return line
            elif len(self._line) < LONGEST:
                self._line += letter
        return None

    def write(self, text):
        sys.stdout.write(text)
