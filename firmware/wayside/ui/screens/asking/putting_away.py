"""Moves the running match to the archive."""


def put_away(stage):
    """Keep the running match. If the flash is full, ask the person to delete something."""
    if stage.session.keep():
        return True
    from wayside.ui.screens.asking.dialog import ask
    from wayside.ui.screens.home.archive import ArchiveScreen

    ask(stage, "full", lambda: stage.push(ArchiveScreen(stage)))
    return False
