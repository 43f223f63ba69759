"""Nasca tables for the tests: pieces as texts, a wide stock where only geometry matters."""

from wayside.games import nasca
from wayside.games.moves import END

# The examples of the rules page do not count the stock.
WIDE = {"stock": "8x5,8x4,8x3,8x2,8x1", "neutral_stock": "8x5,8x4,8x3,8x2,8x1"}


def match(players: str = "RB", **options: str):
    """A fresh match."""
    return nasca.rules(tuple(players), options)


def table(pieces: str, turn: str = "R", **options: str):
    """A match with these pieces on the table, written as in 'Rc3v3 Be3v3'."""
    rules = match(**(WIDE | options))
    rules.set_position(f"turn={turn} pieces={','.join(pieces.split()) or '-'}")
    return rules


def points(rules) -> tuple[int, int]:
    return rules.score()[0][0], rules.score()[1][0]


def code(rules, move: str) -> str | None:
    refusal = rules.check(move)
    return refusal.code if refusal else None


def paths(rules, tree=None):
    """Every complete path of the tree of moves."""
    tree = tree or rules.next
    waiting = [[]]
    while waiting:
        path = waiting.pop()
        for choice in tree(path):
            if choice.token == END:
                yield path
            else:
                waiting.append(path + [choice.token])


def moves(rules) -> list[str]:
    """Every legal move as text."""
    return sorted(rules.text_of(path) for path in paths(rules))
