"""Sends the picture on the canvas over the serial line; loaded when somebody asks for it, and forgotten at once."""

from binascii import b2a_base64

ROW = 96  # bytes a line


def send(canvas, serial):
    """Width, height and kind, then the buffer in base64, then an empty line."""
    serial.write("= %d %d %s\n" % (canvas.width, canvas.height, "mono" if canvas.mono else "colour"))
    view = memoryview(canvas.buffer)
    for start in range(0, len(view), ROW):
        serial.write(b2a_base64(bytes(view[start : start + ROW])).decode())
    serial.write("\n")
