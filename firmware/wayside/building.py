"""Puts the device together. It is needed at power on only, and then lets go of itself."""

from wayside.hw import memory
from wayside.hw.board import load
from wayside.hw.display import open_display
from wayside.start import SAVES, canvas_for


def build(board=None, serial=None, folder=SAVES):
    """The app on the hardware of a board, or of the one that the device's own file describes.

    The large buffers come first, while memory is in one piece.
    It is one function, since what it calls goes deep.
    """
    board = board or load()
    display = open_display(board)
    canvas = canvas_for(display)
    memory.collect()
    from wayside.app import App, forget
    from wayside.hw.buttons import Buttons

    app = App(board, display, canvas, Buttons(board), serial, folder)
    session, stage = app.session, app.stage
    resumed = session.resume()
    app.go_home()
    if resumed or session.aside or session.newer:
        from wayside.ui.screens.home.welcome import WelcomeScreen

        stage.push(WelcomeScreen(stage))
    elif not session.settings["language"]:
        from wayside.ui.screens.home.first import FirstScreen

        stage.push(FirstScreen(stage))
    stage.top.wipe()  # the first picture comes as a whole
    forget(__name__)
    return app
