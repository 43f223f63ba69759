"""The running match moves to the saved games."""


def put_away(stage):
    """Keep the running match among the saved games; without room for it the person is asked, and nothing is lost."""
    if stage.session.keep():
        return True
    from wayside.ui.screens.dialog import ask
    from wayside.ui.screens.home.archive import ArchiveScreen

    ask(stage, "full", lambda: stage.push(ArchiveScreen(stage)))
    return False
