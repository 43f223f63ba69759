"""Score sheets for the tests."""

from wayside.games import any_game


def match(players: str = "123", **options: str):
    """A new sheet."""
    return any_game.GAME.rules(tuple(players), options)


def code(rules, move: str) -> str | None:
    refusal = rules.check(move)
    return refusal.code if refusal else None


def play(rules, *moves: str) -> None:
    for move in moves:
        assert code(rules, move) is None, f"{move}: {code(rules, move)}"
        rules.play(move)


def tokens(rules, *path: str) -> list[str]:
    return [choice.token for choice in rules.next(list(path))]


def totals(rules) -> list[int]:
    return [total for total, _ in rules.score()]
