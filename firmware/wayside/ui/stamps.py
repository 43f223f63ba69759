"""A table of one-colour pictures of one size, each brought to the canvas through one small scratch buffer."""

import framebuf


class Stamps:
    """Pictures packed one after the other: rows from the top, whole bytes a row, leftmost pixel in the top bit."""

    def __init__(self, width, height, data):
        self.width = width
        self.height = height
        self._size = (width + 7) // 8 * height
        self._data = memoryview(data)
        self._scratch = bytearray(self._size)
        self._picture = framebuf.FrameBuffer(self._scratch, width, height, framebuf.MONO_HLSB)

    def picture(self, index):
        """The picture as a FrameBuffer, good until the next call."""
        start = index * self._size
        # Copied, because a FrameBuffer wants memory it may write, and making one for each picture would cost more.
        self._scratch[:] = self._data[start : start + self._size]
        return self._picture
