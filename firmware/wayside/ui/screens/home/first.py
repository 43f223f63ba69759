"""The first start: asks for the language; then come the self-test and the setup of a match."""

from wayside.ui.list_screen import ListScreen


class FirstScreen(ListScreen):
    """It is on top of home until a language is chosen. It is shown in the language under the cursor."""

    source = __name__
    help = "help.first"

    def __init__(self, stage):
        super().__init__(stage)
        self.list.set_items(self.items(), self.texts.languages.index(self.texts.language))
        self._ticks = 0  # ticks until it switches to the language under the cursor

    def refresh(self):
        if self.stage.session.settings["language"]:  # it was chosen in another way
            self.stage.pop()
        else:
            super().refresh()

    def title(self):
        return self.texts("ui.language_label")

    def hints(self):
        return {"ok": self.texts("ui.choose"), "prev": "", "next": ""}

    def status(self):
        return self.brief("ui.first_start") if self.stage.session.reformatted else ""

    def items(self):
        return [(self.texts.name_of(language), "", "") for language in self.texts.languages]

    def walk(self, step, event):
        super().walk(step, event)
        self._ticks = 2

    def tick(self, now):
        """Switch the language a tick after the cursor has moved, because that is slow."""
        if self._ticks:
            self._ticks -= 1
            if not self._ticks:
                self._speak()
                self.wipe()
                self.list.invalidate()

    def choose(self, index):
        from wayside.ui.screens.selftest import SelfTestScreen

        self._keep()
        self.stage.replace(SelfTestScreen(self.stage, True))

    def back(self):
        self._keep()
        self.stage.pop()

    def _speak(self):
        if self.texts.language != self.texts.languages[self.list.cursor]:
            self.texts.switch(self.texts.languages[self.list.cursor])

    def _keep(self):
        self.stage.session.set("language", self.texts.languages[self.list.cursor])
        self._speak()
