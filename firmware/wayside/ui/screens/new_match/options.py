"""The list of options, and the values of one option."""

from wayside.ui import boxes, metrics
from wayside.ui.list_screen import ListScreen

LONG = 20  # characters; a longer value does not fit a row


class OptionsScreen(ListScreen):
    """`chosen` is the dict of the setup with all options that are not default; it is changed in place."""

    source = __name__
    help = "help.options"

    def __init__(self, stage, game, chosen):
        super().__init__(stage)
        self.game = game
        self.chosen = chosen
        self.options = offered(self.game)

    def title(self):
        return self.texts("ui.rules")

    def hints(self):
        return {"ok": self.texts("ui.change"), "back": "", "prev": "", "next": ""}

    def status(self):
        option = self.options[self.list.cursor]
        if option.key in self.chosen:
            return self.brief("ui.changed_rule")
        return self.brief("ui.as_printed" if option.printed else "ui.our_reading")

    def items(self):
        items = []
        for option in self.options:
            value = self._value(option)
            items.append((self.fit("%s.option_%s" % (self.game.name, option.key), len(value) + 1), value, ""))
        return items

    def choose(self, index):
        open_option(self.stage, self.game, self.options[index], self.chosen)

    def more(self):
        """Explain the option under the cursor."""
        show_about(self.stage, self.game, self.options[self.list.cursor])

    def _value(self, option):
        return value_text(self.texts, self.game, option, self.chosen.get(option.key, option.default))


class ValueScreen(ListScreen):
    """The values of one option, and what the option means."""

    source = __name__
    help = "help.value"

    def __init__(self, stage, game, option, chosen):
        super().__init__(stage)
        self.game = game
        self.option = option
        self.chosen = chosen
        now = option.choices.index(chosen.get(option.key, option.default))
        self.list.set_items(self.items(), now)

    def title(self):
        return self.texts("%s.option_%s" % (self.game.name, self.option.key))

    def items(self):
        items = []
        for value in self.option.choices:
            note = ""
            if value == self.option.default:
                note = self.texts("ui.printed" if self.option.printed else "ui.ours")
            items.append((value_text(self.texts, self.game, self.option, value), note, ""))
        items.append((self.texts("ui.about_rule"), "", "help"))
        return items

    def wiped(self):
        self._told = False

    def draw_body(self, canvas):
        super().draw_body(canvas)
        if not self._told:
            self._told = True
            self._tell(canvas)

    def _tell(self, canvas):
        """Draw the explanation below the values, as many of its sentences as fit."""
        measures = metrics.of(canvas)
        area = measures.list_rows
        top = area.top + len(self.list.items) * area.pitch + 4
        text = self.texts("%s.about_%s" % (self.game.name, self.option.key))
        while text:
            lines = boxes.wrap(text, canvas.width - 2 * measures.margin, measures.font)
            if top + len(lines) * measures.line_pitch <= measures.body_bottom:
                boxes.text_lines(canvas, measures.margin, top, lines, canvas.MIST)
                break
            text = text[: text.rstrip(".").rfind(". ") + 1]

    def more(self):
        show_about(self.stage, self.game, self.option)

    def choose(self, index):
        if index == len(self.option.choices):
            show_about(self.stage, self.game, self.option)
            return
        set_option(self.chosen, self.option, self.option.choices[index])
        self.stage.pop()


def offered(game):
    """The options of this list: not those of the setup itself, and no free text."""
    elsewhere = game.setup + (game.board,) + game.boardless[:1]
    options = [option for option in game.options() if option.key not in elsewhere]
    return [option for option in options if option.choices or option.key in game.tallies]


def open_option(stage, game, option, chosen):
    """Open the values of an option, or its counts."""
    if option.choices:
        stage.push(ValueScreen(stage, game, option, chosen))
    else:
        from wayside.ui.screens.new_match.tally import TallyScreen

        stage.push(TallyScreen(stage, game, option, chosen))


def value_text(texts, game, option, value):
    """A value in words, or unchanged if there is no text for it."""
    if value in ("on", "off"):
        return texts("ui." + value)
    key = "%s.value_%s_%s" % (game.name, option.key, value)
    if texts.has(key):
        return texts(key)
    return value if len(value) < LONG else texts("ui.own_board")


def set_option(chosen, option, value):
    """Set an option in `chosen`, which has only values that are not default."""
    if value == option.default:
        chosen.pop(option.key, None)
    else:
        chosen[option.key] = value


def show_about(stage, game, option):
    from wayside.ui.screens.reading.pages import PageScreen

    heading = stage.texts("%s.option_%s" % (game.name, option.key))
    stage.push(PageScreen(stage, heading, stage.texts("%s.about_%s" % (game.name, option.key))))
