"""The books: the rules of the game without a road (2.12)."""

from wayside.games.strada_romana.rules.books.tree import movement, tries
from wayside.games.strada_romana.rules.books.turn import BookTurn
from wayside.games.strada_romana.rules.shared.notation import TILES
from wayside.games.strada_romana.rules.shared.rulebook import StradaRomanaRules


class BookRules(StradaRomanaRules):
    first_laying = TILES  # where the wagons wait is not known

    def __init__(self, players, options):
        super().__init__(players, options, BookTurn, movement, "move tile=red draw=blue")

    def tries(self, path):
        return tries(self, path)
