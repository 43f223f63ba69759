"""A plain score sheet for any other game."""

from wayside.games.contract import Game


class AnyGame(Game):
    name = "any_game"
    order = 90
    players = ("1", "2", "3", "4", "5", "6")
    seats = (2, 3, 6)
    colours = {"1": 9, "2": 10, "3": 8, "4": 4, "5": 3, "6": 12}  # brick, azure, wheat, chalk, mist, wine
    setup = ("count", "wins")

    def options(self):
        from wayside.games.any_game.setup.option_list import OPTIONS

        return OPTIONS

    def rules(self, players, options):
        from wayside.games.any_game.rules.rulebook import AnyGameRules

        return AnyGameRules(players, options)

    def panel(self, rules, canvas, texts, stage=None):
        from wayside.games.any_game.look.view import AnyGamePanel

        return AnyGamePanel(self, rules, canvas, texts, stage)


GAME = AnyGame()
