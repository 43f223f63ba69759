"""Two mats, the loose letters, the bag, and what moves do to them. The caller knows that a move is legal."""

from wayside.games.contract import Rules
from wayside.games.jarnac.rules import letters, notation
from wayside.games.jarnac.rules.notation import DRAW, EMPTY, JARNAC, PASS, SWAP
from wayside.games.jarnac.rules.phases import (
    CLOSED,
    DRAWING,
    FIRST_DRAW,
    FULL,
    LAST,
    LOST,
    OPEN,
    OVER,
    PLAY,
    REASONS,
    START,
    SWAPPED,
)


class Sheet(Rules):
    """Seats follow `players`; seat 0 begins. Words are in lists: line 1 is the first."""

    def __init__(self, players, variant):
        self.players = players
        self.variant = variant
        self.alphabet = self.variant.alphabet  # the letters of this match
        self.lengths = self.variant.lengths  # whether only the lengths of the words are known
        self.news = []
        self.words = [[], []]
        self.pools = [letters.counted(""), letters.counted("")]  # the loose letters
        self.turn = 0
        self.phase = PLAY if self.lengths else START
        self.owed = 0  # letters to draw while DRAWING
        self.window = CLOSED
        self.calls = 0  # words taken at this pass
        self.called = False  # whether the letter to draw follows a Jarnac
        self.passes = 0  # passes since the bag is empty, without a word between them
        self.fresh = 3  # a bit for each seat whose first turn is not over
        self.emptied = False  # somebody said that the bag is empty
        self.reason = 0
        self.count_bag()

    # What is on the table

    @property
    def due(self):
        """How many letters the player on turn has to draw now."""
        if self.phase == DRAWING:
            return self.owed
        if self.phase != START:
            return 0
        return self._owing(FIRST_DRAW if self.is_first_turn() else 1)

    def is_first_turn(self):
        return bool(self.fresh >> self.turn & 1)

    def count_bag(self):
        """Count what is in the bag: the set without words and loose letters. None if the set is not known."""
        self.bag = None
        if self.variant.letters is not None:
            self.bag = bytearray(self.variant.letters)
            for seat in (0, 1):
                letters.take(self.bag, letters.spelled(self.pools[seat]))
                for word in self.words[seat]:
                    letters.take(self.bag, word)

    def left(self):
        """How many letters are in the bag, as far as the device knows."""
        if self.bag is not None:
            return sum(self.bag)
        return 0 if self.emptied else 255

    def _owing(self, count):
        return min(count, self.left())

    # Moves

    def play(self, text):
        move = notation.read_move(text, self.alphabet)
        self.news = []
        what = move.what
        if what == DRAW:
            self._draw(move.letters)
        elif what == SWAP:
            self._give_back(move.letters)
        elif what == EMPTY:
            self._say_empty()
        elif what == PASS:
            self._pass()
        elif what == JARNAC:
            if move.word:
                self._jarnac(move.line, move.word)
            else:
                self.window = LOST
        else:
            self._lay(move.line, move.word)

    def _draw(self, drawn):
        owed = self.due - len(drawn)
        if not self.called:
            self.window = CLOSED
        letters.add(self.pools[self.turn], drawn)
        if self.bag is not None:
            letters.take(self.bag, drawn)
        self._draw_more(owed)

    def _draw_more(self, owed):
        """Letters are still to be drawn, at most this many."""
        self.owed = self._owing(owed)
        if self.owed:
            self.phase = DRAWING
        elif self.called:
            self.called = False
            self.open_turn()
        elif owed and self.variant.ends_when_empty:
            self._end("bag")
        else:
            self.phase = PLAY

    def _give_back(self, swapped):
        self.window = CLOSED
        letters.take(self.pools[self.turn], swapped)
        if self.bag is not None:
            letters.add(self.bag, swapped)
        self._draw_more(SWAPPED)

    def _say_empty(self):
        self.emptied = True
        self.passes = 0
        if self.variant.ends_when_empty:
            self._end("bag")
        elif self.phase == START:
            self.open_turn()
        elif self.phase == DRAWING:
            self._draw_more(0)

    def _lay(self, line, word):
        """Place a new word, or one that replaces a shorter word."""
        self.window = CLOSED
        self.passes = 0
        words = self.words[self.turn]
        if line:
            letters.take(self.pools[self.turn], letters.minus(word, words[line - 1]))
            words[line - 1] = word
        else:
            letters.take(self.pools[self.turn], word)
            words.append(word)
            if self._is_last_line():
                return
        self._bonus()

    def _bonus(self):
        if self.lengths:
            return
        self._draw_more(1)

    def _is_last_line(self):
        """Whether the word just placed ends the match."""
        if self.variant.quiet or len(self.words[self.turn]) < self.variant.lines:
            return False
        self._end("line")
        return True

    def _jarnac(self, line, word):
        """The player on turn takes a word that the other player could have made."""
        other = 1 - self.turn
        used = word
        facts = {"player": self.players[other], "word": self._shown(word)}
        if line:
            old = self.words[other].pop(line - 1)
            used = letters.minus(word, old)
            facts["old"] = self._shown(old)
        letters.take(self.pools[other], used)
        self.words[self.turn].append(word)
        self.calls += 1
        self.passes = 0
        self.news.append(("lost_line" if line else "lost_letters", facts))
        if self._is_last_line():
            return
        if self.variant.jarnac_bonus and not self.lengths:
            self.called = True
            self._draw_more(1)
        else:
            self.open_turn()

    def _shown(self, word):
        return str(len(word)) if self.lengths else word

    def _pass(self):
        if self.phase == LAST:
            self._end("bag" if self._ends_by_bag() else "passes" if self.passes > 1 else "quiet")
            return
        self.fresh &= ~(1 << self.turn)
        if not self.left():
            self.passes += 1
        self.turn = 1 - self.turn
        self.window = OPEN
        self.calls = 0
        self.open_turn()

    def open_turn(self):
        """Set the phase in which a turn begins or continues after a Jarnac."""
        other = self.words[1 - self.turn]
        quiet = self.variant.quiet and len(other) == FULL and not self.calls
        if self.window != CLOSED and (quiet or self.passes > 1 or self._ends_by_bag()):
            self.phase = LAST
        elif self.lengths or not self.left():
            self.phase = PLAY
        else:
            self.phase = START

    def _ends_by_bag(self):
        return self.variant.ends_when_empty and not self.left()

    def _end(self, reason):
        self.reason = REASONS.index(reason)
        player = self.players[self.turn]
        self.news.append(("end_" + reason, {"player": player}))
        self.phase = OVER
        self.turn = -1
        self.owed = 0
        self.window = CLOSED
        self.called = False
