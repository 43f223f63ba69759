"""The shelf: the only place that drops code from memory. Imports load code; the shelf decides when to drop it.

The code of a screen stays while the screen is open. The rules of a game stay while its match runs or its setup is open,
its drawing code while a board is open. Of the rest, only modules that were in memory at the start stay.
Dropping is always safe: code that an object still uses stays until that object is freed, and an import loads it again.
"""

import sys

from wayside.games import folders
from wayside.hw import memory
from wayside.ui.board.board import BoardScreen

OURS = "wayside."
SCREENS = "wayside.ui.screens."
IN_GAMES = "wayside.games."
SCARCE = 40000  # with less free bytes, covered boards release what they need only for drawing


class Shelf:
    def __init__(self, stage):
        self._stage = stage
        self._games = folders()
        self._stays = [name for name in sys.modules if name.startswith(OURS)]

    def tidy(self):
        """If the open screens have changed: drop code that is no longer needed. Called when nobody waits."""
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
        """Whether a board is open, even below other screens."""
        return any([isinstance(screen, BoardScreen) for screen in self._stage.screens])

    def make_room(self):
        """Memory is needed at once: drop everything that an import can load again."""
        for screen in self._stage.screens:
            screen.release()
        self._drop(False)
        memory.collect()

    def _drop(self, keeps_looks):
        """Drop all modules except those that stay and those of open screens."""
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
        """The games that are on the table or being set up."""
        match = self._stage.session.match
        set_up = [screen.game.name for screen in self._stage.screens if screen.game is not None]
        return set_up + ([match.game] if match is not None else [])


def _forget(name):
    """Remove a module, so that its memory can be collected once nothing uses it."""
    del sys.modules[name]
    package, _, short = name.rpartition(".")
    try:
        delattr(sys.modules[package], short)
    except (KeyError, AttributeError):
        pass  # the package is already dropped
