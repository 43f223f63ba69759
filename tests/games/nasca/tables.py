"""Nasca tables for the tests: pieces as texts, and a large stock if only geometry matters."""

from moves import moves, paths  # noqa: F401  the tests of this game use these

from wayside.games import nasca

# The examples of the rules page ignore the stock.
WIDE = {"stock": "8x5,8x4,8x3,8x2,8x1", "neutral_stock": "8x5,8x4,8x3,8x2,8x1"}


def match(players: str = "RB", **options: str):
    """A new match."""
    return nasca.GAME.rules(tuple(players), options)


def table(pieces: str, turn: str = "R", **options: str):
    """A match with these pieces on the table, written like 'Rc3v3 Be3v3'."""
    rules = match(**(WIDE | options))
    rules.set_position(f"turn={turn} pieces={','.join(pieces.split()) or '-'}")
    return rules


def points(rules) -> tuple[int, int]:
    return rules.score()[0][0], rules.score()[1][0]


def code(rules, move: str) -> str | None:
    refusal = rules.check(move)
    return refusal.code if refusal else None
