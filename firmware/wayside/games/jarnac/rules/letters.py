"""Letters as counts: a set of letters is a bytearray with a number for each letter of the alphabet.

A set of one's own may have letters beyond A to Z. IJ is one letter then, and one character here; moves write it as IJ,
and the two letters I and J side by side as I'J.
"""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÑÖÜĲ"
PLAIN = ALPHABET[:26]  # the letters of every set
EXTRA = ALPHABET[26:]
IJ = "Ĳ"
APART = "'"  # between an I and a J that are two letters
HIDDEN = "."  # a letter of a word of which only the length is known

# A letter, and the accented letters that are written as it if the set does not have them.
_ACCENTS = "AÀÁÂÃÄÅàáâãäå CÇç EÈÉÊËèéêë IÌÍÎÏìíîï NÑñ OÒÓÔÕÖØòóôõöø UÙÚÛÜùúûü YÝŸýÿ"
_DOUBLE = (("Œ", "OE"), ("œ", "OE"), ("Æ", "AE"), ("æ", "AE"), ("ß", "SS"), ("ĳ", "IJ"), ("Ĳ", "IJ"))
_SMALL = "äñöü"  # of EXTRA; not every Python knows their capitals


def index_of(letter):
    """The number of a letter in the alphabet."""
    return ord(letter) - 65 if letter <= "Z" else ALPHABET.find(letter)


def counted(letters):
    """How many of each there are."""
    counts = bytearray(len(ALPHABET))
    add(counts, letters)
    return counts


def add(counts, letters):
    for letter in letters:
        if letter != HIDDEN:
            counts[index_of(letter)] += 1


def take(counts, letters):
    """Remove letters; the caller knows that they are there."""
    for letter in letters:
        if letter != HIDDEN:
            counts[index_of(letter)] -= 1


def missing(counts, letters):
    """The first of these letters that is not there (any more), or ""."""
    left = bytearray(counts)
    for letter in letters:
        index = index_of(letter)
        if not left[index]:
            return letter
        left[index] -= 1
    return ""


def spelled(counts):
    """The letters in alphabetical order, each as often as it is there."""
    return "".join([ALPHABET[index] * counts[index] for index in range(len(ALPHABET))])


def minus(word, letters):
    """What is left of a word without these letters. Letters that it does not have are ignored."""
    for letter in letters:
        word = word.replace(letter, "", 1)
    return word


# As text


def plain(text, alphabet=PLAIN):
    """The text with letters of this alphabet only: others lose their accents."""
    if IJ in alphabet:
        for pair in ("IJ", "Ij", "iJ", "ij", "ĳ"):
            text = text.replace(pair, IJ)
        text = text.replace(APART, "")
    for double, letters in _DOUBLE:
        if double not in alphabet:
            text = text.replace(double, letters)
    found = ""
    for letter in text:
        if letter > "~":
            if letter in _SMALL:
                letter = EXTRA[_SMALL.find(letter)]
            at = _ACCENTS.find(letter) if letter not in alphabet else -1
            if at >= 0:
                letter = _ACCENTS[_ACCENTS.rfind(" ", 0, at) + 1]
        found += letter
    return found


def written(letters, alphabet):
    """These letters as `plain` reads them."""
    if IJ not in alphabet:
        return letters
    return letters.replace("IJ", "I" + APART + "J").replace(IJ, "IJ")
