"""Strata 7 tables for the tests: pawns as lists of cells on a preset, the rest as in a position line."""

import re

from moves import moves, paths  # noqa: F401  the tests of this game use these

from wayside.games import strata7
from wayside.games.strata7.setup.start.layouts import PRESETS


def match(players: str = "WB", **options: str):
    """A new match."""
    return strata7.GAME.rules(tuple(players), options)


def rows_with(board: str, white: str, bordeaux: str, pairs: tuple[str, ...] = ()) -> str:
    """The rows of a preset with these pawns instead of its own; a cell of `pairs` has two of them."""
    rows = [list(re.sub("[wb]", ".", row)) for row in PRESETS.get(board, board).split("/")]
    rows = [["123"["xyzcde".index(sign) % 3] if sign in "xyzcde" else sign for sign in row] for row in rows]
    for letter, names in (("w", white), ("b", bordeaux)):
        for name in names.split():
            row, column = rows[10 - int(name[1:])], "abcdefghij".index(name[0])
            sign = row[column]
            assert sign in ".123", f"{name} is {sign}"
            value = int(sign) if sign in "123" else 0
            pawn = chr(ord(letter) + value)
            row[column] = pawn.upper() if name in pairs else pawn
    return "/".join("".join(row) for row in rows)


def table(
    white: str, bordeaux: str = "", turn: str = "W", board: str = "A", left: str = "", fields: str = "", **options
):
    """A match with only these pawns; `left` lists pairs with the objective they left: 'd7d6'."""
    rules = match(board=board, **options)
    pairs = tuple(re.match(r"[a-j]\d+", name).group(0) for name in left.split())
    line = f"turn={turn} board={rows_with(board, white, bordeaux, pairs)} {fields}"
    rules.set_position(f"{line} pairs={left.replace(' ', ',')}" if left else line)
    return rules


def play(rules, *played: str):
    """Play moves; each must be legal."""
    for move in played:
        refusal = rules.check(move)
        assert refusal is None, f"{move}: {refusal}"
        rules.play(rules.canonical(move))
    return rules


def points(rules) -> tuple[int, int]:
    """White's and Bordeaux's points."""
    white = rules.players.index("W")
    return rules.points(white), rules.points(1 - white)


def code(rules, move: str) -> str | None:
    refusal = rules.check(move)
    return refusal.code if refusal else None


def news(rules) -> list[str]:
    return [code for code, _ in rules.news]


def where(rules, letters: str) -> str:
    """The cells with these signs, sorted: where('w') has White's single pawns on ordinary cells."""
    rows = rules.state()["rows"]
    found = [
        f"{'abcdefghij'[column]}{10 - row}" for row in range(10) for column in range(10) if rows[row][column] in letters
    ]
    return " ".join(sorted(found))


def white(rules) -> str:
    return where(rules, "wxyzWXYZ")


def bordeaux(rules) -> str:
    return where(rules, "bcdeBCDE")


def ends(rules, start: str) -> str:
    """Where the pawn on this cell can go."""
    row = start[1:]
    return " ".join(sorted(choice.token for choice in rules.next([start[0], row])))
