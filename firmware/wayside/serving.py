"""Answers a line from the serial port: the text protocol, or a picture of the screen. Loaded when a line arrives."""

from binascii import b2a_base64

from wayside.hw import memory
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
    session, screen = app.session, app.stage.top
    match = session.match
    version = match.version if match is not None else 0
    makes_room = line[:4] in ("new ", "load")  # another match may come: let go of what draws this one
    if makes_room:
        for open_screen in app.stage.screens:
            open_screen.covered()
        app.forget_keeper()
        app.stage.changed = True
        memory.collect()

    def in_words(game, refusal):
        return refusal_text(app.texts, game, refusal, session.match.names)

    app.serial.write(Protocol(session, in_words).answer(line))
    if session.match is not match:
        before = match.game if match is not None else ""
        match = screen = open_screen = None  # nothing shall hold them any more
        # A game that was loaded while another one was in memory is loaded again, now that it finds room in one piece.
        if before and session.match is not None and session.match.game != before and session.saved:
            session.match = session.live.match = None
            app.stage.screens = []
            app.forget_screens()
            session.resume()
        app.go_home()
    elif makes_room or match is not None and match.version != version:
        screen.show()


def _send(canvas, serial):
    """Width, height and kind, then the canvas in base64."""
    serial.write("= %d %d %s\n" % (canvas.width, canvas.height, "mono" if canvas.mono else "colour"))
    view = memoryview(canvas.buffer)
    for start in range(0, len(view), ROW):
        serial.write(b2a_base64(bytes(view[start : start + ROW])).decode())
    serial.write("\n")
