"""Finds the line of each key in a TOML file. The standard reader gives no lines, but good messages need them."""

import re
from dataclasses import dataclass, field

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"""\s*("[^"]*"|'[^']*'|[A-Za-z0-9_-]+)\s*(\.[^=]*)?=""")
_QUOTED = re.compile(r"""\"[^"]*\"|'[^']*'""")


@dataclass
class Lines:
    """Line numbers by (section, index, key); index is 0 unless the section is a list of tables."""

    places: dict[tuple[str, int, str], int] = field(default_factory=dict)

    def of(self, section: str, index: int = 0, key: str = "") -> int:
        """The line of a key, else of its section, else 1. At the top level the key may be the name of a section."""
        candidates = [(section, index, key), (section, index, "")]
        if not section and key:
            candidates.insert(1, (key, 0, ""))
        return next((self.places[place] for place in candidates if place in self.places), 1)


def find_lines(text: str) -> Lines:
    """The line of each section and key, for a text that the standard reader has accepted."""
    lines = Lines()
    section, index = "", 0
    lists: dict[str, int] = {}
    closing = ""  # the quotes that end a text of several lines
    depth = 0  # how many brackets of a list of several lines are still open
    for number, line in enumerate(text.splitlines(), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        if depth:
            depth = max(0, depth + _opened(line))
            continue
        header = _HEADER.match(line)
        key = _KEY.match(line)
        if header:
            section, index = header[2].strip("\"'"), 0
            if header[1] == "[[":
                index = lists.get(section, -1) + 1
                lists[section] = index
            lines.places.setdefault((section, index, ""), number)
        elif key:
            lines.places.setdefault((section, index, key[1].strip("\"'")), number)
            depth = max(0, _opened(line[key.end() :]))
        for quotes in ('"""', "'''"):
            if line.count(quotes) % 2:
                closing = quotes
    return lines


def _opened(text: str) -> int:
    """How many brackets stay open after this line, without those in quotes and comments."""
    bare = _QUOTED.sub("", text).split("#", 1)[0]
    return bare.count("[") - bare.count("]")
