"""Strata 7: pawns are captured without a free step, and objectives behind the frontier give points."""

from wayside.games.contract import Game


class Strata7(Game):
    name = "strata7"
    order = 30
    players = ("W", "B")
    colours = {"W": 4, "B": 12}  # chalk and wine
    board = "board"
    boards = ("A", "B")

    def options(self):
        from wayside.games.strata7.setup.start.option_list import OPTIONS

        return OPTIONS

    def rules(self, players, options):
        from wayside.games.strata7.rules.rulebook import Strata7Rules

        return Strata7Rules(players, options)

    def panel(self, rules, canvas, texts, stage=None):
        from wayside.games.strata7.look.panel.view import Strata7Panel

        return Strata7Panel(self, rules, canvas, texts, stage)

    def editor(self, text, dice, chosen):
        """The editor; nothing in it depends on chance."""
        from wayside.games.strata7.setup.editor.editing import Editor

        return Editor(text, chosen)

    def editor_panel(self, editor, canvas, texts):
        from wayside.games.strata7.setup.editor.editor_view import EditorPanel

        return EditorPanel(self, editor, canvas, texts)


GAME = Strata7()
