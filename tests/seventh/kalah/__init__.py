"""Kalah: players sow seeds around two rows of pits, and the last seed decides."""

from wayside.games.contract import Game


class Kalah(Game):
    name = "kalah"
    order = 60
    players = ("S", "N")  # south begins
    colours = {"S": 8, "N": 10}  # wheat and azure

    def options(self):
        from wayside.games.kalah.rules import OPTIONS

        return OPTIONS

    def rules(self, players, options):
        from wayside.games.kalah.rules import KalahRules

        return KalahRules(self, players, options)


GAME = Kalah()
