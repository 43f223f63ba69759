"""A terminal for tests: understands what `wayside run` writes, and reads pixels back from its characters."""

import re

from PIL import Image

QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
TOKEN = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])|([^\x1b])")
UNDRAWN = (255, 0, 255)  # here the terminal shows its own colour
BLANK = (" ", None, None)


class Page:
    """Characters with their ink and ground. It refuses unknown sequences, so that nothing is written by mistake."""

    def __init__(self, columns=240, rows=80):
        self.columns = columns
        self.rows = rows
        self.modes = {}  # private modes: "1049" -> True
        self.writes = []  # rows that a cursor move went to, in order
        self._row = self._column = 0
        self._ink = self._ground = None
        self._clear()

    def _clear(self):
        self.cells = [[BLANK] * self.columns for _ in range(self.rows)]

    def feed(self, text):
        """Returns the rest: a sequence that is not complete yet."""
        place = 0
        while place < len(text):
            found = TOKEN.match(text, place)
            if not found:
                assert re.fullmatch(r"\x1b(\[[?0-9;]*)?", text[place:]), repr(text[place : place + 20])
                break
            place = found.end()
            if found[3]:
                self._put(found[3])
            else:
                self._obey(found[1], found[2])
        return text[place:]

    def _put(self, letter):
        assert letter >= " ", repr(letter)
        assert self._column < self.columns, "a line is longer than the terminal is wide"
        self.cells[self._row][self._column] = (letter, self._ink, self._ground)
        self._column += 1

    def _obey(self, parameters, final):
        if final in "hl" and parameters.startswith("?"):
            self.modes[parameters[1:]] = final == "h"
        elif final == "H":
            row, column = parameters.split(";")
            self._row, self._column = int(row) - 1, int(column) - 1
            self.writes.append(self._row)
        elif final == "J" and parameters == "2":
            self._clear()
        elif final == "K" and parameters == "":
            line = self.cells[self._row]
            line[self._column :] = [BLANK] * (self.columns - self._column)
        elif final == "m":
            self._style(parameters.split(";"))
        else:
            raise AssertionError(f"unknown sequence {parameters}{final}")

    def _style(self, values):
        if values == ["0"]:
            self._ink = self._ground = None
        elif values[:2] == ["38", "2"]:
            self._ink = tuple(map(int, values[2:]))
        elif values[:2] == ["48", "2"]:
            self._ground = tuple(map(int, values[2:]))
        else:
            assert values == ["1"], values

    def text(self):
        return "\n".join("".join(cell[0] for cell in line).rstrip() for line in self.cells)

    def picture(self, width, height, across, down):
        """The pixels of the glass below the header, centred as on the page."""
        left = (self.columns - -(-width // across)) // 2
        picture = Image.new("RGB", (width + across, height + down))
        for row in range(-(-height // down)):
            for column in range(-(-width // across)):
                cell = cell_pixels(self.cells[row + 1][left + column], across, down)
                for number, colour in enumerate(cell):
                    picture.putpixel(
                        (column * across + number % across, row * down + number // across), colour or UNDRAWN
                    )
        return picture.crop((0, 0, width, height))


def cell_pixels(cell, across, down):
    """The colours of a character's pixels, row by row."""
    glyph, ink, ground = cell
    if down == 4:
        code = 0 if glyph == " " else ord(glyph) - 0x2800
        order = (0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80)
        lit = [bool(code & bit) for bit in order]
    else:
        bits = QUADRANTS.index(glyph)
        lit = [bool(bits >> number & 1) for number in range(4)]
        if across == 1:
            lit = lit[0::2]
    return [ink if on else ground for on in lit]
