"""Moves in words: how the replay tells them. A game that has more to say brings a Teller of its own, telling.py in by_game."""

from typing import Any

from wayside.i18n.texts import Texts
from wayside.referee.refusals import spoken_move
from wayside_host.by_game import part


class Teller:
    """Made before a move is played, asked after it."""

    told: tuple[str, ...] = ()  # codes of news that the words already have in them
    says_points = False  # whether the words tell what the move brought

    def __init__(self, game: str, rules: Any) -> None:
        self.game = game
        self.rules = rules
        self.seat = rules.turn

    def actor(self, move: str) -> int:
        """The seat of who makes a move, or -1 if nobody does."""
        return self.seat

    def words(self, move: str) -> str:
        """`move` as the record shows it: what was secret is open when the game is over."""
        return spoken_move(Texts("en"), self.game, move)


def teller_of(game: str, rules: Any) -> Teller:
    own = part(game, "telling")
    return own.teller(game, rules) if own else Teller(game, rules)
