"""Reads the file of a road of Strada Romana, line by line.

It begins with `road`. Then come headings, each with its items on the same line or on the lines below: `part` three
times (the columns from Ostia to Rome), `lines`, `markets`, `entries`, `costs`, `wagons`. Comments after # and empty
lines are ignored. The firmware checks whether the road is correct: roads.py.
"""

import re
from itertools import pairwise
from typing import Callable

from wayside.games.strada_romana.setup.editor.editor_view import SPECIALS
from wayside.games.strada_romana.setup.start.roads import AUTO

FIRST = "road"  # the word by which these files are recognised
# In the order of the fields of the option.
PART, LINES, MARKETS, ENTRIES, COSTS, WAGONS = HEADINGS = ("part", "lines", "markets", "entries", "costs", "wagons")
ENDS = ("ostia", "rome")
SQUARE = re.compile("[0-9]{1,2}[HCL]")
FORBIDDEN = ",|;/"  # separators in the option and in records


class RoadFile:
    """The items of each heading, with their line numbers."""

    def __init__(self) -> None:
        self.errors: list[tuple[int, str]] = []
        self.broken: set[str] = set()  # headings with unreadable items
        self.begins: dict[str, int] = {}
        self.items: dict[str, list[tuple[int, str]]] = {heading: [] for heading in HEADINGS}
        self.parts: list[int] = []  # number of columns before each part
        self.heading = ""
        self.number = 0

    def error(self, number: int, sentence: str) -> None:
        self.errors.append((number, sentence))

    def wrong(self, sentence: str) -> None:
        """Report an error in the present line."""
        self.error(self.number, sentence)
        self.broken.add(self.heading)

    def read(self, text: str) -> None:
        lines = [(number, line.partition("#")[0].split()) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, words) for number, words in lines if words]
        if not lines or [word.lower() for word in lines[0][1]] != [FIRST]:
            self.error(lines[0][0] if lines else 1, f"the file of a road begins with the word '{FIRST}'")
        for self.number, words in lines:
            if words[0].lower() in HEADINGS:
                self._open(words.pop(0).lower())
            elif not self.heading:
                if self.number != lines[0][0]:
                    self.error(self.number, f"this is under no heading; the headings are {', '.join(HEADINGS)}")
                continue
            if words:
                self._readers()[self.heading](words)
        for heading in HEADINGS[:-1]:
            if heading not in self.begins:
                self.error(lines[-1][0] if lines else 1, f"the heading '{heading}' is missing")

    def _open(self, heading: str) -> None:
        self.heading = heading
        if heading == PART:
            self.parts.append(len(self.items[PART]))
        elif heading in self.begins:
            self.wrong(f"the heading '{heading}' appears a second time")
        self.begins.setdefault(heading, self.number)

    def _readers(self) -> dict[str, Callable[[list[str]], None]]:
        return {
            PART: self._part, LINES: self._lines, MARKETS: self._market, ENTRIES: self._entries, COSTS: self._cost,
            WAGONS: self._wagon,
        }  # fmt: skip

    def _add(self, item: str) -> None:
        self.items[self.heading].append((self.number, item))

    def _part(self, words: list[str]) -> None:
        for word in words:
            if word.isalpha():
                self._add(word.upper())
            else:
                self.wrong(f"a column is some of H, C and L, such as HCL; not '{word[:12]}'")
                self._add("HCL")  # so that later columns have the right numbers

    def _squares(self, words: list[str]) -> list[str]:
        """The squares in the form of the option; wrong ones are reported and left out."""
        squares = []
        for word in words:
            if SQUARE.fullmatch(word.upper()):
                squares.append(word.upper())
            else:
                self.wrong(f"a square is its column with H, C or L, such as 9H; not '{word[:12]}'")
        return squares

    def _lines(self, words: list[str]) -> None:
        for word in words:
            if self.items[LINES] and AUTO in (word.lower(), self.items[LINES][0][1]):
                self.wrong(f"'{AUTO}' must be alone: it means all the usual lines")
                return
            if word.lower() == AUTO:
                self._add(AUTO)
                continue
            ends = word.split("-")
            if len(ends) != 2:
                self.wrong(f"a line joins two squares, such as 4C-5H; not '{word[:12]}'")
                continue
            squares = self._squares(ends)
            if len(squares) == 2:
                self._add("".join(squares))

    def _market(self, words: list[str]) -> None:
        """A market such as M01, and the squares that touch it."""
        name = f"M{len(self.items[MARKETS]) + 1:02}"
        if words[0].upper() != name:
            self.wrong(f"expected market {name}, then the squares that touch it, not '{words[0][:12]}'")
        squares = self._squares(words[1:])
        if len(words) < 2:
            self.wrong(f"which squares touch market {name}?")
        self._add("+".join(squares))

    def _entries(self, words: list[str]) -> None:
        """Ostia, then Rome, each with the squares next to it."""
        place = len(self.items[ENTRIES])
        if place == len(ENDS) or words[0].lower() != ENDS[place]:
            self.wrong("the entries are a line with 'Ostia' and its squares, then one with 'Rome' and its squares")
            return
        self._add(",".join(self._squares(words[1:])))

    def _cost(self, words: list[str]) -> None:
        """A special move and its coins; all four in fixed order."""
        place = len(self.items[COSTS])
        if place == len(SPECIALS) or len(words) != 2 or words[0].lower() != SPECIALS[place]:
            self.wrong(f"the costs are {', '.join(SPECIALS)}, each with its coins on a line of its own")
        elif len(words[1]) != 1 or words[1] not in "0123456789":
            self.wrong(f"coins are a number from 1 to 4, not '{words[1][:12]}'")
            self._add("1")
        else:
            self._add(words[1])

    def _wagon(self, words: list[str]) -> None:
        """A wagon's number and name. Numbers may be skipped but must go up."""
        digits, name = words[0], "_".join(words[1:])
        known = len(self.items[WAGONS])
        if not re.fullmatch("[1-9][0-9]?", digits) or int(digits) <= known or not name:
            self.wrong("a wagon is its number and its name, such as 1 Pseudolus; the numbers go up")
        elif not name.isprintable() or any(letter in FORBIDDEN for letter in name):
            self.wrong(f"a wagon's name is of letters, without {' '.join(FORBIDDEN)}")
        else:
            while len(self.items[WAGONS]) < int(digits) - 1:
                self._add("")
            self._add(name)

    # In the form of the option

    def fields(self) -> list[str]:
        plain = {heading: [item for _, item in self.items[heading]] for heading in HEADINGS}
        borders = pairwise([*self.parts, len(plain[PART])])
        parts = [".".join(plain[PART][begin:end]) for begin, end in borders]
        ends = "/".join([*plain[ENTRIES], "", ""][: len(ENDS)])
        costs = "".join(plain[COSTS])
        fields = ["/".join(parts), *(",".join(plain[heading]) for heading in (LINES, MARKETS)), ends, costs]
        fields.append(",".join(plain[WAGONS]))
        return fields

    def line_of(self, heading: str, item: int) -> int:
        """The line of an item; for a missing item or all items, the line of the heading."""
        items = self.items[heading]
        return items[item][0] if 0 <= item < len(items) else self.begins[heading]
