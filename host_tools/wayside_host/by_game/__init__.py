"""What the laptop knows of each game, in a folder of its name. Every module may be left out.

drawing.py      how the replay shows a position; without it, as a table of the state
telling.py      moves in words; without it, as their notation says them
typed_board.py  boards that people type from the printed ones; without it, there are none
edges.py        COLUMNS and ROWS of squares, for strips to print; without it, there are none
presses.py      the keys that are measured on the emulated chip; without it, OK a few times
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any


@cache
def games_with(name: str) -> tuple[str, ...]:
    """The games in whose folder a module of that name is."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(game for game in folders if find_spec(f"{__name__}.{game}.{name}") is not None)


def part(game: str, name: str) -> Any:
    """The module of that name in the folder of a game, or None."""
    return import_module(f"{__name__}.{game}.{name}") if game in games_with(name) else None
