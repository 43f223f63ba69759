"""The games of this firmware: every folder here is one. The code of a game is imported when somebody asks for it."""

from os import listdir

FOLDER = __file__.replace("\\", "/").rpartition("/")[0]


def folders():
    """The names of all games, in any order."""
    return [name for name in listdir(FOLDER) if name[0] != "_" and "." not in name]


def names():
    """The same in the order in which lists show them."""
    return sorted(folders(), key=lambda name: (load(name).order, name))


def load(name):
    """The Game with this name; the name was checked before."""
    return __import__("wayside.games." + name, None, None, ("GAME",)).GAME


def find(name):
    """The Game that somebody names. Raises ValueError, with the names there are."""
    if name not in folders():
        raise ValueError("there is no game '%s'; there are: %s" % (name, ", ".join(names())))
    return load(name)
