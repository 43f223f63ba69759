"""Where the device begins: at the board, at home, after power on with a welcome, the first time with a question."""

from wayside.hw.watchdog import AT_BOARD
from wayside.ui.board.game import GameScreen


def open_first(stage, place):
    """At a place of a warm start, or 0 for any other start."""
    session = stage.session
    if place == AT_BOARD and session.match is not None:
        stage.reset(GameScreen(stage))
        return
    from wayside.ui.screens.home.home import HomeScreen

    stage.reset(HomeScreen(stage))
    if place:
        return
    if session.match is not None or session.aside or session.newer:
        from wayside.ui.screens.home.welcome import WelcomeScreen

        stage.push(WelcomeScreen(stage))
    elif not session.settings["language"]:
        from wayside.ui.screens.home.first import FirstScreen

        stage.push(FirstScreen(stage))
