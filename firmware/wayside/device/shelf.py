"""The shelf: the only place that drops code. An import loads it; here it is decided what is needed no more.

A screen's code stays while the screen is open, a game's rules while its match runs or its setup is open, its looks while a
board is open. Of the rest, what is in memory when the device starts stays; everything else was needed for a moment. Dropping is always safe: what an object still uses stays until that object goes, and an import brings it back.
"""

import sys

from wayside.games import GAMES
from wayside.hw import memory
from wayside.ui.board.board import BoardScreen

OURS = "wayside."
SCREENS = "wayside.ui.screens."
IN_GAMES = "wayside.games."
SCARCE = 40000  # free bytes below which boards that are covered give back what only serves to draw them


class Shelf:
    def __init__(self, stage):
        self._stage = stage
        self._stays = [name for name in sys.modules if name.startswith(OURS)]

    def tidy(self):
        """Other screens are open than before, and nobody waits: drop what is needed no more."""
        if self._stage.changed:
            self._stage.changed = False
            self._drop(self._open_boards())
            if memory.free() < SCARCE:
                self._release_covered()

    def make_room(self):
        """Memory ran out: drop whatever an import brings back."""
        for screen in self._stage.screens:
            screen.release()
        self._drop(())
        memory.collect()

    def _release_covered(self):
        for screen in self._stage.screens[:-1]:
            screen.release()
        self._drop([board for board in self._open_boards() if board is self._stage.top])
        memory.collect()

    def _open_boards(self):
        return [screen for screen in self._stage.screens if isinstance(screen, BoardScreen)]

    def _drop(self, boards):
        """All but what stays, what open screens are made of, and what these boards are drawn with."""
        for name in list(sys.modules):
            if name.startswith(OURS) and not self._is_needed(name, boards):
                _forget(name)

    def _is_needed(self, name, boards):
        if name.startswith(SCREENS):
            return any([(screen.source + ".").startswith(name + ".") for screen in self._stage.screens])
        game, _, part = name[len(IN_GAMES) :].partition(".")
        if name.startswith(IN_GAMES) and game in GAMES:
            room = part.partition(".")[0]
            return game in self._games() and (room in ("", "rules") or room == "look" and bool(boards))
        return name in self._stays

    def _games(self):
        """Those of which something is on the table, or being set up."""
        match = self._stage.session.match
        return [screen.game for screen in self._stage.screens] + ([match.game] if match is not None else [])


def _forget(name):
    """Its memory can be collected, unless something still uses it."""
    del sys.modules[name]
    package, _, short = name.rpartition(".")
    try:
        delattr(sys.modules[package], short)
    except (KeyError, AttributeError):
        pass  # the package was dropped before
