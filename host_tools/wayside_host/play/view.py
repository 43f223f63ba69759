"""Draws the page of the terminal: header, picture in blocks, legend of keys. Writes only lines that changed."""

from typing import Any

from PIL import Image

from ..boards.schema import CHIPS
from .blocks import BRAILLE, HALF, QUADRANT, RESET, Blocks, Mode
from .console import Console
from .keyboard import Controls

BARS = 2  # rows for the header and one line of legend
BOLD = "\x1b[1m"
CLEAR = RESET + "\x1b[2J"
REST_OF_LINE = RESET + "\x1b[K"


def modes(board: dict[str, Any]) -> tuple[Mode, ...]:
    """The modes for a board, the best first."""
    return (HALF, BRAILLE) if CHIPS[board["display"]["chip"]].mono else (HALF, QUADRANT)


def find_mode(board: dict[str, Any], columns: int, rows: int) -> Mode | None:
    """The best way to draw this board in a terminal of this size, or None."""
    for mode in modes(board):
        wide, high = mode.size(board["display"]["width"], board["display"]["height"])
        if wide <= columns and high + BARS <= rows:
            return mode
    return None


def too_small(board: dict[str, Any], columns: int, rows: int) -> str:
    """A sentence that says what is missing."""
    wide, high = modes(board)[-1].size(board["display"]["width"], board["display"]["height"])
    return (
        f"{board['name']} needs {wide} columns and {high + BARS} rows, this terminal has {columns} and {rows}; "
        "make the window larger or its letters smaller"
    )


def pack(pieces: list[str], columns: int, gap: str = "   ") -> list[str]:
    """The pieces in as few lines as possible."""
    lines = [pieces[0]]
    for piece in pieces[1:]:
        if len(lines[-1]) + len(gap) + len(piece) <= columns:
            lines[-1] += gap + piece
        else:
            lines.append(piece)
    return lines


class View:
    """Draws the display of a board, and adapts to the size of the window."""

    def __init__(self, console: Console, board: dict[str, Any], controls: Controls) -> None:
        self._console = console
        self._board = board
        self._controls = controls
        self._size = (0, 0)
        self._blocks: Blocks | None = None
        self._picture = Image.new("RGB", (board["display"]["width"], board["display"]["height"]))
        self._notice = ""
        self._shown: dict[int, str] = {}

    def draw(self, picture: Image.Image | None, notice: str) -> None:
        """Update the page; without a picture the last one is used."""
        size = self._console.size()
        if picture is None and notice == self._notice and size == self._size:
            return
        self._picture = picture or self._picture
        self._notice = notice
        if size != self._size:
            self._size = size
            mode = find_mode(self._board, *size)
            self._blocks = Blocks(mode, self._console.deep_colour()) if mode else None
            self._shown.clear()
            self._console.write(CLEAR)
        self._write(self._page())

    def _page(self) -> list[str]:
        columns, rows = self._size
        if self._blocks is None:
            return [line[:columns] for line in pack(too_small(self._board, columns, rows).split(), columns, " ")][:rows]
        glass = self._blocks.lines(self._picture)
        wide, high = self._blocks.mode.size(*self._picture.size)
        margin = " " * ((columns - wide) // 2)
        return [self._header(columns), *(margin + line for line in glass), *self._legend(columns, rows - 1 - high)]

    def _header(self, columns: int) -> str:
        """The board's title and the notice; only the notice if both do not fit."""
        text = self._board["title"]
        if self._notice:
            text += " - " + self._notice
        return BOLD + (text if len(text) <= columns else self._notice or text)[:columns]

    def _legend(self, columns: int, room: int) -> list[str]:
        """The long form if it fits, else the short one, or as much of it as fits."""
        lines = pack(self._controls.legend(), columns)
        if len(lines) > room:
            lines = pack(self._controls.legend(short=True), columns, "  ")
        return [line[:columns] for line in lines[:room]]

    def _write(self, page: list[str]) -> None:
        parts = []
        for row, line in enumerate(page, 1):
            if self._shown.get(row) != line:
                self._shown[row] = line
                parts.append(f"\x1b[{row};1H{line}{REST_OF_LINE}")
        self._console.write("".join(parts))
