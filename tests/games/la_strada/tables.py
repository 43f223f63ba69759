"""Boards and games for the tests of La Strada: a plain board to which a test adds what it needs."""

from moves import moves, paired, paths  # noqa: F401  the tests of this game use these

import wayside.games.la_strada as la_strada
from wayside.games.la_strada.rules.shared.hexes import Hexes

PLAYERS = "KGYR"
COUNTS = {"5": 4, "4": 5, "3": 5, "2": 5}


def match(players="KGY", **options):
    return la_strada.GAME.rules(tuple(players), options)


def land(places=None, terrain=None, size=6):
    """A plain board with these settlements ({"g3": "5"}) and terrains ({"a1": "F"}); the other settlements fill
    the top, row by row from the top down."""
    hexes = Hexes(size)
    letters = dict(terrain or {}) | {name: str(value) for name, value in (places or {}).items()}
    left = [kind for kind in "5432" for _ in range(COUNTS[kind] - list(letters.values()).count(kind))]
    for row in range(hexes.rows - 1, -1, -1):
        for diagonal in range(hexes.lead(row), hexes.lead(row) + hexes.length(row)):
            name = hexes.name(hexes.cell_at(row, diagonal))
            if left and name not in letters:
                letters[name] = left.pop(0)
    assert not left
    rows = []
    for row in range(hexes.rows):
        cells = range(hexes.firsts[row], hexes.firsts[row + 1])
        rows.append("".join(letters.get(hexes.name(cell), "P") for cell in cells))
    return "/".join(rows)


def game(rows, starts="a1 a4 a7", roads="", places="", days="6 0 0", turn="K", players="KGY", **options):
    """A game in progress; days and starts are in the order of the players."""
    rules = match(players, land=rows, **options)
    total = 4 if len(players) == 2 else len(players)
    laid = [players[index % len(players)] + name for index, name in enumerate(starts.split())]
    assert len(laid) == total
    held = [player + count for player, count in paired(players, days.split())]
    rules.set_position(
        f"phase=play turn={turn} days={','.join(held)} starts={','.join(laid)}"
        f" roads={roads.replace(' ', ',') or '-'} places={places.replace(' ', ',') or '-'} land={rows}"
    )
    return rules


def refusal(rules, move):
    """The code of the refusal; fails without one."""
    refused = rules.check(move)
    assert refused is not None, move
    return refused.code


def play(rules, *played):
    for move in played:
        assert rules.check(move) is None, (move, rules.check(move))
        rules.play(move)
