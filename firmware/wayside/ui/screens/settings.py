"""Settings: language and brightness."""

from wayside.ui.list_screen import ListScreen


class SettingsScreen(ListScreen):
    source = __name__
    help = "settings"

    def title(self):
        return self.texts("ui.settings")

    def hints(self):
        return {"ok": self.texts("ui.change"), "back": "", "prev": "", "next": ""}

    def items(self):
        brightness = self.stage.session.settings["brightness"]
        return [
            (self.texts("ui.language_label"), self.texts("ui.language"), ""),
            (self.texts("ui.brightness"), brightness + " %", ""),
            (self.texts("ui.clocks"), self.texts("ui." + self.stage.session.settings["clock"]), ""),
        ]

    def choose(self, index):
        session = self.stage.session
        if index == 0:
            session.set("language", self.texts.following())
            self.texts.switch(session.settings["language"])
            self.show()
        else:
            session.following("brightness" if index == 1 else "clock")
            self.refill()
