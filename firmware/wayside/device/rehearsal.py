"""The rehearsal: the only thing that works ahead.

OK and BACK act when they are let go. While one of them is down, the screen answers it already, with the same `key` as
always, and the result is drawn but not shown. What keys change in a screen is its `state`; so the list of screens, their
states and the match can all be put back. Meanwhile nothing is written, no dice are thrown and nothing starts anew: whatever
would do so raises NotNow, and then the key acts when it is let go.

States: no action (nothing is rehearsed), or the action that is. `settle` and `put_back` lead back to no action.
"""

from wayside.hw import memory
from wayside.referee.table import NotNow

REHEARSES = True  # with False every key acts when it is let go, and nothing but time differs


class Rehearsal:
    """Of one key at a time."""

    def __init__(self, stage, shelf):
        self._stage = stage
        self._shelf = shelf
        self._end()

    def begin(self, action):
        """This key went down. What it does is there afterwards; or it was put back, and must wait: then there is no action."""
        stage = self._stage
        if not REHEARSES:
            return
        memory.collect()  # what is loaded and made now lies low
        self.action = action
        self._screens = tuple(stage.screens)
        self._states = tuple([screen.state() for screen in stage.screens])
        self._toast = stage.toast
        stage.session.rehearse()
        try:
            stage.hush()
            stage.top.key(action)
            stage.top.think()
        except NotNow:
            self.put_back()
        except MemoryError:
            self.put_back()
            self._shelf.make_room()  # the key will need it when it is let go
            stage.top.wipe()

    def settle(self):
        """The key was let go: what it did stands, and is saved before it is shown."""
        self._end()
        session = self._stage.session
        if session.settle() and not session.saved:
            self._stage.warn("ui.not_saved")

    def put_back(self):
        """Nothing of it was; only what was drawn of it still stands on the canvas."""
        stage = self._stage
        if self.action:
            stage.session.put_back()
            stage.screens = list(self._screens)
            for screen, state in zip(self._screens, self._states):
                screen.return_to(state)
            stage.toast = self._toast
            self._end()

    def forget(self):
        """A fault: nothing of it was, and no screen is left."""
        self._stage.session.put_back()
        self._end()

    def _end(self):
        self.action = 0  # the key that is rehearsed
        self._screens = self._states = ()
        self._toast = None
