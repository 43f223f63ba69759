"""The rules of Jarnac as the referee needs them: whose turn, what may come next, why not, the score."""

from wayside.games.jarnac import GAME
from wayside.games.jarnac.rules import letters, notation, tree
from wayside.games.jarnac.rules.phases import OVER, REASONS
from wayside.games.jarnac.rules.reasons import fault
from wayside.games.jarnac.rules.sheet import Sheet
from wayside.games.moves import Refusal, seated


class JarnacRules(Sheet):
    """A match: the sheet with its tree of moves, checks, score and texts."""

    def __init__(self, players, options):
        # Imported only here, so it needs no memory later.
        from wayside.games.jarnac.setup.options import read_variant

        super().__init__(seated(GAME, players), read_variant(options))

    def least(self, seat):
        """The least length of a word for a player."""
        return self.variant.least[seat]

    # The tree of moves

    def next(self, path):
        return tree.legal(self, path)

    def tries(self, path):
        return tree.tries(self, path)

    def likely(self, path):
        return tree.likely(self, path)

    def text_of(self, path):
        return tree.text_of(path, self.alphabet)

    def canonical(self, text):
        """A readable move text in the one spelling that records use."""
        return notation.read_move(text, self.alphabet).text(self.alphabet)

    def expects(self):
        """What the player must do now: draw, word, jarnac (or the game ends) or over."""
        return ("draw", "draw", "word", "jarnac", "over")[self.phase]

    # Check and play

    def check(self, text):
        """None, or why this move may not be played now."""
        move = notation.read_move(text, self.alphabet)
        if move is None:
            return Refusal("syntax")
        if self.phase == OVER:
            return Refusal("over", "20")
        return fault(self, move)

    # Score

    def score(self):
        """Per seat the total and a line for each word: the square of its length."""
        found = []
        for words in self.words:
            lines = []
            for word in words:
                points = len(word) * len(word)
                label, facts = "jarnac.line_word", {"word": word}
                if self.lengths:
                    label, facts = "jarnac.line_length", {"length": len(word)}
                lines.append((label, facts, points))
            found.append((sum([points for _, _, points in lines]), lines))
        return found

    def total(self, seat):
        return sum([len(word) * len(word) for word in self.words[seat]])

    def outcome(self):
        """None, or how the match ended. The higher total wins, whoever ended the match."""
        if self.phase != OVER:
            return None
        lead = self.total(0) - self.total(1)
        ranking = [[0], [1]] if lead > 0 else [[1], [0]] if lead else [[0, 1]]
        return REASONS[self.reason], ranking

    # The state as bytes, text and plain values

    def snapshot(self):
        """Eight bytes, then the letters."""
        flags = self.fresh | (4 if self.emptied else 0) | (8 if self.called else 0)
        head = (self.turn & 255, self.phase, self.owed, self.window, self.calls, self.passes, flags, self.reason)
        parts = [letters.spelled(pool) for pool in self.pools] + [",".join(words) for words in self.words]
        return bytes(head) + "/".join(parts).encode()

    def restore(self, data):
        turn, self.phase, self.owed, self.window, self.calls, self.passes, flags, self.reason = data[:8]
        self.turn = turn if turn < 255 else -1
        self.fresh, self.emptied, self.called = flags & 3, bool(flags & 4), bool(flags & 8)
        parts = bytes(data[8:]).decode().split("/")
        self.pools = [letters.counted(part) for part in parts[:2]]
        self.words = [part.split(",") if part else [] for part in parts[2:]]
        self.news = []
        self.count_bag()

    def position(self):
        from wayside.games.jarnac.setup.position import write

        return write(self)

    def set_position(self, text):
        from wayside.games.jarnac.setup.position import read

        read(self, text)

    def state(self):
        from wayside.games.jarnac.setup.position import plain_values

        return plain_values(self)
