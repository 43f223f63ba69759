"""The match on the table, the games that were kept and the person's settings: all of it safe against a pulled plug."""

from wayside.referee.table import Table
from wayside.store.files import Damaged, Newer
from wayside.store.live import Live

SETTINGS = "settings"
MARKER = "marker"


class Session(Table):
    """A table that saves itself: every change is on flash before anything is shown."""

    def __init__(self, files):
        super().__init__()
        self.files = files
        self.live = Live(files)
        self.saved = True  # False after a save that failed: the match goes on, the screen says so
        self.checked = ""  # what the last check found, since power-on
        self.reformatted = self._mark()
        from wayside.store.settings import read  # needed for this moment only

        self.settings = read(self._read(SETTINGS))
        self._settings_saved = True

    @property
    def aside(self):
        """Names of what could not be read and was set aside, since power-on."""
        return self.files.aside

    @property
    def newer(self):
        """The name of what a newer firmware wrote, or nothing. It is left alone."""
        return self.files.newer()

    @property
    def archive(self):
        """The kept games. Their module takes memory only while it is needed, as does that of the flash's health."""
        from wayside.store.archive import Archive

        return Archive(self.files)

    # The rehearsal of a key: nothing is written while it lasts

    def rehearse(self):
        super().rehearse()
        self.files.still = True

    def settle(self):
        self.files.still = False
        return super().settle()

    def put_back(self):
        self.files.still = False
        super().put_back()

    # The match

    def resume(self, is_checked=False):
        """Bring back the match that was running when the power went. After a cold start `drop_if_kept` comes next.

        `is_checked` says that this very program saved it.
        """
        self.match = self.live.load(is_checked)

    def drop_if_kept(self):
        """The power may have gone after the match was kept, but before it was removed from the table."""
        if self.match is not None:
            from wayside.store.keeping import is_kept

            if is_kept(self):
                self.match = None
                self.live.clear()

    def changed(self):
        if self.live.match is not self.match:
            from wayside.store.keeping import begin

            begin(self, self.match)
        try:
            self.live.save()
            self.saved = True
        except OSError:
            self.saved = False

    def keep(self):
        """Move the match into the archive. False when the flash has no room; nothing changed then."""
        self.must_be_now()
        from wayside.store.keeping import keep

        return keep(self)

    def put_down(self):
        """Let go of the match in memory; what is on flash stays there."""
        self.match = self.live.match = None

    def drop(self):
        """Remove the match without keeping it. If it was opened from the archive, it is still there as it was."""
        self.must_be_now()
        self.match = None
        self.saved = self.live.clear()

    def reopen(self, number):
        """A kept match becomes the one on the table, and will be kept under its old number; False if it cannot be read."""
        self.must_be_now()
        from wayside.store.keeping import reopen

        return reopen(self, number)

    # Boards

    def boards(self, game):
        """The boards of a game that people made or brought along."""
        from wayside.store.boards import Boards

        return Boards(self.files, game)

    # Setups

    def remember_setup(self, game, players, options, names):
        """What a match was set up with, to be offered the next time; without room for it nothing is lost."""
        from wayside.store.setups import remember

        return remember(self.files, game, players, options, names)

    def last_setup(self, game):
        """[players, options, names] of the last match of a game that was set up here, or None."""
        from wayside.store.setups import recall

        return recall(self._read, game)

    # Words

    def in_list(self, word):
        """What the word list on the flash says of a word: True, False, or None when there is no list. Advice only."""
        from wayside.store.words import in_list

        return in_list(self.files.folder, word)

    # Settings

    def set(self, key, value):
        """Change a setting; nothing is written when it was so already. Says whether it is on flash."""
        self.must_be_now()
        if self.settings[key] != value or not self._settings_saved:
            self.settings[key] = value
            lines = ["%s=%s" % (name, self.settings[name]) for name in sorted(self.settings)]
            self._settings_saved = self._wrote(SETTINGS, "\n".join(lines))
        return self._settings_saved

    def following(self, key):
        """Change a setting to its next choice, round and round."""
        from wayside.store.settings import following

        self.set(key, following(key, self.settings[key]))

    def names(self):
        """The names that people gave the device to choose from; a line each in their file."""
        return [name for name in (self._read("names") or "").split("\n") if name]

    # The flash

    def health(self):
        """Facts: free, total, saves, erases (estimated), files, bad (set aside), checked."""
        from wayside.store import health

        return health.report(self.files, self.live.saves, self.checked)

    def check(self):
        """(good, bad) files; reads all of them, and tries a new one."""
        from wayside.store import health

        self.checked = health.check(self.files)
        return self.checked

    def low(self):
        """Whether the flash is running full."""
        from wayside.store import health

        return health.low(self.files)

    def log_crash(self, text):
        from wayside.store import crashes

        crashes.log(self.files, text)

    def crashes(self):
        """What log_crash was given, newest first."""
        from wayside.store import crashes

        return crashes.read(self.files)

    def _mark(self):
        """Leave a mark on the flash; says whether it was empty: at the first start, or because it was reformatted."""
        if self.files.exists(MARKER):
            return False
        empty = not self.files.list()
        self._wrote(MARKER, "in use")
        return empty

    def _wrote(self, name, text):
        try:
            self.files.write(name, text)
            return True
        except OSError:
            return False

    def _read(self, name):
        try:
            return self.files.read(name)
        except Newer:
            self.files.hold(name)
        except Damaged:
            self.files.set_aside(name)
        return None
