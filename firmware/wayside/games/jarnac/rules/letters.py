"""Letters as counts: a set of letters is a bytearray of 26 numbers."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
HIDDEN = "."  # a letter of a word of which only the length is known


def counted(letters):
    """How many of each there are."""
    counts = bytearray(26)
    add(counts, letters)
    return counts


def add(counts, letters):
    for letter in letters:
        if letter != HIDDEN:
            counts[ord(letter) - 65] += 1


def take(counts, letters):
    """Remove letters; the caller knows that they are there."""
    for letter in letters:
        if letter != HIDDEN:
            counts[ord(letter) - 65] -= 1


def missing(counts, letters):
    """The first of these letters that is not there (any more), or ""."""
    left = bytearray(counts)
    for letter in letters:
        index = ord(letter) - 65
        if not left[index]:
            return letter
        left[index] -= 1
    return ""


def spelled(counts):
    """The letters in alphabetical order, each as often as it is there."""
    return "".join([ALPHABET[index] * counts[index] for index in range(26)])


def minus(word, letters):
    """What is left of a word without these letters. Letters that it does not have are ignored."""
    for letter in letters:
        word = word.replace(letter, "", 1)
    return word
