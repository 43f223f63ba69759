"""Answers a line from the serial port: the text protocol, or a picture of the screen. Loaded when a line arrives."""

from binascii import b2a_base64

from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text

ROW = 96  # bytes of a picture in a line


def serve(app, line):
    """Writes the whole answer, its closing empty line included; the screen shows what the line changed.

    It is one function, since what it calls goes deep.
    """
    if line == "screenshot":
        _send(app.canvas, app.serial)
        return
    session, stage = app.session, app.stage
    match = session.match
    mark = match.mark() if match is not None else None
    brings = line[:4] in ("new ", "load")  # another match may come
    stage.changed = True  # the code that answers is dropped afterwards
    if brings:
        app.make_room()

    def in_words(game, refusal):
        return refusal_text(stage.texts, game, refusal, session.match.names)

    protocol = Protocol(session, in_words)
    try:
        answer = protocol.parts(line)
    except MemoryError:
        if brings and session.saved:
            match = mark = None
            app.put_match_down()  # there is no room for both
        elif session.match is match and (mark is None or match.version == mark.version):
            if mark is not None:
                match.return_to(mark)
            app.make_room()
        else:
            raise  # it was done already
        answer = protocol.parts(line)
    for part in answer:
        app.serial.write(part)
    if session.match is not match or not stage.screens:
        stage.doors.go_home()
    elif mark is not None and match.version != mark.version:
        stage.top.show()


def _send(canvas, serial):
    """Width, height and kind, then the canvas in base64."""
    serial.write("= %d %d %s\n" % (canvas.width, canvas.height, "mono" if canvas.mono else "colour"))
    view = memoryview(canvas.buffer)
    for start in range(0, len(view), ROW):
        serial.write(b2a_base64(bytes(view[start : start + ROW])).decode())
    serial.write("\n")
