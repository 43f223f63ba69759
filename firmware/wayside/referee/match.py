"""A match: the rules object of one game, the log of its moves, undo and redo without limit."""

from wayside.games import find
from wayside.games.moves import complete

# A snapshot is stored every 8 moves; undo restores the nearest one and replays the few moves after it.
SNAPSHOT_EVERY = 8


class RecordError(ValueError):
    """A record cannot be read: the number of the statement, what is wrong with it, the refusal of its move."""

    def __init__(self, number, sentence, refusal=None):
        super().__init__("statement %d: %s" % (number, sentence))
        self.number = number
        self.sentence = sentence
        self.refusal = refusal


class Mark:
    """The present state of a match, for `return_to`."""

    def __init__(self, match):
        self.count = len(match.moves)
        self.undone = match.undone
        self.undone_times = match.undone_times
        self.version = match.version
        self.position = match.rules.snapshot()
        self.news = match.rules.news  # a snapshot does not contain it


class Match:
    """One play of a game: check, play, undo, redo."""

    def __init__(self, game, players=None, options=None, names=None, start=None):
        kind = find(game)
        self.game = game
        self.players = list(players or kind.usual_players())
        self.options = complete(kind.options(), options or {})
        self.names = dict(names or {})
        self.rules = kind.rules(self.players, self.options)
        self.start = None  # the starting position as text, if it was not the usual one
        if start is not None:
            self.rules.set_position(start)
            self.start = self.rules.position()
        self.moves = []
        self.actors = []  # the seat that made each move
        self.times = []  # the time of each move, in tenths of a second
        self.undone = []  # moves that redo would play, the next one last
        self.undone_times = []
        self.version = 0  # grows with every change
        self._snapshots = [self.rules.snapshot()]

    def check(self, text):
        return self.rules.check(text)

    def play(self, text, tenths=0):
        """Play a move that took this long, if it is legal; returns None or the refusal."""
        refusal = self.rules.check(text)
        if refusal is None:
            self.play_checked(self.rules.canonical(text), tenths)
            self.undone = []
            self.undone_times = []
        return refusal

    def undo(self, count=1):
        """Undo this many moves; returns how many were undone."""
        count = min(count, len(self.moves))
        if count > 0:
            keep = len(self.moves) - count
            while len(self.moves) > keep:
                self.undone.append(self.moves.pop())
                self.undone_times.append(self.times.pop())
                self.actors.pop()
            self._rewind()
            self.version += 1
        return count

    def mark(self):
        return Mark(self)

    def return_to(self, mark):
        """Remove the moves that were played since `mark`, without a trace."""
        for log in (self.moves, self.actors, self.times):
            del log[mark.count :]
        del self._snapshots[mark.count // SNAPSHOT_EVERY + 1 :]
        self.undone = mark.undone
        self.undone_times = mark.undone_times
        self.version = mark.version
        self.rules.restore(mark.position)
        self.rules.news = mark.news

    def undo_turn(self):
        """Undo the whole last turn: all consecutive moves of the player who moved last."""
        count = 0
        while count < len(self.actors) and self.actors[-1 - count] == self.actors[-1]:
            count += 1
        return self.undo(count)

    def redo(self, count=1):
        """Play the moves that were undone last again; returns how many were played."""
        done = 0
        while done < count and self.undone:
            self.play_checked(self.undone.pop(), self.undone_times.pop())
            done += 1
        return done

    def name_of(self, seat):
        """The name that was entered for a seat, or None."""
        return self.names.get(self.players[seat])

    def clock(self, seat):
        """The total time of a player's moves, in tenths of a second."""
        total = 0
        for index in range(len(self.moves)):
            if self.actors[index] == seat:
                total += self.times[index]
        return total

    def play_checked(self, text, tenths):
        """Play a move that is known to be legal."""
        actor = self.rules.turn
        self.rules.play(text)
        self.moves.append(text)
        self.actors.append(actor)
        self.times.append(tenths)
        self.version += 1
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots.append(self.rules.snapshot())

    def _rewind(self):
        nearest = len(self.moves) // SNAPSHOT_EVERY
        while len(self._snapshots) > nearest + 1:
            self._snapshots.pop()
        self.rules.restore(self._snapshots[nearest])
        for index in range(nearest * SNAPSHOT_EVERY, len(self.moves)):
            self.rules.play(self.moves[index])
