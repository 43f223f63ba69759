"""Texts by key in the language chosen. They stay in the file: memory holds where each begins, and the last few used.

A line of a file is `key = text`, or `key = text | shorter | shortest` where a place may be narrow.
A key is `section.name`; `{fact}` in a text is filled in; `\\n` ends a line.
Of the sections of games, memory holds one: that of the game on the table.
"""

from binascii import crc32

SMALL = 0x3FFFFFFF  # a number of this size needs no memory of its own on a Pico

LANGUAGES = ("en", "fr", "de")
REMEMBERED = 24  # texts; a screen shows about as many
EVERYWHERE = ("ui", "dialog", "refuse")  # sections that every game needs
FIRST = 300  # bytes of a section, with the name of the game in them, that are looked at without turning to that game
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
        return self._filled(self.forms(key)[0], facts)

    def switch(self, language):
        """Speak another language from now on."""
        if language not in LANGUAGES:
            raise ValueError("there is no language '%s'; there are: %s" % (language, ", ".join(LANGUAGES)))
        self.language = language
        if self._file is not None:
            self._file.close()
        self._file = open("%s/%s.txt" % (self.folder, language), "rb")
        self._known = {}
        self._sections = self._find_sections()
        self._places = {}  # where the texts of EVERYWHERE begin, by a checksum of the key
        for section in EVERYWHERE:
            self._places.update(self._find_texts(section))
        self._game = ""
        self._game_places = {}  # and those of one section more

    def following(self):
        """The language after this one, round and round."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def name_of(self, language):
        """What a language calls itself: the first text of its file."""
        with open("%s/%s.txt" % (self.folder, language), "rb") as file:
            return file.read(FIRST).partition(b"\nlanguage = ")[2].partition(b"\n")[0].decode()

    def fit(self, key, characters, **facts):
        """The longest form that has room in so many characters, or else the shortest."""
        text = ""
        for form in self.forms(key):
            text = self._filled(form, facts)
            if len(text) <= characters:
                break
        return text

    def lines(self, key, columns, most_lines, **facts):
        """The longest form whose lines, parted at \\n, all have room in so many columns; or else the shortest."""
        lines = []
        for form in self.forms(key):
            lines = self._filled(form, facts).split("\n")
            if len(lines) <= most_lines and max([len(line) for line in lines]) <= columns:
                break
        return lines

    def has(self, key):
        return self._place(key) is not None

    def forms(self, key):
        """All forms of a text, longest first; a key without a text is its own text."""
        forms = self._known.get(key)
        if forms is None:
            place = self._place(key)
            forms = [key] if place is None else self._read(place)
            if len(self._known) >= REMEMBERED:
                self._known = {}
            self._known[key] = forms
        return forms

    def _filled(self, form, facts):
        return form.format(**facts) if facts else form

    def _read(self, place):
        self._file.seek(place)
        return self._file.readline().decode().strip().replace("\\n", "\n").split(" | ")

    def _place(self, key):
        """Where a text begins in the file, or None."""
        section = key.partition(".")[0]
        code = checksum(key)
        if section in EVERYWHERE:
            return self._places.get(code)
        if section != self._game:
            place = self._find_texts(section, FIRST).get(code)
            if place is not None:
                return place
            self._game = section
            self._game_places = self._find_texts(section)
        return self._game_places.get(code)

    def _find_sections(self):
        """Where in the file each section begins."""
        sections = {}
        tail = b"\n"  # what is left of the last block: from the line of a section that goes on in the next
        start = 0
        block = self._file.read(BLOCK)
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
            block = self._file.read(BLOCK)
        return sections

    def _find_texts(self, section, most=1000000):
        """Where in the file each text of a section begins, by a checksum of its key; `most` bytes are looked at."""
        places = {}
        start = self._sections.get(section)
        if start is None:
            return places
        self._file.seek(start)
        block = b"\n"
        rest = b""
        while block and most > 0:
            block = self._file.read(min(BLOCK, most))
            most -= len(block)
            lines = (rest + block).split(b"\n")
            rest = lines.pop() if block else b""
            for line in lines:
                if line.startswith(b"["):
                    return places
                mark = line.find(b" = ")
                if mark > 0 and not line.startswith(b"#"):
                    places[checksum(section + "." + line[:mark].decode())] = start + mark + 3
                start += len(line) + 1
        return places


def checksum(key):
    return crc32(key.encode()) & SMALL
