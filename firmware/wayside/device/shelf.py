"""The shelf: the only place that drops code. An import loads it; here it is decided what is needed no more.

A screen's code stays while the screen is open, a game's rules while its match runs or its setup is open, its looks while a
board is open. Of the rest, what is in memory when the device starts stays; everything else was needed for a moment.
Dropping is always safe: what an object still uses stays until that object goes, and an import brings it back.
"""

import sys

from wayside.games import folders
from wayside.hw import memory
from wayside.ui.board.board import BoardScreen

OURS = "wayside."
SCREENS = "wayside.ui.screens."
IN_GAMES = "wayside.games."
SCARCE = 40000  # free bytes below which boards that are covered give back what only serves to draw them


class Shelf:
    def __init__(self, stage):
        self._stage = stage
        self._games = folders()
        self._stays = [name for name in sys.modules if name.startswith(OURS)]

    def tidy(self):
        """Other screens are open than before, and nobody waits: drop what is needed no more."""
        if self._stage.changed:
            self._stage.changed = False
            screens = self._stage.screens
            self._drop(self.sees_board())
            if memory.free() < SCARCE:
                for screen in screens[:-1]:
                    screen.release()
                self._drop(isinstance(screens[-1], BoardScreen))
                memory.collect()

    def sees_board(self):
        """Whether a board is open, be it below other screens."""
        return any([isinstance(screen, BoardScreen) for screen in self._stage.screens])

    def make_room(self):
        """Memory is needed at once: drop whatever an import brings back."""
        for screen in self._stage.screens:
            screen.release()
        self._drop(False)
        memory.collect()

    def _drop(self, keeps_looks):
        """All but what stays, and what open screens are made of."""
        for name in list(sys.modules):
            if name.startswith(OURS) and not self._is_needed(name, keeps_looks):
                _forget(name)

    def _is_needed(self, name, keeps_looks):
        if name.startswith(SCREENS):
            return any([(screen.source + ".").startswith(name + ".") for screen in self._stage.screens])
        game, _, part = name[len(IN_GAMES) :].partition(".")
        if name.startswith(IN_GAMES) and game in self._games:
            room = part.partition(".")[0]
            return game in self._in_use() and (room in ("", "rules") or room == "look" and keeps_looks)
        return name in self._stays

    def _in_use(self):
        """The games of which something is on the table, or being set up."""
        match = self._stage.session.match
        set_up = [screen.game.name for screen in self._stage.screens if screen.game is not None]
        return set_up + ([match.game] if match is not None else [])


def _forget(name):
    """Its memory can be collected, unless something still uses it."""
    del sys.modules[name]
    package, _, short = name.rpartition(".")
    try:
        delattr(sys.modules[package], short)
    except (KeyError, AttributeError):
        pass  # the package was dropped before
