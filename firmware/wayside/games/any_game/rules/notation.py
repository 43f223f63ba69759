"""How moves are written: score 23, score -5; with running totals score 2 23 (player, points); finish."""

from wayside.games.moves import is_ascii

SCORE = "score"
FINISH = "finish"
MOST = 9999  # points in one entry

_DIGITS = "0123456789"


def read_move(text):
    """(what, player or "", points) of a text, or None."""
    if not is_ascii(text):
        return None
    words = text.lower().split()
    if words == [FINISH]:
        return FINISH, "", 0
    if not 2 <= len(words) <= 3 or words[0] != SCORE:
        return None
    points = read_points(words[-1])
    if points is None:
        return None
    player = words[1] if len(words) == 3 else ""
    return None if len(player) > 1 else (SCORE, player, points)


def read_points(text):
    """A number of at most six digits, with or without a sign; else None."""
    digits = text[1:] if text[:1] in ("+", "-") else text
    if not 1 <= len(digits) <= 6 or digits[0] == "0" and text != "0":
        return None
    for digit in digits:
        if digit not in _DIGITS:
            return None
    return -int(digits) if text[0] == "-" else int(digits)


def is_in_range(points):
    """Whether this many points may be entered at once."""
    return -MOST <= points <= MOST


def write_score(player, points):
    """The text of a score; the player is left out if everybody knows whose turn it is."""
    return "%s %s %d" % (SCORE, player, points) if player else "%s %d" % (SCORE, points)
