"""Texts by key in the language chosen. They stay in the file: memory holds where each begins, four bytes a text, and the last few used.

A line of a file is `key = text`, or `key = text | shorter | shortest` where a place may be narrow.
A key is `section.name`; `{fact}` in a text is filled in; `\\n` ends a line.
Of the sections of games, memory holds one: that of the game on the table.
"""

from array import array
from binascii import crc32

LANGUAGES = ("en", "fr", "de")
FORMS = " | "  # between the forms of a text
REMEMBERED = 12  # texts that were used last, and as many before them; a screen shows about as many
EVERYWHERE = ("ui", "dialog", "refuse")  # sections that every game needs
FIRST = 300  # bytes of a section, with the name of the game in them, that are looked at without turning to that game
LARGE = 4096  # bytes read at once where only the beginnings of sections are looked for
BLOCK = 512  # bytes read at once: line by line takes MicroPython ten times as long


class Texts:
    """Texts of one language; callable with a key and facts."""

    languages = LANGUAGES

    def __init__(self, language="en", folder=None):
        self.folder = folder or __file__.replace("\\", "/").rpartition("/")[0]
        self._file = None
        self.switch(language)

    def __call__(self, key, **facts):
        """The longest form of a text, with its facts filled in."""
        return self._filled(self._text(key).partition(FORMS)[0], facts)

    def switch(self, language):
        """Speak another language from now on."""
        if language not in LANGUAGES:
            raise ValueError("there is no language '%s'; there are: %s" % (language, ", ".join(LANGUAGES)))
        self.language = language
        if self._file is not None:
            self._file.close()
        self._file = open("%s/%s.txt" % (self.folder, language), "rb")
        self._known = {}  # the texts that were used last
        self._older = {}  # and those before them
        self._sections = self._find_sections()
        self._indexes = {}  # of those sections that every game needs, once they were asked for
        self._game = ""
        self._game_index = None  # and that of one section more

    def turn_to(self, section):
        """Have the texts of a game at hand."""
        if section != self._game:
            self._game = section
            self._game_index = self._index(section)

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
        """The text in the file, or None."""
        section, _, name = key.partition(".")
        if section in EVERYWHERE:
            if section not in self._indexes:
                self._indexes[section] = self._index(section)
            return self._look_up(self._indexes[section], key, name)
        if section != self._game:
            text = self._look_up(self._index(section, FIRST), key, name)
            if text is not None:
                return text
            self.turn_to(section)
        return self._look_up(self._game_index, key, name)

    def _look_up(self, index, key, name):
        """The text of a name in an index; keys with the same checksum are told apart by what stands in the file."""
        start, codes, places = index
        code = checksum(key)
        begin = name.encode() + b" = "
        at = codes.find(code)
        while at >= 0:
            if at % 2 == 0:
                self._file.seek(start + places[at // 2])
                line = self._file.readline()  # bytes: MicroPython looks up every text that comes into being
                if line.startswith(begin):
                    text = line[len(begin) :].strip().decode()
                    return text.replace("\\n", "\n") if b"\\" in line else text
            at = codes.find(code, at + 1)
        return None

    def _find_sections(self):
        """Where in the file each section begins."""
        sections = {}
        tail = b"\n"  # what is left of the last block: from the line of a section that goes on in the next
        start = 0
        block = self._file.read(LARGE)
        while block:
            start -= len(tail)
            text = tail + block
            tail = text[-1:]
            at = text.find(b"\n[")
            while at >= 0:
                end = text.find(b"]\n", at)
                if end < 0:
                    tail = text[at:]
                    break
                sections[text[at + 2 : end].decode()] = start + end + 2
                at = text.find(b"\n[", end)
            start += len(text)
            block = self._file.read(LARGE)
        return sections

    def _index(self, section, most=1000000):
        """(where a section begins, the checksums of its keys, where their lines begin); `most` bytes are looked at."""
        codes = bytearray()
        places = array("H")
        prefix = crc32(section.encode() + b".")
        start = self._sections.get(section)
        if start is None:
            return 0, b"", places
        self._file.seek(start)
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
                    places.append(place)
                elif line.startswith(b"["):
                    return start, bytes(codes), places
                place += len(line) + 1
        return start, bytes(codes), places


def checksum(key):
    """Two bytes."""
    return (crc32(key.encode()) & 0xFFFF).to_bytes(2, "big")
