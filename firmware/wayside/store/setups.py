"""Saves the last setup of each game: players, options and names."""

import json

FOLDER = "setups"


def remember(files, game, players, options, names):
    """Save a setup; says whether it is on flash. Otherwise the old one stays."""
    try:
        files.make_folder(FOLDER)
        files.write(_name(game), json.dumps([players, options, names]))
    except OSError:
        return False
    return True


def recall(read, game):
    """[players, options, names], or None; `read` gives the text of a whole file."""
    text = read(_name(game))
    return json.loads(text) if text else None


def _name(game):
    return "%s/%s" % (FOLDER, game)
