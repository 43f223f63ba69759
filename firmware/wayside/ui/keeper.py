"""Keeps what stands on the screen, packed, while something else is shown."""

MOST = 11500  # bytes: less than a third of the largest screen


class Keeper:
    """Keeps one picture of a canvas; `pack` and `unpack` work on words of 32 bits."""

    def __init__(self, canvas, pack, unpack):
        self._canvas = canvas
        self._pack = pack
        self._unpack = unpack
        self._kept = None
        self._row = canvas.width if canvas.mono else canvas.width // 2  # bytes; on a mono screen of eight rows

    def keep(self):
        """What is drawn now, unless that takes too much memory."""
        buffer = self._canvas.buffer
        count, stride = len(buffer) // 4, self._row // 4
        self._kept = None
        found = self._pack(b"", b"", buffer, count, stride, False)
        runs, words = found >> 16, found & 0xFFFF
        if 2 * runs + 4 * words <= MOST:
            try:
                marks, kept = bytearray(2 * runs), bytearray(4 * words)
            except MemoryError:
                return
            self._pack(marks, kept, buffer, count, stride, True)
            self._kept = bytes(buffer[: self._row]), marks, kept

    def drop(self):
        self._kept = None

    def restore(self):
        """Draw what was kept, if anything was; says whether."""
        if self._kept is None:
            return False
        first, marks, kept = self._kept
        self._kept = None
        self._canvas.buffer[: self._row] = first
        self._unpack(self._canvas.buffer, marks, kept, len(marks) // 2, self._row // 4)
        self._canvas.touch(0, self._canvas.height)
        return True
