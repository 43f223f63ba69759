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
        """A line without its end, or None when none is complete. Allocates nothing while nothing arrives."""
        while self._arrived():
            letter = sys.stdin.buffer.read(1)
            if letter == b"\n" or letter == b"\r":
                if self._line:
                    return self._taken()
            elif len(self._line) <= LONGEST:
                self._line += letter
        return None

    def _arrived(self):
        for _ in self._poll.ipoll(0):
            return True
        return False

    def write(self, text):
        sys.stdout.write(text)

    def _taken(self):
        line, self._line = self._line, bytearray()
        try:
            return line.decode()
        except UnicodeError:
            return "?"  # no command begins so: it is answered as unknown
