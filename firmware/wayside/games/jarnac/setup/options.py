"""The options of a Jarnac match: reads and checks the texts, gives numbers and switches."""

from wayside.games.jarnac.rules.letters import ALPHABET, IJ, PLAIN, plain
from wayside.games.jarnac.setup.option_list import OPTIONS
from wayside.games.moves import BadOption, complete

# Facts 3 and 4 of the rules page.
SETS = {
    "french": "A14B4C7D5E19F2G4H2I11J1K1L6M5N9O8P4Q1R10S7T9U8V2W1X1Y1Z2",
    "french2": "A14B4C6D5E19F2G4H2I10J1K1L4M4N10O9P4Q2R10S10T10U6V2W1X1Y1Z2",
}
MOST_OF_A_LETTER = 40
MOST_LETTERS = 250
LEAST_LETTERS = 12  # six for each player at the start


class Variant:
    """The options of a match, one attribute each."""

    def __init__(self, values):
        self.lengths = values["mode"] == "lengths"
        self.letters = read_letters(values)  # how many there are of each; None: nobody knows
        counts = self.letters or bytes(len(ALPHABET))
        extra = [ALPHABET[index] for index in range(len(PLAIN), len(ALPHABET)) if counts[index]]
        self.alphabet = PLAIN + "".join(extra)
        self.lines = 7 if values["end"] == "seventh" else 8
        self.quiet = values["end"] == "quiet"
        self.jarnacs = 255 if values["jarnacs"] == "any" else int(values["jarnacs"])
        self.jarnac_bonus = values["jarnac_bonus"] == "on"
        self.wrong_loses = values["wrong_call"] == "lose"
        self.ends_when_empty = values["empty_bag"] == "end"
        self.least = (int(values["least_first"]), int(values["least_second"]))


def read_variant(options):
    """The options in the form that the rules need."""
    return Variant(complete(OPTIONS, options))


def read_letters(values):
    """The letters in the bag as counts, or None."""
    own = read_counts(values["counts"])  # it must be valid even if it is not used
    if values["mode"] == "lengths" or values["letters"] == "none":
        return None
    letters = own if values["letters"] == "own" else read_counts(values["letters"])
    if sum(letters) < LEAST_LETTERS:
        raise BadOption("option counts: a bag has at least %d letters" % LEAST_LETTERS)
    return letters


def read_counts(text):
    """The counts of a text such as A14B4IJ2, or of a known set."""
    text = plain(SETS.get(text, text), ALPHABET)
    counts = bytearray(len(ALPHABET))
    at = 0
    while at < len(text):
        index = ALPHABET.find(text[at].upper())
        end = at + 1
        while end < len(text) and text[end] in "0123456789":
            end += 1
        digits = text[at + 1 : end]
        if index < 0 or not 1 <= len(digits) <= 2 or int(digits) > MOST_OF_A_LETTER or counts[index]:
            wanted = "write each of A to Z, Ä, Ñ, Ö, Ü, IJ once and how many there are, at most %d" % MOST_OF_A_LETTER
            raise BadOption("option counts: %s, for example A14B4; not '%s'" % (wanted, text[at : at + 8]))
        counts[index] = int(digits)
        at = end
    if sum(counts) > MOST_LETTERS:
        raise BadOption("option counts: a bag has at most %d letters" % MOST_LETTERS)
    return bytes(counts)


def write_counts(counts):
    """The text that read_counts reads."""
    return "".join(["%s%d" % (shown(index), counts[index]) for index in range(len(ALPHABET)) if counts[index]])


def shown(index):
    """A letter of the alphabet as people write it."""
    return "IJ" if ALPHABET[index] == IJ else ALPHABET[index]
