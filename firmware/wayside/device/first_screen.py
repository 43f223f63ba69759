"""Chooses the first screen: the board, home, a welcome after power on, or the language question at the first start."""

from wayside.games import load
from wayside.hw.watchdog import AT_BOARD
from wayside.ui.board.game import GameScreen


def open_first(stage, target):
    """Open it; `target` says where a warm start leads, and is 0 for any other start."""
    session = stage.session
    if target == AT_BOARD and session.match is not None:
        stage.reset(GameScreen(stage))
        if load(session.match.game).is_ours(session.match.options):
            stage.say(session.match.game + ".ours")
        return
    from wayside.ui.screens.home.home import HomeScreen

    stage.reset(HomeScreen(stage))
    if target:
        return
    if session.match is not None or session.aside or session.newer:
        from wayside.ui.screens.home.welcome import WelcomeScreen

        stage.push(WelcomeScreen(stage))
    elif not session.settings["language"]:
        from wayside.ui.screens.home.first import FirstScreen

        stage.push(FirstScreen(stage))
