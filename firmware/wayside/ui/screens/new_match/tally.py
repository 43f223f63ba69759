"""Sets an option that consists of counts, for example how many bars of each length."""

from wayside.ui.keys import BACK, DOWN, NEXT, OK, PREV, REPEAT, UP
from wayside.ui.list_screen import ListScreen
from wayside.ui.screen import BODY, BOTTOM, TOP
from wayside.ui.screens.new_match.options import set_option, show_about


class TallyScreen(ListScreen):
    """The game turns the value of the option into counts and back."""

    source = __name__
    help = "help.tally"

    def __init__(self, stage, game, option, chosen):
        super().__init__(stage)
        self.game = game
        self.option = option
        self.chosen = chosen
        self.counts = self.game.tally(option.key, chosen)  # [(name, count, most)]
        self.setting = False  # True: PREV and NEXT change a count; False: they walk the list

    def state(self):
        return super().state(), self.setting

    def return_to(self, state):
        walked, self.setting = state
        super().return_to(walked)

    def title(self):
        return self.texts("%s.option_%s" % (self.game.name, self.option.key))

    def hints(self):
        return {"ok": self.texts("ui.done" if self.setting else "ui.change"), "back": "", "prev": "", "next": ""}

    def status(self):
        key = "ui.setting_count" if self.setting else "%s.tally_%s" % (self.game.name, self.option.key)
        return self.brief(key, count=sum([count for _, count, _ in self.counts]))

    def items(self):
        items = []
        for name, count, _ in self.counts:
            marked = self.setting and len(items) == self.list.cursor
            label = self.fit("%s.tally_row" % self.game.name, 6, name=self._named(name))
            items.append((label, ("< %d >" if marked else "%d") % count, ""))
        items.append((self.texts("ui.about_rule"), "", "help"))
        return items

    def _named(self, name):
        """A name in words, if there is a text for it."""
        key = "%s.tally_%s" % (self.game.name, name)
        return self.texts(key) if self.texts.has(key) else name

    def choose(self, index):
        if index == len(self.counts):
            show_about(self.stage, self.game, self.option)
            return
        self.setting = not self.setting
        self.refill()
        self.stale |= TOP | BOTTOM

    def key(self, event):
        action = event & 0x0F
        if not self.setting or event in (OK, BACK):
            super().key(event)
        elif action in (PREV, UP):
            self._change(1, event)
        elif action in (NEXT, DOWN):
            self._change(-1, event)

    def back(self):
        if self.setting:
            self.choose(self.list.cursor)
            return
        text = self.game.tally_text(self.option.key, self.counts, self.chosen)
        if text is None:
            self.stage.warn("ui.none_left")
            return
        set_option(self.chosen, self.option, text)
        self.stage.pop()
        key = self.option.key
        if key in self.game.kept and not self.stage.session.boards(self.game.name).keep(key, text):
            self.stage.warn("ui.not_kept")

    def _change(self, step, event):
        name, count, most = self.counts[self.list.cursor]
        count += step
        if event & REPEAT:
            count = max(0, min(most, count))
        self.counts[self.list.cursor] = (name, count % (most + 1), most)
        self.refill()
        self.stale |= BODY
