"""The table: the one match that is being played, and everything that may happen to it."""

from wayside.referee.clock import Clock
from wayside.referee.match import Match


class NotNow(Exception):
    """Asked for in a rehearsal: something that could not be taken back."""


class Table:
    """What screens and protocol call. `changed` is told after each change; a subclass may save there.

    In a rehearsal a move is played like any other, but not yet settled, and nothing else may happen.
    """

    def __init__(self):
        self.match = None
        self.clock = Clock()
        self._rehearsing = False
        self._before = None  # where the match stood before the move that was rehearsed

    def changed(self):
        """Called after the match changed."""

    def start(self, game, players=None, options=None, names=None, position=None):
        """A new match. Raises BadOption when it cannot be made from these; the old one stays then."""
        self.must_be_now()
        self.adopt(Match(game, players, options, names, position))

    def adopt(self, match):
        """A match from elsewhere, say from a record, becomes the one on the table."""
        self.must_be_now()
        self.match = match
        self.clock.take()
        self.changed()

    def play(self, text):
        """None, or the refusal."""
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
        """Whatever cannot be taken back begins with this."""
        if self._rehearsing:
            raise NotNow

    def rehearse(self):
        """From now on nothing counts, until `settle` or `put_back`."""
        self._rehearsing = True

    def settle(self):
        """What was rehearsed stands; says whether a move was among it."""
        played = self._before is not None and self._before.version != self.match.version
        self._rehearsing = False
        self._before = None
        if played:
            self.match.times[-1] = self.clock.take()
            self.changed()
        return played

    def put_back(self):
        """Nothing of it was; nor of a move of which only a part was played, because of a fault."""
        self._rehearsing = False
        if self._before is not None:
            self.match.return_to(self._before)
            self._before = None
