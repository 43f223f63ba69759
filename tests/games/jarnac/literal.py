"""Jarnac again, slowly and by the words of the rules page: lists of letters, no tree, no codes."""


class Literal:
    """A game that follows the given moves; `legal` says whether a move text is legal."""

    def __init__(self, players, bag, **options):
        self.players = list(players)
        self.options = options
        self.bag = None if bag is None else list(bag)  # the letters in it; None if unknown
        self.said_empty = False
        self.lines = [[], []]
        self.loose = [[], []]
        self.had_first_turn = [False, False]
        self.turn = 0
        self.begun = self.knows_lengths()  # the letters of this turn were drawn or swapped
        self.to_draw = 0
        self.right = False  # whether a Jarnac may be called
        self.right_lost = False
        self.taken = 0
        self.after_jarnac = False  # the next letter to draw is the bonus of a Jarnac
        self.passes = 0
        self.ending = False  # only a Jarnac or the end may follow
        self.over = False

    def option(self, key, default):
        return self.options.get(key, default)

    def knows_lengths(self):
        return self.option("mode", "full") == "lengths"

    def in_bag(self):
        """How many letters can be drawn."""
        if self.bag is not None:
            return len(self.bag)
        return 0 if self.said_empty else 1000

    def least(self):
        return int(self.option("least_first" if self.turn == 0 else "least_second", "3"))

    def turn_draw(self):
        return min(self.in_bag(), 1 if self.had_first_turn[self.turn] else 6)

    # Legal moves

    def legal(self, text):
        if self.over:
            return False
        words = text.split()
        what = words[0]
        if what == "jarnac":
            return self.legal_jarnac(words[1:])
        if self.ending:
            return what == "pass"
        if what == "draw":
            return self.legal_draw(words[1])
        if what == "swap":
            return self.legal_swap(words[1])
        if what == "empty":
            waits = self.knows_lengths() or self.to_draw or not self.begun
            return self.bag is None and not self.said_empty and bool(waits)
        if not self.begun or self.to_draw:
            return False
        if what == "pass":
            return True
        line = int(words[1]) if what == "grow" else 0
        if what == "new" and len(self.lines[self.turn]) >= 8:
            return False
        return self.can_make(self.turn, line, words[-1])

    def legal_draw(self, drawn):
        if self.knows_lengths():
            return False
        due = self.to_draw or (0 if self.begun else self.turn_draw())
        return len(drawn) <= due and (self.bag is None or holds(self.bag, drawn))

    def legal_swap(self, swapped):
        if self.knows_lengths() or self.begun or self.to_draw or not self.had_first_turn[self.turn]:
            return False
        return len(swapped) == 3 and holds(self.loose[self.turn], swapped) and self.in_bag() >= 3

    def legal_jarnac(self, words):
        if not self.right or self.right_lost or self.to_draw:
            return False
        if words == ["wrong"]:
            return self.option("wrong_call", "free") == "lose"
        most = self.option("jarnacs", "any")
        if most != "any" and self.taken >= int(most) or len(self.lines[self.turn]) >= 8:
            return False
        return self.can_make(1 - self.turn, 0 if words[0] == "new" else int(words[0]), words[1])

    def can_make(self, owner, line, word):
        """Whether the player on turn may place this word, with the letters of `owner`."""
        if line > len(self.lines[owner]):
            return False
        old = self.lines[owner][line - 1] if line else ""
        if self.knows_lengths():
            return len(old) < int(word) <= 9 and int(word) >= self.least()
        if not max(self.least(), len(old) + 1) <= len(word) <= 9:
            return False
        rest = list(word)
        for letter in old:
            if letter not in rest:
                return False
            rest.remove(letter)
        return holds(self.loose[owner], rest)

    # Playing moves

    def play(self, text):
        words = text.split()
        what = words[0]
        if what == "draw":
            due = self.to_draw or self.turn_draw()
            for letter in words[1]:
                self.loose[self.turn].append(letter)
                if self.bag is not None:
                    self.bag.remove(letter)
            self.drawn(due - len(words[1]))
        elif what == "swap":
            for letter in words[1]:
                self.loose[self.turn].remove(letter)
                if self.bag is not None:
                    self.bag.append(letter)
            self.drawn(3)
        elif what == "empty":
            self.play_empty()
        elif what == "pass":
            self.play_pass()
        elif what == "jarnac":
            self.play_jarnac(words[1:])
        else:
            self.right = False
            self.passes = 0
            line = int(words[1]) if what == "grow" else 0
            self.lay(self.turn, line, words[-1])
            if not self.over and not self.knows_lengths():
                self.must_draw()

    def drawn(self, more):
        """This many letters are still to be drawn."""
        if not self.after_jarnac:
            self.right = False
            self.begun = True
        self.to_draw = min(more, self.in_bag())
        if self.to_draw == 0 and self.after_jarnac:
            self.after_jarnac = False
            self.open_turn()

    def must_draw(self):
        """The bonus letter."""
        self.to_draw = min(1, self.in_bag())
        if not self.to_draw and self.option("empty_bag", "play_on") == "end":
            self.over = True

    def play_empty(self):
        self.said_empty = True
        self.passes = 0
        if self.option("empty_bag", "play_on") == "end":
            self.over = True
            return
        if not self.to_draw:
            self.open_turn()
        self.to_draw = 0
        if self.after_jarnac:
            self.after_jarnac = False
            self.open_turn()

    def play_pass(self):
        if self.ending:
            self.over = True
            return
        self.had_first_turn[self.turn] = True
        self.passes = self.passes + 1 if not self.in_bag() else self.passes
        self.turn = 1 - self.turn
        self.right, self.right_lost, self.taken = True, False, 0
        self.open_turn()

    def open_turn(self):
        """The turn begins, or continues after a Jarnac."""
        full = self.option("end", "eighth") == "quiet" and len(self.lines[1 - self.turn]) == 8 and not self.taken
        no_letters = self.option("empty_bag", "play_on") == "end" and not self.in_bag()
        self.ending = self.right and (full or no_letters or self.passes > 1)
        self.begun = self.knows_lengths() or not self.in_bag()

    def play_jarnac(self, words):
        if words == ["wrong"]:
            self.right_lost = True
            return
        self.taken += 1
        self.passes = 0
        self.lay(1 - self.turn, 0 if words[0] == "new" else int(words[0]), words[1])
        if self.over:
            return
        if self.option("jarnac_bonus", "off") == "on" and not self.knows_lengths() and self.in_bag():
            self.after_jarnac = True
            self.ending = False
            self.to_draw = 1
        else:
            self.open_turn()

    def lay(self, owner, line, word):
        """The player on turn places a word, with the letters of `owner`."""
        old = self.lines[owner][line - 1] if line else ""
        shown = word
        if self.knows_lengths():
            shown = "." * int(word)
        else:
            rest = list(word)
            for letter in old:
                rest.remove(letter)
            for letter in rest:
                self.loose[owner].remove(letter)
        if line and owner == self.turn:
            self.lines[owner][line - 1] = shown
            return
        if line:
            del self.lines[owner][line - 1]
        self.lines[self.turn].append(shown)
        end = self.option("end", "eighth")
        if end != "quiet" and len(self.lines[self.turn]) >= (7 if end == "seventh" else 8):
            self.over = True


def holds(letters, wanted):
    """Whether the letters contain all of these, each as often."""
    rest = list(letters)
    for letter in wanted:
        if letter not in rest:
            return False
        rest.remove(letter)
    return True
