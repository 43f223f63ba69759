"""How moves are written: c3h5 (cell, h to the right or v upward, length), pass, neutral c3v2, start."""

from wayside.games.moves import is_ascii, small_number

COLUMNS = "abcdefghijk"
HORIZONTAL = "h"
VERTICAL = "v"

# The kinds of moves.
BAR = "bar"
NEUTRAL_BAR = "neutral"
PASS = "pass"
START = "start"

_DIGITS = "0123456789"


def place_name(column, row):
    """The name of a place that may be off the board, as read_bar gives it."""
    return chr(ord("a") + column) + str(row + 1)


def cell_name(cell, width):
    return place_name(cell % width, cell // width)


def bar_name(cell, direction, length, width):
    return cell_name(cell, width) + direction + str(length)


def pointed(direction, length):
    """The direction of a bar in the canonical spelling: a piece of one cell has none, so v1 is h1."""
    return HORIZONTAL if length == 1 else direction


def read_token(token):
    """(direction, length) of a bar token such as h5, or None; only the canonical spelling counts."""
    direction, length = token[:1], small_number(token[1:])
    if not length or direction not in (HORIZONTAL, VERTICAL) or pointed(direction, length) != direction:
        return None
    return direction, length


def read_bar(text):
    """(column, row, direction, length) of a text such as c3h5, from 0, or None. The cell may be off the board."""
    if len(text) < 4 or not "a" <= text[0] <= "z":
        return None
    place = 2 if text[2] not in _DIGITS else 3
    row = small_number(text[1:place])
    length = small_number(text[place + 1 :])
    direction = text[place]
    if not row or not length or direction not in (HORIZONTAL, VERTICAL):
        return None
    return ord(text[0]) - ord("a"), row - 1, pointed(direction, length), length


def read_move(text):
    """(what, bar) with the bar as read_bar gives it (None for pass and start); None if it is not a move text."""
    if not is_ascii(text):
        return None
    words = text.lower().split()
    if len(words) == 1:
        if words[0] in (PASS, START):
            return words[0], None
        bar = read_bar(words[0])
        return (BAR, bar) if bar else None
    if len(words) == 2 and words[0] == NEUTRAL_BAR:
        bar = read_bar(words[1])
        return (NEUTRAL_BAR, bar) if bar else None
    return None
