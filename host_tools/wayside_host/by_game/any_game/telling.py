"""A score sheet in words."""

from typing import Any

from wayside_host.games.telling import Teller


class SheetTeller(Teller):
    says_points = True

    def actor(self, move: str) -> int:
        """On a sheet of running totals it is the player who scores; nobody finishes."""
        parts = move.split()
        if parts[0] == "finish":
            return -1
        return self.rules.players.index(parts[1]) if len(parts) == 3 else self.seat

    def words(self, move: str) -> str:
        parts = move.split()
        return "The sheet is finished" if parts[0] == "finish" else f"scores {parts[-1]}"


def teller(game: str, rules: Any) -> Teller:
    return SheetTeller(game, rules)
