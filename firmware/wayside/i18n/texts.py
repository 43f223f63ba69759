"""Finds texts by key in the chosen language. Texts stay in files; memory has their places and the last few texts used.

A line of a file is `key = text`, or `key = text | shorter | shortest` for narrow places.
A key is `section.name`. `{fact}` in a text is filled in. `\\n` ends a line.
`{count~coin/coins}` is the word for one or for several, as the language counts. In French no line begins with ? ! : ;
because the space before them does not break.
One file has the texts that all games share, in sections. The texts of a game are a file in its folder; only one game's
texts are open at a time.
"""

from array import array
from binascii import crc32

LANGUAGES = ("en", "fr", "de")
FORMS = " | "  # between the forms of a text
COUNTED = "~"  # in {count~coin/coins}
SINGULAR = {"fr": ("0", "1")}  # the counts that take the first word, where these are not only 1
NO_BREAK = "\xa0"
REMEMBERED = 12  # the last texts used, and as many before them; a screen shows about this many
SHARED = ("ui", "dialog", "refuse", "help")  # the sections that all games share
NAMES = (
    "texts_%s.txt",
    "texts/%s.txt",
)  # in a game's folder: first on a device, where a sub-folder needs much flash, then elsewhere
FIRST = 300  # bytes at the start of a game's file, which include its name; read without opening the whole file
BLOCK = 512  # bytes read at once: reading line by line is ten times slower in MicroPython


class Texts:
    """The texts of one language. Call it with a key and facts."""

    languages = LANGUAGES

    def __init__(self, language="en", folder=None):
        self.folder = folder or __file__.replace("\\", "/").rpartition("/")[0]
        self._shared = None
        self._game = None  # the texts of the game that was used last
        self.switch(language)

    def __call__(self, key, **facts):
        """The longest form of a text, with the facts filled in."""
        return self.filled(self._text(key).partition(FORMS)[0], facts)

    def switch(self, language):
        """Change the language."""
        if language not in LANGUAGES:
            raise ValueError("there is no language '%s'; there are: %s" % (language, ", ".join(LANGUAGES)))
        self.language = language
        for file in (self._shared, self._game):
            if file is not None:
                file.close()
        self._shared = TextFile("%s/%s.txt" % (self.folder, language))
        self._game = None
        self._known = {}  # the texts used last
        self._older = {}  # the texts used before them

    def turn_to(self, game):
        """Open the texts of a game."""
        if self._game is None or self._game.section != game:
            if self._game is not None:
                self._game.close()
            self._game = self._of_game(game)

    def following(self):
        """The next language; after the last comes the first."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def name_of(self, language):
        """The name of a language in that language: the first text of its file."""
        with open("%s/%s.txt" % (self.folder, language), "rb") as file:
            return file.read(FIRST).partition(b"\nlanguage = ")[2].partition(b"\n")[0].decode()

    def fit(self, key, characters, **facts):
        """The longest form that fits this many characters, or else the shortest."""
        forms, start = self._text(key), 0
        while True:
            end = forms.find(FORMS, start)
            text = self.filled(forms[start:end] if end >= 0 else forms[start:], facts)
            if end < 0 or len(text) <= characters:
                return text
            start = end + len(FORMS)

    def lines(self, key, columns, most_lines, **facts):
        """The lines of the longest form in which every line fits the columns, or else of the shortest."""
        lines = []
        for form in self.forms(key):
            lines = self.filled(form, facts).split("\n")
            if len(lines) <= most_lines and max([len(line) for line in lines]) <= columns:
                break
        return lines

    def has(self, key):
        return self._find(key) is not None

    def forms(self, key):
        """All forms of a text, longest first. If a text is missing, its key is used."""
        return self._text(key).split(FORMS)

    def _text(self, key):
        """All forms as one string."""
        text = self._known.get(key)
        if text is None:
            text = self._older.get(key) or self._joined(self._find(key)) or key
            if len(self._known) >= REMEMBERED:
                self._older = self._known
                self._known = {}
            self._known[key] = text
        return text

    def _joined(self, text):
        """French puts a space before some marks; it must not become the end of a line."""
        if text and self.language == "fr":
            for mark in "?!:;»":
                text = text.replace(" " + mark, NO_BREAK + mark)
        return text

    def filled(self, form, facts):
        """A form of a text with the facts filled in."""
        if COUNTED in form:
            form = self._counted(form, facts)
        return form.format(**facts) if facts else form

    def _counted(self, form, facts):
        """Choose the words that depend on a count."""
        parts = form.split("{")
        text = parts[0]
        for part in parts[1:]:
            inside, _, rest = part.partition("}")
            name, mark, words = inside.partition(COUNTED)
            if mark:
                one, _, several = words.partition("/")
                text += (one if str(facts[name]) in SINGULAR.get(self.language, ("1",)) else several) + rest
            else:
                text += "{" + part
        return text

    def _find(self, key):
        """Find a text in its file, or None."""
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
        """The file in the game's folder, in English if the game lacks this language."""
        folder = "%s/games/%s/" % (self.folder.rpartition("/")[0], game)
        for language in (self.language, LANGUAGES[0]):
            for name in NAMES:
                try:
                    return TextFile(folder + name % language, game, most)
                except OSError:
                    pass
        return TextFile(None, game)


class TextFile:
    """A file of texts: checksums of the keys, and where their lines begin. Only the first `most` bytes are read.

    The file of a game is one section. In the shared file, each section begins with its name in brackets.
    """

    def __init__(self, path, section="", most=1000000):
        self.section = section
        self._codes = b""
        self._offsets = array("H")
        self._file = None
        if path is not None:
            self._file = open(path, "rb")
            self._index(most)

    def close(self):
        if self._file is not None:
            self._file.close()

    def find(self, key):
        """The text of a key, or None. The key in the file is compared too, because checksums can be equal."""
        begin = key[key.find(".") + 1 :].encode() + b" = "
        code = checksum(key)
        at = self._codes.find(code)
        while at >= 0:
            if at % 2 == 0:
                self._file.seek(self._offsets[at // 2])
                line = self._file.readline()  # bytes are faster: MicroPython interns strings
                if line.startswith(begin):
                    text = line[len(begin) :].strip().decode()
                    return text.replace("\\n", "\n") if b"\\" in line else text
            at = self._codes.find(code, at + 1)
        return None

    def _index(self, most):
        codes = bytearray()
        prefix = crc32(self.section.encode() + b".")
        offset = 0
        block = b"\n"
        rest = b""
        while block and most > 0:
            block = self._file.read(min(BLOCK, most))
            most -= len(block)
            lines = (rest + block).split(b"\n")
            rest = lines.pop() if block else b""
            for line in lines:  # keep it fast: there are hundreds of lines
                mark = line.find(b" = ")
                if mark > 0:
                    code = crc32(line[:mark], prefix)
                    codes.append(code >> 8 & 0xFF)
                    codes.append(code & 0xFF)
                    self._offsets.append(offset)
                elif line.startswith(b"["):
                    prefix = crc32(line[1:-1] + b".")
                offset += len(line) + 1
        self._codes = bytes(codes)


def checksum(key):
    """The checksum of a key, two bytes."""
    return (crc32(key.encode()) & 0xFFFF).to_bytes(2, "big")
