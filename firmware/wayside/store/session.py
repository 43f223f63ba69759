"""The match on the table and the person's settings: every change is on flash before anything is shown."""

from wayside.referee import record
from wayside.referee.table import Table
from wayside.store.saves import Damaged

LIVE = "live"
SETTINGS = "settings"
DEFAULTS = {"language": "en", "brightness": "100"}


class Session(Table):
    """A table that saves itself. Saving is its business alone."""

    def __init__(self, saves):
        super().__init__()
        self.saves = saves
        self.aside = []  # names of files that could not be read and were set aside
        self.saved = True  # False after a save that failed: the match goes on, the screen says so
        self.settings = self._read_settings()

    def resume(self):
        """Bring back the match that was running when the power went; says whether there was one."""
        text = self._read(LIVE)
        if text is not None:
            try:
                self.match = record.read(text)
            except record.RecordError:
                self._set_aside(LIVE)
        return self.match is not None

    def changed(self):
        self._write(LIVE, record.write(self.match))

    def leave(self):
        """The match is over and done with."""
        self.match = None
        self.saves.remove(LIVE)

    def set(self, key, value):
        """Change a setting; nothing is written when it was so already."""
        if self.settings[key] != value:
            self.settings[key] = value
            lines = ["%s=%s" % (name, self.settings[name]) for name in sorted(self.settings)]
            self._write(SETTINGS, "\n".join(lines))

    def _write(self, name, text):
        try:
            self.saves.write(name, text)
            self.saved = True
        except OSError:
            self.saved = False

    def _read(self, name):
        try:
            return self.saves.read(name)
        except Damaged:
            self._set_aside(name)
            return None

    def _set_aside(self, name):
        self.aside.append(self.saves.set_aside(name))

    def _read_settings(self):
        settings = dict(DEFAULTS)
        for line in (self._read(SETTINGS) or "").split("\n"):
            key, _, value = line.partition("=")
            if key in settings:
                settings[key] = value
        return settings
