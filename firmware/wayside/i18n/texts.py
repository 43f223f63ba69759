"""Texts by key in the language chosen. They stay in their files: memory holds where each begins, four bytes a text, and the last few used.

A line of a file is `key = text`, or `key = text | shorter | shortest` where a place may be narrow.
A key is `section.name`; `{fact}` in a text is filled in; `\\n` ends a line.
The texts that all games share stand in one file, in sections. Those of a game are the file in its own folder; of games,
memory holds one: that on the table.
"""

from array import array
from binascii import crc32

LANGUAGES = ("en", "fr", "de")
FORMS = " | "  # between the forms of a text
REMEMBERED = 12  # texts that were used last, and as many before them; a screen shows about as many
SHARED = ("ui", "dialog", "refuse", "help")  # the sections that all games share
NAMES = (
    "texts_%s.txt",
    "texts/%s.txt",
)  # in a game's folder: on a device, where a folder takes much flash, and elsewhere
FIRST = 300  # bytes of a game's file, with its name in them, that are looked at without turning to that game
BLOCK = 512  # bytes read at once: line by line takes MicroPython ten times as long


class Texts:
    """Texts of one language; callable with a key and facts."""

    languages = LANGUAGES

    def __init__(self, language="en", folder=None):
        self.folder = folder or __file__.replace("\\", "/").rpartition("/")[0]
        self._shared = None
        self._game = None  # the texts of the game that was asked about last
        self.switch(language)

    def __call__(self, key, **facts):
        """The longest form of a text, with its facts filled in."""
        return self._filled(self._text(key).partition(FORMS)[0], facts)

    def switch(self, language):
        """Speak another language from now on."""
        if language not in LANGUAGES:
            raise ValueError("there is no language '%s'; there are: %s" % (language, ", ".join(LANGUAGES)))
        self.language = language
        for file in (self._shared, self._game):
            if file is not None:
                file.close()
        self._shared = TextFile("%s/%s.txt" % (self.folder, language))
        self._game = None
        self._known = {}  # the texts that were used last
        self._older = {}  # and those before them

    def turn_to(self, game):
        """Have the texts of a game at hand."""
        if self._game is None or self._game.section != game:
            if self._game is not None:
                self._game.close()
            self._game = self._of_game(game)

    def following(self):
        """The language after this one, round and round."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def name_of(self, language):
        """What a language calls itself: the first text of its file."""
        with open("%s/%s.txt" % (self.folder, language), "rb") as file:
            return file.read(FIRST).partition(b"\nlanguage = ")[2].partition(b"\n")[0].decode()

    def fit(self, key, characters, **facts):
        """The longest form that has room in so many characters, or else the shortest."""
        forms, start = self._text(key), 0
        while True:
            end = forms.find(FORMS, start)
            text = self._filled(forms[start:end] if end >= 0 else forms[start:], facts)
            if end < 0 or len(text) <= characters:
                return text
            start = end + len(FORMS)

    def lines(self, key, columns, most_lines, **facts):
        """The longest form whose lines, parted at \\n, all have room in so many columns; or else the shortest."""
        lines = []
        for form in self.forms(key):
            lines = self._filled(form, facts).split("\n")
            if len(lines) <= most_lines and max([len(line) for line in lines]) <= columns:
                break
        return lines

    def has(self, key):
        return self._find(key) is not None

    def forms(self, key):
        """All forms of a text, longest first; a key without a text is its own text."""
        return self._text(key).split(FORMS)

    def _text(self, key):
        """All forms in one."""
        text = self._known.get(key)
        if text is None:
            text = self._older.get(key) or self._find(key) or key
            if len(self._known) >= REMEMBERED:
                self._older = self._known
                self._known = {}
            self._known[key] = text
        return text

    def _filled(self, form, facts):
        return form.format(**facts) if facts else form

    def _find(self, key):
        """The text in its file, or None."""
        section = key.partition(".")[0]
        if section in SHARED:
            return self._shared.find(key)
        if self._game is None or self._game.section != section:
            beginning = self._of_game(section, FIRST)
            text = beginning.find(key)
            beginning.close()
            if text is not None:
                return text
            self.turn_to(section)
        return self._game.find(key)

    def _of_game(self, game, most=1000000):
        """The file in the game's own folder; a game that does not speak this language speaks its English."""
        folder = "%s/games/%s/" % (self.folder.rpartition("/")[0], game)
        for language in (self.language, LANGUAGES[0]):
            for name in NAMES:
                try:
                    return TextFile(folder + name % language, game, most)
                except OSError:
                    pass
        return TextFile(None, game)


class TextFile:
    """The texts of a file: checksums of their keys, and where their lines begin. `most` bytes of it are looked at.

    A file of a game is one section; in any other, each section begins with its name in brackets.
    """

    def __init__(self, path, section="", most=1000000):
        self.section = section
        self._codes = b""
        self._places = array("H")
        self._file = None
        if path is not None:
            self._file = open(path, "rb")
            self._index(most)

    def close(self):
        if self._file is not None:
            self._file.close()

    def find(self, key):
        """The text of a key, or None; keys with the same checksum are told apart by what stands in the file."""
        begin = key[key.find(".") + 1 :].encode() + b" = "
        code = checksum(key)
        at = self._codes.find(code)
        while at >= 0:
            if at % 2 == 0:
                self._file.seek(self._places[at // 2])
                line = self._file.readline()  # bytes: MicroPython looks up every text that comes into being
                if line.startswith(begin):
                    text = line[len(begin) :].strip().decode()
                    return text.replace("\\n", "\n") if b"\\" in line else text
            at = self._codes.find(code, at + 1)
        return None

    def _index(self, most):
        codes = bytearray()
        prefix = crc32(self.section.encode() + b".")
        place = 0
        block = b"\n"
        rest = b""
        while block and most > 0:
            block = self._file.read(min(BLOCK, most))
            most -= len(block)
            lines = (rest + block).split(b"\n")
            rest = lines.pop() if block else b""
            for line in lines:  # as few steps as can be: there are hundreds of them
                mark = line.find(b" = ")
                if mark > 0:
                    code = crc32(line[:mark], prefix)
                    codes.append(code >> 8 & 0xFF)
                    codes.append(code & 0xFF)
                    self._places.append(place)
                elif line.startswith(b"["):
                    prefix = crc32(line[1:-1] + b".")
                place += len(line) + 1
        self._codes = bytes(codes)


def checksum(key):
    """Two bytes."""
    return (crc32(key.encode()) & 0xFFFF).to_bytes(2, "big")
