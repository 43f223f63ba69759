"""Lines over the USB serial port, read without waiting."""

import select
import sys

LONGEST = 16384
CTRL_C = b"\x03"


class Serial:
    """Collects what has arrived; hands out whole lines."""

    def __init__(self):
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._line = bytearray()
        self._room = LONGEST + 1  # characters of this line that are still kept

    def read_line(self):
        """A line without its end, or None when none is complete. Allocates nothing while nothing arrives."""
        while self._arrived():
            letter = sys.stdin.buffer.read(1)
            if letter == b"\n" or letter == b"\r":
                if self._line:
                    return self._taken()
            elif letter == CTRL_C:  # it came between two programs, where nobody could be stopped by it
                raise KeyboardInterrupt
            elif self._room:
                self._keep(letter)
        return None

    def _keep(self, letter):
        self._room -= 1
        try:
            self._line += letter
        except MemoryError:  # what is left of such a line must not be taken for a command
            self._line = bytearray(b"?")
            self._room = 0

    def _arrived(self):
        for _ in self._poll.ipoll(0):
            return True
        return False

    def write(self, text):
        sys.stdout.write(text)

    def _taken(self):
        line, self._line = self._line, bytearray()
        self._room = LONGEST + 1
        try:
            return line.decode()
        except UnicodeError:
            return "?"  # no command begins so: it is answered as unknown
