"""What each game adds to the tests of all games, in its folder here. Every module is optional.

positions.py  POSITIONS: {name: (players, options, position or None)}, the tables at which random keys are pressed;
              FULLEST: the one that takes most memory
people.py     path_of(rules, rng): a move as people make it, if random moves lead nowhere
records.py    RECORDS: {name: arguments of host.games.samples.play}, matches for the tools that read records
on_page.py    OPTIONS and path_of of a match on the browser page, which must be short
longest.py    FACTS: the longest facts that the text of a refusal can get
strips.py     STRIPS: the pictures of its page in host_tools/guide, made of its screens
scenes.py     its screens, each by a function that presses keys
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from wayside.games import names


def part(game: str, name: str) -> ModuleType | None:
    """The module of a game with this name, or None."""
    folder = f"games.{game}"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")


def parts(name: str) -> dict[str, ModuleType]:
    """The modules with this name, by game."""
    found = {game: part(game, name) for game in names()}
    return {game: module for game, module in found.items() if module is not None}
