"""Small one-bit pictures that are made once and stamped many times, for example pieces of roads."""

import framebuf


class Mask:
    """A one-bit picture in `data`. Joined data of masks of the same size can be drawn by `canvas.stamp`."""

    def __init__(self, width, height):
        self.data = bytearray((width + 7) // 8 * height)
        self.picture = framebuf.FrameBuffer(self.data, width, height, framebuf.MONO_HLSB)

    def fill(self, x, y, w, h):
        self.picture.fill_rect(x, y, w, h, 1)

    def line(self, x0, y0, x1, y1, width):
        """A line of this width, drawn with a square pen."""
        half = width // 2
        for down in range(-half, width - half):
            for right in range(-half, width - half):
                self.picture.line(x0 + right, y0 + down, x1 + right, y1 + down, 1)

    def cut(self, other):
        """Clear all pixels that are not set in the other mask of the same size."""
        data, allowed = self.data, other.data
        for index in range(len(data)):
            data[index] &= allowed[index]
