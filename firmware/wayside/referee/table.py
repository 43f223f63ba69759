"""The table: the one match that is being played, and everything that may happen to it."""

from wayside.referee.clock import Clock
from wayside.referee.match import Match


class Table:
    """What screens and protocol call. `changed` is told after each change; a subclass may save there."""

    def __init__(self):
        self.match = None
        self.clock = Clock()

    def changed(self):
        """Called after the match changed."""

    def start(self, game, players=None, options=None, names=None, position=None):
        """A new match. Raises BadOption when it cannot be made from these; the old one stays then."""
        self.adopt(Match(game, players, options, names, position))

    def adopt(self, match):
        """A match from elsewhere, say from a record, becomes the one on the table."""
        self.match = match
        self.clock.take()
        self.changed()

    def play(self, text):
        """None, or the refusal."""
        refusal = self.match.play(text, self.clock.spent // 100)
        if refusal is None:
            self.clock.take()
            self.changed()
        return refusal

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
