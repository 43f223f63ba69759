"""The table: the one match that is being played, and everything that may happen to it."""

from wayside.referee.clock import Clock
from wayside.referee.match import Match


class Table:
    """What screens and protocol call. `changed` is told after each change; a subclass may save there."""

    def __init__(self):
        self.match = None
        self.clock = Clock()
        self._before = None  # what a move that is not settled has changed beside the position

    def changed(self):
        """Called after the match changed."""

    def start(self, game, players=None, options=None, names=None, position=None):
        """A new match. Raises BadOption when it cannot be made from these; the old one stays then."""
        self.adopt(Match(game, players, options, names, position))

    def adopt(self, match):
        """A match from elsewhere, say from a record, becomes the one on the table."""
        self.match = match
        self._before = None
        self.clock.take()
        self.changed()

    def play(self, text):
        """None, or the refusal."""
        refusal = self.match.play(text, self.clock.spent // 100)
        if refusal is None:
            self.clock.take()
            self.changed()
        return refusal

    def play_ahead(self, text):
        """As `play`, but the move is not settled: `give_up` makes it undone as if it had never been. Nothing is told yet."""
        match = self.match
        self._before = match.undone, match.undone_times, match.version, len(match.moves)
        refusal = match.play(text, self.clock.spent // 100)
        if refusal is not None:
            self._before = None
        return refusal

    def settle(self):
        """A move that was played ahead stands; says whether there was one."""
        if self._before is None:
            return False
        self._before = None
        self.match.times[-1] = self.clock.take()
        self.changed()
        return True

    def give_up(self):
        """A move that was played ahead is none; nor is one of which only a part was played, because of a fault."""
        if self._before is not None:
            match = self.match
            match.undone, match.undone_times, match.version, count = self._before
            match.back_to(count)
            self._before = None

    def undo(self, count=1):
        return self._told(self.match.undo(count))

    def undo_turn(self):
        return self._told(self.match.undo_turn())

    def redo(self, count=1):
        return self._told(self.match.redo(count))

    def _told(self, count):
        if count:
            self.clock.take()
            self.changed()
        return count
