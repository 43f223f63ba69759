"""Answers a line from the serial port: the text protocol, or a picture of the screen. Loaded when a line arrives."""

from binascii import b2a_base64

from wayside.hw.serial import LOST
from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text

BRINGS = ("new", "load", "position")  # commands that may replace the match
AFRESH = ("new", "load")  # and that do not need the old match
NO_ROOM = "? memory there was no room for that; now there is more, so ask once again\n\n"
ROW = 96  # bytes of the picture per line


def serve(app, line):
    """Write the whole answer with its closing empty line; the screen then shows what the line changed."""
    if line == "screenshot":
        _send(app.canvas, app.serial)
        return
    session, stage = app.session, app.stage
    match = session.match
    moves = len(match.moves) if match is not None else 0
    stage.changed = True  # makes the shelf drop this code afterwards
    word = line.partition(" ")[0]
    if word in BRINGS:
        app.make_room()

    def in_words(game, refusal):
        return refusal_text(stage.texts, game, refusal, session.match.names)

    protocol = Protocol(session, in_words)
    at_board = app.shelf.sees_board()
    try:
        answer = None if line == LOST else protocol.parts(line)
    except MemoryError:
        answer = None
    if answer is None:
        match = None
        answer = _with_more_room(app, protocol, line, moves)
    for part in answer:
        app.serial.write(part)
    if not stage.screens and at_board and word not in BRINGS:
        stage.doors.open_board()
    elif session.match is not match or not stage.screens:
        stage.doors.go_home()
    elif match is not None and len(match.moves) != moves:
        stage.top.refresh()


def _with_more_room(app, protocol, line, moves):
    """Memory ran out: close all screens, and answer once more unless the line has done its work by then.

    `moves` is the number of moves before. If moves were made, they were saved before memory ran out.
    """
    session = app.session
    word = line.partition(" ")[0]
    had_match = session.match is not None
    try:
        if not session.saved:  # the match is in memory only, so it must stay there
            app.make_room()
            return [NO_ROOM]
        app.close_all(had_match and word not in AFRESH)
        if line == LOST:
            return [NO_ROOM]
        done = len(session.match.moves) - moves if had_match and word not in BRINGS else 0
        return ["= %d\n\n" % abs(done)] if done else protocol.parts(line)
    except MemoryError:
        return [NO_ROOM]


def _send(canvas, serial):
    """Send width, height and kind, then the canvas in base64."""
    serial.write("= %d %d %s\n" % (canvas.width, canvas.height, "mono" if canvas.mono else "colour"))
    view = memoryview(canvas.buffer)
    for start in range(0, len(view), ROW):
        serial.write(b2a_base64(bytes(view[start : start + ROW])).decode())
    serial.write("\n")
