"""A match: the rules of one game, the log of what was played, undo and redo without limit."""

from wayside.games import find
from wayside.games.moves import complete

# A snapshot is kept before every so many actions; undo restores the nearest one and replays the few between.
SNAPSHOT_EVERY = 8


class RecordError(ValueError):
    """A record that cannot be read: the number of the statement, what is wrong with it, the refusal of a move."""

    def __init__(self, number, sentence, refusal=None):
        super().__init__("statement %d: %s" % (number, sentence))
        self.number = number
        self.sentence = sentence
        self.refusal = refusal


class Mark:
    """Where a match stands, for `return_to`."""

    def __init__(self, match):
        self.count = len(match.moves)
        self.undone = match.undone
        self.undone_times = match.undone_times
        self.version = match.version
        self.position = match.rules.snapshot()
        self.news = match.rules.news  # of the last move; a snapshot has none


class Match:
    """Everything that happens to a game passes through here: check, play, undo, redo."""

    def __init__(self, game, players=None, options=None, names=None, start=None):
        kind = find(game)
        self.game = game
        self.players = list(players or kind.usual_players())
        self.options = complete(kind.options(), options or {})
        self.names = dict(names or {})
        self.rules = kind.rules(self.players, self.options)
        self.start = None  # the position it began from, when that was not the usual one
        if start is not None:
            self.rules.set_position(start)
            self.start = self.rules.position()
        self.moves = []
        self.actors = []  # the seat that made each move
        self.times = []  # how long each move took, in tenths of a second
        self.undone = []  # what redo would play, next one last
        self.undone_times = []
        self.version = 0  # changes whenever the match does
        self._snapshots = [self.rules.snapshot()]

    def check(self, text):
        return self.rules.check(text)

    def play(self, text, tenths=0):
        """Play a move that took so long, if it is legal; the answer is None, or the refusal."""
        refusal = self.rules.check(text)
        if refusal is None:
            self.play_checked(self.rules.canonical(text), tenths)
            self.undone = []
            self.undone_times = []
        return refusal

    def undo(self, count=1):
        """Take back so many actions; the answer says how many there were to take back."""
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
        """As it was before the moves that were played since, without a trace of them."""
        for log in (self.moves, self.actors, self.times):
            del log[mark.count :]
        del self._snapshots[mark.count // SNAPSHOT_EVERY + 1 :]
        self.undone = mark.undone
        self.undone_times = mark.undone_times
        self.version = mark.version
        self.rules.restore(mark.position)
        self.rules.news = mark.news

    def undo_turn(self):
        """Take back the whole last turn: every action in a row of the player who acted last."""
        count = 0
        while count < len(self.actors) and self.actors[-1 - count] == self.actors[-1]:
            count += 1
        return self.undo(count)

    def redo(self, count=1):
        """Play again what was undone last; the answer says how many actions that were."""
        done = 0
        while done < count and self.undone:
            self.play_checked(self.undone.pop(), self.undone_times.pop())
            done += 1
        return done

    def name_of(self, seat):
        """The name of the player on a seat, or None when nobody entered one."""
        return self.names.get(self.players[seat])

    def clock(self, seat):
        """How long a player's moves have taken together, in tenths of a second."""
        total = 0
        for index in range(len(self.moves)):
            if self.actors[index] == seat:
                total += self.times[index]
        return total

    def play_checked(self, text, tenths):
        """Play a move of which it is known that it is legal here."""
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
