"""Strada Romana: wagons between Ostia and Rome."""

from wayside.games.contract import Game


class StradaRomana(Game):
    name = "strada_romana"
    order = 20
    players = ("R", "B", "Y", "W", "P")  # seats at the table; no player owns the wagons
    seats = (2, 3, 5)
    colours = {"R": 9, "B": 10, "Y": 8, "W": 4, "P": 12}  # brick, azure, wheat, chalk, wine
    setup = ("layout", "bag")
    tallies = ("cubes", "tiles", "start_coins")
    kept = ("cubes", "tiles")
    chance = ("seed",)
    lot = True  # 2.3
    board = "board"
    boards = ("standin",)
    boardless = ("mode", "books")

    def options(self):
        from wayside.games.strada_romana.setup.start.option_list import OPTIONS

        return OPTIONS

    def rules(self, players, options):
        """The rules of the game on a road, or of the books."""
        if options.get("mode") == "books":
            from wayside.games.strada_romana.rules.books.book_rules import BookRules

            return BookRules(players, options)
        from wayside.games.strada_romana.rules.on_road.road_rules import RoadRules

        return RoadRules(players, options)

    def panel(self, rules, canvas, texts, stage=None):
        if rules.variant.books:
            from wayside.games.strada_romana.look.books.view import BooksPanel

            return BooksPanel(self, rules, canvas, texts, stage)
        from wayside.games.strada_romana.look.panel.view import StradaRomanaPanel

        return StradaRomanaPanel(self, rules, canvas, texts, stage)

    def pages(self, rules):
        board = () if rules.variant.books else (("board", "cube"),)
        return (("players", "vp"),) + board + (("bag", "tile"),)

    def page(self, name, rules, texts, name_of):
        from wayside.games.strada_romana.setup.lists import page

        return page(name, rules, texts, name_of)

    def tally(self, key, chosen):
        from wayside.games.strada_romana.setup.tallies import counts

        return counts(key, chosen)

    def tally_text(self, key, rows, chosen):
        from wayside.games.strada_romana.setup.tallies import text_of

        return text_of(rows)

    def board_name(self, value):
        from wayside.games.strada_romana.setup.start.roads import name_of

        return name_of(value)

    def editor(self, text, dice, chosen):
        from wayside.games.strada_romana.setup.editor.editing import Editor

        return Editor(text)

    def editor_panel(self, editor, canvas, texts):
        from wayside.games.strada_romana.setup.editor.editor_view import EditorPanel

        return EditorPanel(self, editor, canvas, texts)


GAME = StradaRomana()
