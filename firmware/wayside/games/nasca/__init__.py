"""Nasca: bars and bridges enclose empty cells."""

from wayside.games.contract import Game

ARROWS = {"h": "→", "v": "↑"}  # how screens show a direction


class Nasca(Game):
    name = "nasca"
    order = 40
    players = ("R", "B")
    colours = {"R": 9, "B": 10}  # brick and azure
    tallies = ("stock", "neutral_stock")

    def options(self):
        from wayside.games.nasca.setup.option_list import OPTIONS

        return OPTIONS

    def rules(self, players, options):
        from wayside.games.nasca.rules.rulebook import NascaRules

        return NascaRules(players, options)

    def spoken(self, text):
        """A bar by its cell, its direction as an arrow, and its length: C3→5."""
        words = []
        for word in text.split(" "):
            mark = max(word.rfind("h"), word.rfind("v"))
            if mark > 1 and word[1].isdigit() and word[-1].isdigit():
                word = word[:mark] + ARROWS[word[mark]] + word[mark + 1 :]
            words.append(super().spoken(word))
        return " ".join(words)

    def panel(self, rules, canvas, texts, stage=None):
        from wayside.games.nasca.look.panel.view import NascaPanel

        return NascaPanel(self, rules, canvas, texts, stage)

    def tally(self, key, chosen):
        from wayside.games.nasca.setup.tallies import counts

        return counts(key, chosen)

    def tally_text(self, key, rows, chosen):
        from wayside.games.nasca.setup.tallies import text_of

        return text_of(key, rows, chosen)


GAME = Nasca()
