"""Puts the device together. It is needed at power on only, and then lets go of itself."""

from wayside.hw import memory
from wayside.hw.board import load
from wayside.hw.display import open_display
from wayside.start import SAVES, canvas_for


def power_on(serial):
    """The app on this very hardware."""
    return build(load(), serial)


def build(board, serial=None, folder=SAVES):
    """The app on the hardware that a board file describes; the large buffers come first, while memory is in one piece."""
    display = open_display(board)
    canvas = canvas_for(display)
    memory.collect()
    from wayside.app import App, forget
    from wayside.hw.buttons import Buttons

    app = App(board, display, canvas, Buttons(board), serial, folder)
    _greet(app)
    forget(__name__)
    return app


def _greet(app):
    """What is seen first: the match that was left, the question for a language, or the menu of games."""
    session, stage = app.session, app.stage
    resumed = session.resume()
    app.go_home()
    if resumed or session.aside or session.newer:
        from wayside.ui.screens.welcome import WelcomeScreen

        stage.push(WelcomeScreen(stage))
    elif not session.settings["language"]:
        from wayside.ui.screens.first import FirstScreen

        stage.push(FirstScreen(stage))
    stage.top.wipe()  # the first picture comes as a whole
