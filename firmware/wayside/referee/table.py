"""The table: the one running match, and all that can be done with it."""

from wayside.referee.clock import Clock
from wayside.referee.match import Match


class NotNow(Exception):
    """Something was asked in a rehearsal that could not be put back."""


class Table:
    """Screens and the text protocol call it. `changed` is called after each change; a subclass can save there.

    In a rehearsal a move is played as usual but is not final yet; nothing else is allowed.
    """

    def __init__(self):
        self.match = None
        self.clock = Clock()
        self._rehearsing = False
        self._before = None  # the state of the match before the rehearsed move

    def changed(self):
        """Called after each change of the match."""

    def start(self, game, players=None, options=None, names=None, position=None):
        """Start a new match. Raises BadOption if these do not work together; the old match stays then."""
        self.must_be_now()
        self.adopt(Match(game, players, options, names, position))

    def adopt(self, match):
        """Put a match from elsewhere, for example from a record, on the table."""
        self.must_be_now()
        self.match = match
        self.clock.take()
        self.changed()

    def play(self, text):
        """Play a move; returns None or the refusal."""
        if self._rehearsing:
            self._before = self.match.mark()
        refusal = self.match.play(text, self.clock.spent // 100)
        if refusal is None and not self._rehearsing:
            self.clock.take()
            self.changed()
        return refusal

    def undo(self, count=1):
        self.must_be_now()
        return self._told(self.match.undo(count))

    def undo_turn(self):
        self.must_be_now()
        return self._told(self.match.undo_turn())

    def redo(self, count=1):
        self.must_be_now()
        return self._told(self.match.redo(count))

    def _told(self, count):
        if count:
            self.clock.take()
            self.changed()
        return count

    # The rehearsal of a key

    def must_be_now(self):
        """Everything that cannot be put back calls this first."""
        if self._rehearsing:
            raise NotNow

    def rehearse(self):
        """Begin a rehearsal; `settle` or `put_back` ends it."""
        self._rehearsing = True

    def settle(self):
        """Make the rehearsed move final; says whether there was one."""
        played = self._before is not None and self._before.version != self.match.version
        self._rehearsing = False
        self._before = None
        if played:
            self.match.times[-1] = self.clock.take()
            self.changed()
        return played

    def put_back(self):
        """Undo the rehearsed move, even if a fault interrupted it half-way."""
        self._rehearsing = False
        if self._before is not None:
            self.match.return_to(self._before)
            self._before = None
