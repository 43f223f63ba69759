"""The rehearsal: works out the answer to a key before the key goes up. Nothing else works in advance.

OK and BACK act when they go up. While one of them is down, the screen already answers it with its usual `key` method,
and the result is drawn but not shown. All that keys change in a screen is its `state`, so the list of screens, their
states and the match can be put back. During a rehearsal nothing is written, no dice are thrown and nothing restarts:
code that would do so raises NotNow, and then the key acts when it goes up.

`action` is the rehearsed key, or 0 when nothing is rehearsed. `settle` and `put_back` end a rehearsal.
"""

from wayside.hw import memory
from wayside.referee.table import NotNow

REHEARSES = True  # with False every key acts when it goes up; only the timing differs


class Rehearsal:
    """Rehearses one key at a time."""

    def __init__(self, stage, shelf):
        self._stage = stage
        self._shelf = shelf
        self._end()

    def begin(self, action):
        """Rehearse this key, which went down. If it cannot be rehearsed, all is put back and `action` is 0."""
        stage = self._stage
        if not REHEARSES:
            return
        memory.collect()  # objects made from now on get low addresses
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
            self._shelf.make_room()  # the key needs it when it goes up
            stage.top.wipe()

    def settle(self):
        """The key went up: its result is valid, and is saved before it is shown."""
        self._end()
        session = self._stage.session
        if session.settle() and not session.saved:
            self._stage.warn("ui.not_saved")

    def put_back(self):
        """Undo the rehearsal. Only the canvas still shows its result and must be drawn again."""
        stage = self._stage
        if self.action:
            stage.session.put_back()
            stage.screens = list(self._screens)
            for screen, state in zip(self._screens, self._states):
                screen.return_to(state)
            stage.toast = self._toast
            self._end()

    def forget(self):
        """After a fault: undo the rehearsed move. No screen is open any more."""
        self._stage.session.put_back()
        self._end()

    def _end(self):
        self.action = 0  # the key that is rehearsed
        self._screens = self._states = ()
        self._toast = None
