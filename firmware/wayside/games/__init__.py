"""Lists the games of this firmware: every folder here is one. The code of a game is imported on demand."""

from os import listdir

FOLDER = __file__.replace("\\", "/").rpartition("/")[0]


def folders():
    """The names of all games, unsorted."""
    return [name for name in listdir(FOLDER) if name[0] != "_" and "." not in name]


def names():
    """The names of all games in the order of lists."""
    return sorted(folders(), key=lambda name: (load(name).order, name))


def load(name):
    """The Game of a name that exists."""
    return __import__("wayside.games." + name, None, None, ("GAME",)).GAME


def find(name):
    """The Game of a name that somebody typed. Raises ValueError with a list of all names."""
    if name not in folders():
        raise ValueError("there is no game '%s'; there are: %s" % (name, ", ".join(names())))
    return load(name)
