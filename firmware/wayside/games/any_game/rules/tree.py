"""The tree of moves: tens, then the last digit; a minus or hundreds on request. Small numbers need few presses.

Tokens: 2_ (tens), 3 (the last digit), - (minus), 100 (a hundred or more), 4__ (hundreds), 1000 (a thousand or more), 5___
(thousands); a player; finish.
"""

from wayside.games.any_game.rules.notation import FINISH, write_score
from wayside.games.moves import END, Choice

MINUS = "-"
LARGE = "100"
HUGE = "1000"
DIGITS = "0123456789"


def legal(rules, path):
    """The legal next tokens after these; empty when no legal move begins like that."""
    if rules.turn < 0:
        return []
    finish = [FINISH] if rules.may_finish() else []
    if path and path[0] == FINISH:
        return [Choice(END)] if finish and len(path) == 1 else []
    if rules.is_running:
        if not path:
            return [Choice(player) for player in list(rules.players) + finish]
        return _numbers(path[1:], []) if path[0] in rules.players else []
    return _numbers(path, finish)


def tries(rules, path):
    """The same tree, with `finish` always in it."""
    if rules.turn < 0:
        return []
    if path and path[0] == FINISH:
        return [Choice(END)] if len(path) == 1 else []
    if not path and not rules.may_finish():
        return legal(rules, path) + [Choice(FINISH)]
    return legal(rules, path)


def text_of(rules, path):
    """A complete path as a move text."""
    if path[0] == FINISH:
        return FINISH
    if rules.is_running:
        return write_score(path[0], value(path[1:]))
    return write_score("", value(path))


def value(tokens):
    """The points of these tokens, even before the last one is chosen."""
    points = 0
    for token in tokens:
        if token.endswith("_"):
            points += int(token[0]) * (0, 10, 100, 1000)[len(token) - 1]
        elif len(token) == 1 and token in DIGITS:
            points += int(token)
    return -points if MINUS in tokens else points


def likely(rules, path):
    """The player whose turn it should be; then the tens or hundreds that this player had last time."""
    if rules.turn < 0:
        return []
    seat = rules.turn
    if rules.is_running:
        if not path:
            return [rules.players[seat]]
        if path[0] not in rules.players:
            return []
        seat = rules.players.index(path[0])
        path = path[1:]
    last = rules.scores_of(seat)[-1:]
    if not last or last[0] < 0:
        return []
    usual = _tokens(last[0])
    return [usual[len(path)]] if path == usual[: len(path)] and len(path) < len(usual) else []


def _tokens(points):
    """The tokens of a number from 0 up, without its last digit."""
    tens = [DIGITS[points // 10 % 10] + "_"]
    if points < 100:
        return tens
    hundreds = [DIGITS[points // 100 % 10] + "__"]
    if points < 1000:
        return [LARGE] + hundreds + tens
    return [LARGE, HUGE, DIGITS[points // 1000] + "___"] + hundreds + tens


def _numbers(path, finish):
    """The tokens that may follow in a number."""
    negative = path[:1] == [MINUS]
    rest = path[1:] if negative else path
    if not rest:  # in the ring, hundreds are just before the first tens
        return _choices(_digits("_") + ([LARGE] if negative else finish + [MINUS, LARGE]))
    small = True  # the number is below a hundred
    if rest[0] == LARGE:
        small = False
        rest = rest[1:]
        if not rest:
            return _choices(_digits("__")[1:] + [HUGE])
        first = _digits("__")[1:]
        if rest[0] == HUGE:
            if len(rest) == 1:
                return _choices(_digits("___")[1:])
            if rest[1] not in _digits("___")[1:]:
                return []
            first, rest = _digits("__"), rest[2:]
            if not rest:
                return _choices(first)
        if rest[0] not in first:
            return []
        rest = rest[1:]
        if not rest:
            return _choices(_digits("_"))
    if rest[0] not in _digits("_"):
        return []
    # -0 does not exist.
    digits = _digits("")[1:] if negative and small and rest[0] == "0_" else _digits("")
    if len(rest) == 1:
        return _choices(digits)
    return [Choice(END)] if len(rest) == 2 and rest[1] in digits else []


def _digits(blanks):
    return [digit + blanks for digit in DIGITS]


def _choices(tokens):
    return [Choice(token) for token in tokens]
