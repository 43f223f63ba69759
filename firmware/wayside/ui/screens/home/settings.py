"""The settings: language, brightness, clocks, and the LED if there is one."""

from wayside.ui.list_screen import ListScreen


class SettingsScreen(ListScreen):
    source = __name__
    help = "help.settings"

    def title(self):
        return self.texts("ui.settings")

    def hints(self):
        return {"ok": self.texts("ui.change"), "back": "", "prev": "", "next": ""}

    def items(self):
        settings = self.stage.session.settings
        rows = [
            (self.texts("ui.language_label"), self.texts("ui.language"), ""),
            (self.texts("ui.brightness"), settings["brightness"] + " %", ""),
            (self.texts("ui.clocks"), self.texts("ui." + settings["clock"]), ""),
        ]
        if self.stage.has_led:
            rows.append((self.texts("ui.led"), self.texts("ui." + settings["led"]), ""))
        return rows

    def choose(self, index):
        session = self.stage.session
        if index == 0:
            session.set("language", self.texts.following())
            self.texts.switch(session.settings["language"])
            self.refresh()
        else:
            session.following(("brightness", "clock", "led")[index - 1])
            self.refill()
