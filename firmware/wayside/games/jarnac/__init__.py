"""Jarnac: players make words longer, and take words from each other."""

from wayside.games.contract import Game


class Jarnac(Game):
    name = "jarnac"
    order = 50
    players = ("R", "B")
    colours = {"R": 9, "B": 10}  # brick and azure
    setup = ("mode", "letters")
    tallies = ("counts",)
    kept = ("counts",)

    def options(self):
        from wayside.games.jarnac.setup.option_list import OPTIONS

        return OPTIONS

    def rules(self, players, options):
        from wayside.games.jarnac.rules.rulebook import JarnacRules

        return JarnacRules(players, options)

    def panel(self, rules, canvas, texts, stage=None):
        from wayside.games.jarnac.look.panel.view import JarnacPanel

        return JarnacPanel(self, rules, canvas, texts, stage)

    def pages(self, rules):
        return () if rules.bag is None else (("bag", "tile"),)

    def page(self, name, rules, texts, name_of):
        from wayside.games.jarnac.setup.tallies import bag_page

        return bag_page(rules, texts)

    def tally(self, key, chosen):
        from wayside.games.jarnac.setup.tallies import counts

        return counts(chosen)

    def tally_text(self, key, rows, chosen):
        from wayside.games.jarnac.setup.tallies import text_of

        return text_of(rows)


GAME = Jarnac()
