"""The last setup of each game: who played, in which colours and with which names, by which rules."""

import json

FOLDER = "setups"


def remember(files, game, players, options, names):
    """Says whether it is on flash; the one before it stays otherwise."""
    try:
        files.make_folder(FOLDER)
        files.write(_name(game), json.dumps([players, options, names]))
    except OSError:
        return False
    return True


def recall(read, game):
    """[players, options, names], or None; `read` gives the text of a file that is whole."""
    text = read(_name(game))
    return json.loads(text) if text else None


def _name(game):
    return "%s/%s" % (FOLDER, game)
