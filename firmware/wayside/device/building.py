"""Builds the device: makes all objects and connects them."""

from wayside.device.app import App
from wayside.device.canvas import canvas_for
from wayside.device.doors import Doors
from wayside.device.first_screen import open_first
from wayside.device.surroundings import Surroundings
from wayside.hw import memory
from wayside.hw.board import load
from wayside.hw.buttons import Buttons
from wayside.hw.display import open_display
from wayside.hw.watchdog import warm_target
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.store.files import Files
from wayside.store.session import Session
from wayside.ui.corners import corners, key_names
from wayside.ui.keys import Keys
from wayside.ui.palette import RGB565
from wayside.ui.stage import Stage

SAVES = "/saves"


def build(board=None, serial=None, folder=SAVES):
    """The app for a board; without one, for the board that the device's own file describes.

    Large buffers are allocated first, before memory is fragmented.
    It is one function because its calls nest deeply and the stack is small.
    """
    board = board or load()
    target = warm_target()
    display = open_display(board, bool(target))
    if not display.mono:
        display.set_palette(RGB565)
    canvas = canvas_for(display)
    memory.collect()
    session = Session(Files(folder, board.get("folders", 0)))
    language = session.settings["language"]
    texts = Texts(language if language in LANGUAGES else LANGUAGES[0])
    keys = Keys([key["action"] for key in board["keys"]])
    stage = Stage(canvas, texts, corners(board), key_names(board), session, keys.joystick)
    stage.doors = Doors(stage, display)
    app = App(display, canvas, Buttons(board), keys, serial, stage, Surroundings(board, display, stage))
    memory.collect()
    session.resume(bool(target))
    app.shelf.make_room()  # drop the code that read the match
    if not target:
        session.drop_if_kept()
        app.shelf.make_room()
    open_first(stage, target)
    stage.top.wipe()  # the first picture is drawn completely
    return app
