"""Puts the device together."""

from wayside.device.app import App
from wayside.device.canvas import canvas_for
from wayside.device.doors import Doors
from wayside.device.surroundings import Surroundings
from wayside.hw import memory
from wayside.hw.board import load
from wayside.hw.buttons import Buttons
from wayside.hw.display import open_display
from wayside.hw.watchdog import AT_BOARD, warm_place
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.store.files import Files
from wayside.store.session import Session
from wayside.ui.corners import corners, key_names
from wayside.ui.keys import Keys
from wayside.ui.palette import RGB565
from wayside.ui.screens.game import GameScreen
from wayside.ui.stage import Stage

SAVES = "/saves"


def build(board=None, serial=None, folder=SAVES):
    """The app on the hardware of a board, or of the one that the device's own file describes.

    The large buffers come first, while memory is in one piece.
    It is one function, since what it calls goes deep.
    """
    board = board or load()
    place = warm_place()
    display = open_display(board, bool(place))
    if not display.mono:
        display.set_palette(RGB565)
    canvas = canvas_for(display)
    memory.collect()
    session = Session(Files(folder))
    language = session.settings["language"]
    texts = Texts(language if language in LANGUAGES else LANGUAGES[0])
    keys = Keys([key["action"] for key in board["keys"]])
    stage = Stage(canvas, texts, corners(board), key_names(board), session, keys.joystick)
    stage.doors = Doors(stage, display)
    app = App(display, canvas, Buttons(board), keys, serial, stage, Surroundings(board, display, stage))
    session.resume()
    if place == AT_BOARD and session.match is not None:
        stage.reset(GameScreen(stage))
    else:
        _go_home(stage, place)
    stage.top.wipe()  # the first picture comes as a whole
    return app


def _go_home(stage, place):
    """After power on with a welcome, the first time with a question."""
    from wayside.ui.screens.home.home import HomeScreen

    session = stage.session
    stage.reset(HomeScreen(stage))
    if place:
        return
    if session.match is not None or session.aside or session.newer:
        from wayside.ui.screens.home.welcome import WelcomeScreen

        stage.push(WelcomeScreen(stage))
    elif not session.settings["language"]:
        from wayside.ui.screens.home.first import FirstScreen

        stage.push(FirstScreen(stage))
