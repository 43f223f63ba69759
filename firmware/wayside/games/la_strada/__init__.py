"""La Strada, roads from settlement to settlement."""

from wayside.games.contract import Game


class LaStrada(Game):
    name = "la_strada"
    order = 10
    players = ("K", "G", "Y", "R")  # the order of their tracks round the board
    seats = (2, 3, 4)
    colours = {"K": 0, "G": 3, "Y": 8, "R": 9}  # night, mist, wheat, brick
    board = "land"
    boards = ("standin",)
    boardless = ("mode", "tracker")
    laid_anew = True

    def options(self):
        from wayside.games.la_strada.setup.start.option_list import OPTIONS

        return OPTIONS

    def rules(self, players, options):
        """The rules of the game with a map, or of the game without one."""
        from wayside.games.la_strada.setup.start.options import read_variant

        variant = read_variant(players, options)
        if variant.land is None:
            from wayside.games.la_strada.rules.tracker.tracker_rules import TrackerRules

            return TrackerRules(variant)
        from wayside.games.la_strada.rules.on_map.map_rules import MapRules

        return MapRules(variant)

    def panel(self, rules, canvas, texts, stage=None):
        from wayside.games.la_strada.look.view import LaStradaPanel

        return LaStradaPanel(self, rules, canvas, texts, stage)

    def begins(self, count):
        """With two players the second one begins (1.6)."""
        return 1 if count == 2 else 0

    def pages(self, rules):
        lists = (("players", "merchant"), ("pays", "gold"))
        return lists if rules.is_tracker or rules.expects() == "start" else (("reach", "start"),) + lists

    def page(self, name, rules, texts, name_of):
        from wayside.games.la_strada.setup.lists import page

        return page(name, rules, texts, name_of)

    def board_name(self, value):
        """The stand-in keeps its name, however its pieces lie."""
        from wayside.games.la_strada.setup.start.layout import is_standin

        return "standin" if is_standin(value) else value

    def editor(self, text, dice, chosen):
        from wayside.games.la_strada.setup.editor.editing import Editor

        return Editor(text, dice)

    def editor_panel(self, editor, canvas, texts):
        from wayside.games.la_strada.setup.editor.editor_view import EditorPanel

        return EditorPanel(self, editor, canvas, texts)


GAME = LaStrada()
