"""Texts by key in the language chosen: a section of the language's file is read when a key of it is first asked for.

A line of a file is `key = text`, or `key = text | shorter | shortest` where a place may be narrow.
A key is `section.name`; `{fact}` in a text is filled in; `\\n` ends a line.
"""

LANGUAGES = ("en", "fr", "de")


class Texts:
    """Texts of one language; callable with a key and facts."""

    def __init__(self, language="en", folder=None):
        self.folder = folder or __file__.rpartition("/")[0]
        self.switch(language)

    def __call__(self, key, **facts):
        """The longest form of a text, with its facts filled in."""
        return self._filled(self.forms(key)[0], facts)

    def switch(self, language):
        """Speak another language from now on."""
        if language not in LANGUAGES:
            raise ValueError("there is no language '%s'; there are: %s" % (language, ", ".join(LANGUAGES)))
        self.language = language
        self._sections = {}

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
        section, _, name = key.partition(".")
        return name in self._section(section)

    def forms(self, key):
        """All forms of a text, longest first; a key without a text is its own text."""
        section, _, name = key.partition(".")
        forms = self._section(section).get(name)
        return forms.split(" | ") if forms is not None else [key]

    def _filled(self, form, facts):
        return form.format(**facts) if facts else form

    def _section(self, name):
        if name not in self._sections:
            self._sections[name] = self._read(name)
        return self._sections[name]

    def _read(self, section):
        found = {}
        inside = False
        with open("%s/%s.txt" % (self.folder, self.language)) as lines:
            for line in lines:
                line = line.strip()
                if line.startswith("["):
                    if inside:
                        break
                    inside = line == "[%s]" % section
                elif inside and line and not line.startswith("#"):
                    key, _, text = line.partition(" = ")
                    found[key.strip()] = text.strip().replace("\\n", "\n")
        return found
