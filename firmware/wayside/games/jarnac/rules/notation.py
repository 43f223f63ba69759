"""How moves are written: new RAT, grow 1 TZAR, swap ABC, draw E, empty, pass, jarnac 1 TZAR, jarnac new BUT."""

from wayside.games.jarnac.rules.letters import ALPHABET, HIDDEN
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

# A letter, and the accented letters that are written as it.
_ACCENTS = "AÀÁÂÃÄÅàáâãäå CÇç EÈÉÊËèéêë IÌÍÎÏìíîï NÑñ OÒÓÔÕÖØòóôõöø UÙÚÛÜùúûü YÝŸýÿ"
_DOUBLE = (("Œ", "OE"), ("œ", "OE"), ("Æ", "AE"), ("æ", "AE"), ("ß", "SS"))


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

    def text(self):
        """The move in the one spelling that records use."""
        parts = [self.what]
        if self.what == JARNAC and not self.line and self.word:
            parts.append(NEW)
        elif self.what == JARNAC and not self.word:
            parts.append(WRONG)
        elif self.line:
            parts.append(str(self.line))
        if self.word:
            parts.append(self.letters or str(self.length))
        return " ".join(parts)


def read_move(text):
    """The Move of a text, or None."""
    text = plain(text)
    if not is_ascii(text):
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


def plain(text):
    """The text without accents."""
    for double, letters in _DOUBLE:
        text = text.replace(double, letters)
    found = ""
    for letter in text:
        if letter > "~":
            at = _ACCENTS.find(letter)
            if at >= 0:
                letter = _ACCENTS[_ACCENTS.rfind(" ", 0, at) + 1]
        found += letter
    return found


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
