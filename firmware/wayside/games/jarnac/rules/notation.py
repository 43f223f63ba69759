"""How moves are written: new RAT, grow 1 TZAR, swap ABC, draw E, empty, pass, jarnac 1 TZAR, jarnac new BUT."""

from wayside.games.jarnac.rules.letters import ALPHABET, EXTRA, HIDDEN, PLAIN, plain, written
from wayside.games.moves import is_ascii

DRAW = "draw"
SWAP = "swap"
EMPTY = "empty"
PASS = "pass"
NEW = "new"
GROW = "grow"
JARNAC = "jarnac"
WRONG = "wrong"

LINES = "12345678"
_MOST = 30  # letters of a word; a longer text is not read as a move
_DIGITS = "0123456789"


class Move:
    """A move that was read: what, the line (0: none), the letters, or a length (0: letters were given)."""

    def __init__(self, what, line=0, letters="", length=0):
        self.what = what
        self.line = line
        self.letters = letters
        self.length = length

    @property
    def word(self):
        """The letters; hidden ones if only the length is known."""
        return self.letters or HIDDEN * self.length

    def text(self, alphabet=PLAIN):
        """The move in the one spelling that records use."""
        parts = [self.what]
        if self.what == JARNAC and not self.line and self.word:
            parts.append(NEW)
        elif self.what == JARNAC and not self.word:
            parts.append(WRONG)
        elif self.line:
            parts.append(str(self.line))
        if self.word:
            parts.append(written(self.letters, alphabet) or str(self.length))
        return " ".join(parts)


def read_move(text, alphabet=PLAIN):
    """The Move of a text, or None. Letters outside the alphabet are read without their accents."""
    text = plain(text, alphabet)
    if not is_ascii("".join([letter for letter in text if letter not in EXTRA])):
        return None
    words = text.lower().split()
    what = words[0] if words else ""
    rest = words[1:]
    if what in (PASS, EMPTY):
        return None if rest else Move(what)
    if what in (DRAW, SWAP):
        letters = _letters(rest[0]) if len(rest) == 1 else ""
        if what == SWAP:
            letters = "".join(sorted(letters))
        return Move(what, 0, letters) if letters else None
    if what == NEW:
        return _word(what, 0, rest)
    if what == GROW:
        line = _line(rest)
        return _word(what, line, rest[1:]) if line else None
    if what == JARNAC:
        if rest == [WRONG]:
            return Move(what)
        line = _line(rest)
        return _word(what, line, rest[1:]) if line or rest[:1] == [NEW] else None
    return None


def _line(words):
    """The number of a line, or 0."""
    return int(words[0]) if words and len(words[0]) == 1 and words[0] in _DIGITS else 0


def _word(what, line, words):
    if len(words) != 1:
        return None
    word = words[0]
    if len(word) <= 2 and word[0] in _DIGITS[1:] and word[-1] in _DIGITS:
        return Move(what, line, "", int(word))
    letters = _letters(word)
    return Move(what, line, letters) if letters else None


def _letters(text):
    """The letters as capitals; "" if there are other characters."""
    text = text.upper()
    for letter in text:
        if letter not in ALPHABET:
            return ""
    return text if len(text) <= _MOST else ""
