"""Draws pictures without machine code: the twins of `stamp` and `lay` in hw/expand_viper.py; a test compares them."""

import framebuf

from wayside.ui.fonts import BOX


def stamp(frame, width, height, mono, x, y, data, w, h, codes, count, first, step, ink):
    """One-bit pictures side by side; see `draw` in brush.py."""
    kind = framebuf.MONO_VLSB if mono else framebuf.GS4_HMSB
    target = framebuf.FrameBuffer(frame, width, height, kind)
    # Two entries: the colours for unset and set pixels. blit skips pixels whose colour after the palette equals its
    # key, so any colour but the ink works as the key.
    inks = framebuf.FrameBuffer(bytearray(1), 2, 1, framebuf.MONO_HLSB if mono else kind)
    inks.pixel(0, 0, ink ^ 1)
    inks.pixel(1, 0, ink)
    size = (w + 7) // 8 * h
    for code in codes:
        start = size * (code - first if code >= first else BOX)
        picture = framebuf.FrameBuffer(bytearray(data[start : start + size]), w, h, framebuf.MONO_HLSB)
        target.blit(picture, x, y, ink ^ 1, inks)
        x += step


def lay(frame, at, stride, data, mask, row_bytes, h, codes, count, step):
    """Tiles side by side; see Canvas.lay."""
    for code in codes:
        if code < 255:
            place = code * row_bytes * h
            line = at
            for start in range(0, row_bytes * h, row_bytes):
                for index in range(row_bytes):
                    under = frame[line + index] & mask[start + index]
                    frame[line + index] = under | data[place + start + index]
                line += stride
        at += step


drawing = (stamp, lay)
