"""Reads lines from the USB serial port without waiting."""

import select
import sys

LONGEST = 16384
LOST = "\n"  # stands for a line for which there was no memory; no line has it
CTRL_C = b"\x03"


class Serial:
    """Collects letters and returns whole lines."""

    def __init__(self):
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._line = bytearray()
        self._room = LONGEST + 1  # how many more characters of this line are accepted
        self._is_whole = False
        self._is_lost = False

    def read_line(self):
        """A line without its end, or None when no line is complete. Allocates nothing while nothing arrives.

        If memory runs out while a line arrives, LOST is returned at its end. If it runs out for a complete line,
        MemoryError is raised: the next call returns the line, unless `lose_line` is called before.
        """
        while not self._is_whole and self._arrived():
            letter = sys.stdin.buffer.read(1)
            if letter == b"\n" or letter == b"\r":
                self._is_whole = bool(self._line) or self._is_lost
            elif letter == CTRL_C:  # it came between two runs of the program, when it could not interrupt
                raise KeyboardInterrupt
            elif self._room:
                self._keep(letter)
        return self._take_line() if self._is_whole else None

    def _keep(self, letter):
        self._room -= 1
        try:
            self._line += letter
        except MemoryError:
            self.lose_line()

    def lose_line(self):
        """Drop what has arrived of this line; its rest must not be read as a command."""
        self._line = bytearray()
        self._room = 0
        self._is_lost = True

    def _arrived(self):
        for _ in self._poll.ipoll(0):
            return True
        return False

    def write(self, text):
        sys.stdout.write(text)

    def _take_line(self):
        try:
            text = LOST if self._is_lost else self._line.decode()
        except UnicodeError:
            text = "?"  # no command begins with it, so the answer is "unknown"
        self._line = bytearray()
        self._room = LONGEST + 1
        self._is_whole = self._is_lost = False
        return text
