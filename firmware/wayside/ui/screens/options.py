"""The rules that can be chosen: each with its value, and a line that says what it means."""

from wayside.games import load
from wayside.ui.keys import HOLD, OK
from wayside.ui.screen import BOTTOM, ListScreen


class OptionsScreen(ListScreen):
    """`chosen` is the setup's own dict of what differs from the defaults; it is changed in place."""

    def __init__(self, stage, game, chosen):
        super().__init__(stage)
        self.game = game
        self.module = load(game)
        self.chosen = chosen
        self.options = [option for option in self.module.OPTIONS if option.choices or option.key in self.module.TALLIES]

    def title(self):
        return self.texts("ui.rules")

    def hints(self):
        return {"ok": self.texts("ui.change"), "back": "", "prev": "", "next": ""}

    def status(self):
        option = self.options[self.list.cursor]
        return self.brief("ui.changed_rule" if option.key in self.chosen else "ui.as_printed")

    def items(self):
        items = []
        for option in self.options:
            value = self._value(option)
            items.append((self.fit("%s.option_%s" % (self.game, option.key), len(value) + 1), value, None))
        return items

    def choose(self, index):
        option = self.options[index]
        if option.choices:
            self._set(option, self._following(option))
        else:
            from wayside.ui.screens.tally import TallyScreen

            self.stage.push(TallyScreen(self.stage, self.game, option, self.chosen))

    def key(self, event):
        if event == OK + HOLD:
            from wayside.ui.screens.pages import PageScreen

            option = self.options[self.list.cursor]
            label = self.texts("%s.option_%s" % (self.game, option.key))
            self.stage.push(PageScreen(self.stage, label, self.texts("%s.about_%s" % (self.game, option.key))))
        else:
            super().key(event)

    def _value(self, option):
        value = self.chosen.get(option.key, option.default)
        if value in ("on", "off"):
            return self.texts("ui." + value)
        key = "%s.value_%s_%s" % (self.game, option.key, value)
        return self.texts(key) if self.texts.has(key) else value

    def _following(self, option):
        place = option.choices.index(self.chosen.get(option.key, option.default))
        return option.choices[(place + 1) % len(option.choices)]

    def _set(self, option, value):
        if value == option.default:
            self.chosen.pop(option.key, None)
        else:
            self.chosen[option.key] = value
        self.refill()
        self.stale |= BOTTOM
