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
    before, version = (match.game, match.version) if match is not None else ("", 0)
    makes_room = line[:4] in ("new ", "load")  # another match may come: let go of what draws this one
    if makes_room:
        for open_screen in app.stage.screens:
            open_screen.covered()
        app.forget_keeper()
        app.stage.changed = True
        memory.collect()

    def in_words(game, refusal):
        return refusal_text(app.texts, game, refusal, session.match and session.match.names)

    try:
        answer = Protocol(session, in_words).answer(line)
    except MemoryError:
        if not makes_room or not session.saved:
            raise
        match = screen = open_screen = None  # nothing shall hold them any more
        _let_go(app)  # there is no room for both: the old match is on flash
        answer = Protocol(session, in_words).answer(line)
    app.serial.write(answer)
    if session.match is not match or before and match is None:
        match = screen = open_screen = None
        # A game that was loaded while another one was in memory is loaded again, now that it finds room in one piece.
        # So is the old match, if it was let go of for one that was refused.
        if before and session.saved and (session.match is None or session.match.game != before):
            _let_go(app)
            session.resume()
        app.go_home()
    elif makes_room or match is not None and match.version != version:
        screen.show()


def _let_go(app):
    """The match and all that shows it make room; what is on flash stays there."""
    app.session.match = app.session.live.match = None
    app.stage.screens = []
    app.forget_screens()


def _send(canvas, serial):
    """Width, height and kind, then the canvas in base64."""
    serial.write("= %d %d %s\n" % (canvas.width, canvas.height, "mono" if canvas.mono else "colour"))
    view = memoryview(canvas.buffer)
    for start in range(0, len(view), ROW):
        serial.write(b2a_base64(bytes(view[start : start + ROW])).decode())
    serial.write("\n")
