"""The rules of the game on a road."""

from wayside.games.strada_romana.rules.on_road.search import most_steps
from wayside.games.strada_romana.rules.on_road.tree import ENDS_AT, WAITS_AT, movement
from wayside.games.strada_romana.rules.on_road.turn import RoadTurn
from wayside.games.strada_romana.rules.shared.rulebook import StradaRomanaRules


class RoadRules(StradaRomanaRules):
    def __init__(self, players, options):
        self._most: dict = {}  # by payment and goal: how many steps the best order of play has
        super().__init__(players, options, RoadTurn, movement, "move 3:1H-2H")

    def next(self, path):
        self._find_most()
        return super().next(path)

    def check(self, text):
        self._find_most()
        return super().check(text)

    def _find_most(self):
        """Find the best order of play before all else: that search calls deeply, and the stack is small."""
        variant = self.variant
        if variant.order_counts and not variant.whole_only and not self._most and self.turn >= 0 and not self.laying:
            turn = RoadTurn(self)
            self.most_steps(turn.order_pay(), turn.full())

    def tries(self, path):
        from wayside.games.strada_romana.why.on_road.asking import tries

        return tries(self, path)

    def spot(self, cell):
        """(column, row) of a cell, from 0. Waiting wagons are before the first column and behind the last."""
        if cell >= ENDS_AT:
            return (-1, 2) if cell == ENDS_AT else (self.road.columns, 2)
        if cell >= WAITS_AT:
            wagon = cell - WAITS_AT
            row = sum([self.pieces.sides[other] == self.pieces.sides[wagon] for other in range(wagon)])
            return (self.road.columns if self.pieces.sides[wagon] else -1), 4 - row
        return cell // 3, 2 * (2 - cell % 3)

    def most_steps(self, pay, goal):
        """How many steps, up to this goal, the best order of play has with the special moves of a payment."""
        key = 10 * pay + goal
        if key not in self._most:
            turn = RoadTurn(self)
            turn.pay = pay
            self._most[key] = most_steps(turn, goal)
        return self._most[key]

    def release(self):
        self._most = {}
        super().release()
