"""Answers a line from the serial port: the text protocol, or a picture of the screen. Loaded when a line arrives."""

from binascii import b2a_base64

from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text

ROW = 96  # bytes of a picture in a line


def answer(app, line):
    """Writes the whole answer, its closing empty line included."""
    if line == "screenshot":
        _send(app.canvas, app.serial)
        return
    session = app.session

    def in_words(game, refusal):
        return refusal_text(app.texts, game, refusal, session.match.names)

    app.serial.write(Protocol(session, in_words).answer(line))


def _send(canvas, serial):
    """Width, height and kind, then the canvas in base64."""
    serial.write("= %d %d %s\n" % (canvas.width, canvas.height, "mono" if canvas.mono else "colour"))
    view = memoryview(canvas.buffer)
    for start in range(0, len(view), ROW):
        serial.write(b2a_base64(bytes(view[start : start + ROW])).decode())
    serial.write("\n")
