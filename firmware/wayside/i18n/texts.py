"""Texts by key in the language chosen. They stay in the file: memory holds where each begins, and the last few used.

A line of a file is `key = text`, or `key = text | shorter | shortest` where a place may be narrow.
A key is `section.name`; `{fact}` in a text is filled in; `\\n` ends a line.
"""

from binascii import crc32

SMALL = 0x3FFFFFFF  # a number of this size needs no memory of its own on a Pico

LANGUAGES = ("en", "fr", "de")
REMEMBERED = 24  # texts; a screen shows about as many


class Texts:
    """Texts of one language; callable with a key and facts."""

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
        self._places = self._find_all()

    def following(self):
        """The language after this one, round and round."""
        return LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def fit(self, key, characters, **facts):
        """The longest form that has room in so many characters, or else the shortest."""
        text = ""
        for form in self.forms(key):
            text = self._filled(form, facts)
            if len(text) <= characters:
                break
        return text

    def lines(self, key, columns, most, **facts):
        """The longest form whose lines, parted at \\n, all have room in so many columns; or else the shortest."""
        lines = []
        for form in self.forms(key):
            lines = self._filled(form, facts).split("\n")
            if len(lines) <= most and max([len(line) for line in lines]) <= columns:
                break
        return lines

    def has(self, key):
        return checksum(key.encode()) in self._places

    def forms(self, key):
        """All forms of a text, longest first; a key without a text is its own text."""
        forms = self._known.get(key)
        if forms is None:
            place = self._places.get(checksum(key.encode()))
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

    def _find_all(self):
        """Where in the file each text begins, by a checksum of its key."""
        places = {}
        section = b""
        start = 0
        for line in self._file:
            if line.startswith(b"["):
                section = line.strip()[1:-1] + b"."
            elif not line.startswith(b"#"):
                mark = line.find(b" = ")
                if mark > 0:
                    places[checksum(section + line[:mark])] = start + mark + 3
            start += len(line)
        return places


def checksum(key):
    return crc32(key) & SMALL
