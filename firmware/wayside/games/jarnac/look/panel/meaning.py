"""What a path of the picker means on the mats, for the drawing: which line, which word, which loose letters."""

from wayside.games.jarnac.rules.letters import HIDDEN, minus, spelled
from wayside.games.jarnac.rules.notation import DRAW, EMPTY, JARNAC, LINES, NEW, SWAP
from wayside.games.jarnac.rules.phases import LONGEST

# How a letter looks; each look is one character.
PLAIN = "w"  # in a word on the mat
BRIGHT = "p"  # picked now
GHOST = "g"  # of the old word, not yet used
LOOSE = "l"
USED = "u"  # loose, but already used in the word being spelled
DOUBT = "?"  # instead of the points: a word list does not know the word


class Meaning:
    """The letters come from `owner`; its line `line` grows (-1: none). The word goes to `row` of `seat`."""

    doubt = False  # whether the word is missing from a word list

    def __init__(self, rules, path):
        self.rules = rules
        self.path = path
        self.root = path[0] if path else ""
        self.owner = self.seat = max(0, rules.turn)
        self.line = self.row = -1
        self.word = self.old = ""
        self.drawn = path[1] if self.root == DRAW and len(path) > 1 and path[1] != EMPTY else ""
        self.swapped = "".join(path[1:]) if self.root == SWAP else ""
        place, letters = self.root, path[1:]
        if self.root == JARNAC:
            self.owner = 1 - self.seat
            place, letters = (path[1], path[2:]) if len(path) > 1 else ("", [])
        self.is_word = place == NEW or len(place) == 1 and place in LINES
        if not self.is_word:
            return
        words = rules.words[self.owner]
        self.row = len(rules.words[self.seat])
        if place != NEW:
            self.line = int(place) - 1
            self.old = words[self.line]
            if self.owner == self.seat:
                self.row = self.line
        if rules.lengths and letters:
            letters = [HIDDEN] * int(letters[0])
        self.word = "".join(letters)

    def line_of(self, seat, row):
        """(letters, how each looks, points as a text, whether it is picked) of a line."""
        words = self.rules.words[seat]
        there = words[row] if row < len(words) else ""
        if self.is_word and seat == self.seat and row == self.row:
            if self.word:
                rest = minus(self.old, self.word) if not self.rules.lengths else ""
                looks = BRIGHT * len(self.word) + GHOST * len(rest)
                points = "" if rest or len(self.word) < 3 else DOUBT if self.doubt else squared(self.word)
                return (self.word + rest)[:LONGEST], looks, points, True
            if seat == self.owner:
                return there, BRIGHT * len(there), squared(there), True
            return "", "", "", True
        if seat == self.owner and row == self.line:  # the word that a Jarnac takes
            looks = (GHOST if self.word else BRIGHT) * len(there)
            return there, looks, squared(there), True
        return there, PLAIN * len(there), squared(there), False

    def loose_of(self, seat):
        """(letters, how each looks) of the loose letters of a player."""
        loose = spelled(self.rules.pools[seat])
        looks = [LOOSE] * len(loose)
        if seat == self.owner:
            used = minus(self.word, self.old) if self.is_word and not self.rules.lengths else ""
            _mark(loose, looks, used, USED)
            last = self.word[-1:]
            if last and last in used and last in loose:
                looks[_last(loose, looks, last)] = BRIGHT
            _mark(loose, looks, self.swapped, BRIGHT)
        if seat == self.seat and self.drawn:
            return loose + self.drawn, "".join(looks) + BRIGHT
        return loose, "".join(looks)


def squared(word):
    return str(len(word) * len(word)) if word else ""


def _mark(loose, looks, letters, look):
    """Give each of these letters the look, once for each time it occurs."""
    for letter in letters:
        at = loose.find(letter)
        while at >= 0 and looks[at] != LOOSE:
            at = loose.find(letter, at + 1)
        if at >= 0:
            looks[at] = look


def _last(loose, looks, letter):
    """The place of the last of these letters that is used."""
    at = loose.find(letter)
    while at + 1 < len(loose) and loose[at + 1] == letter and looks[at + 1] == USED:
        at += 1
    return at
