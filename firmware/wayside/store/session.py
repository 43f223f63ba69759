"""The session: the table that saves itself, with archive, settings and boards, all safe against power cuts."""

from wayside.referee.table import Table
from wayside.store.files import Damaged, Newer
from wayside.store.live import Live

SETTINGS = "settings"
MARKER = "marker"


class Session(Table):
    """A table that saves itself. Every change is on flash before it is shown."""

    def __init__(self, files):
        super().__init__()
        self.files = files
        self.live = Live(files)
        self.saved = True  # False after a failed save: the match goes on, and the screen says so
        self.checked = ""  # the result of the last check since power on
        self.reformatted = self._mark()
        from wayside.store.settings import read  # imported here because it is needed only once

        self.settings = read(self._read(SETTINGS))
        self._settings_saved = True

    @property
    def aside(self):
        """The new names of unreadable files that were set aside since power on."""
        return self.files.aside

    @property
    def newer(self):
        """The name of a file of a newer firmware, or an empty text. Such files are left alone."""
        return self.files.newer()

    @property
    def archive(self):
        """The saved matches. The module is imported here to save memory, like others below."""
        from wayside.store.archive import Archive

        return Archive(self.files, self)

    # The rehearsal of a key: nothing is written during it

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
        """Read the running match from flash. After a cold start `drop_if_kept` comes next.

        `is_checked` says that this program saved it.
        """
        self.match = self.live.load(is_checked)

    def drop_if_kept(self):
        """Drop the match if the power was cut after it was kept, but before it was removed from the table."""
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
        """Move the match into the archive. False if the flash has no room; nothing has changed then."""
        self.must_be_now()
        from wayside.store.keeping import keep

        return keep(self)

    def unload(self):
        """Drop the match from memory. It stays on flash."""
        self.match = self.live.match = None

    def drop(self):
        """Delete the match. If it came from the archive, its old state is still there."""
        self.must_be_now()
        self.match = None
        self.saved = self.live.clear()

    def reopen(self, number):
        """Put a kept match on the table. It retains its number for the archive. False if it cannot be read."""
        self.must_be_now()
        from wayside.store.keeping import reopen

        return reopen(self, number)

    # Boards

    def boards(self, game):
        """The boards of a game that people made themselves."""
        from wayside.store.boards import Boards

        return Boards(self.files, game)

    # Setups

    def remember_setup(self, game, players, options, names):
        """Save a setup, so that it can be offered next time. If there is no room, it is skipped."""
        from wayside.store.setups import remember

        return remember(self.files, game, players, options, names)

    def last_setup(self, game):
        """[players, options, names] of the last setup of a game, or None."""
        from wayside.store.setups import recall

        return recall(self._read, game)

    # Words

    def in_list(self, word):
        """Whether a word is in the word list on flash; None if there is no list. Advice only."""
        from wayside.store.words import in_list

        return in_list(self.files.folder, word)

    # Settings

    def set(self, key, value):
        """Change a setting; an equal value is not written again. Says whether it is on flash."""
        self.must_be_now()
        if self.settings[key] != value or not self._settings_saved:
            self.settings[key] = value
            lines = ["%s=%s" % (name, self.settings[name]) for name in sorted(self.settings)]
            self._settings_saved = self._wrote(SETTINGS, "\n".join(lines))
        return self._settings_saved

    def following(self, key):
        """Change a setting to its next choice; after the last comes the first."""
        from wayside.store.settings import following

        self.set(key, following(key, self.settings[key]))

    def names(self):
        """The player names that are stored on the device, one line each."""
        return [name for name in (self._read("names") or "").split("\n") if name]

    # The flash

    def health(self):
        """A dict with free, total, saves, erases (estimated), files, bad (set aside), checked."""
        from wayside.store import health

        return health.report(self.files, self.live.saves, self.checked)

    def check(self):
        """Read all files and test a new one; returns (good, bad)."""
        from wayside.store import health

        self.checked = health.check(self.files)
        return self.checked

    def low(self):
        """Whether the flash is almost full."""
        from wayside.store import health

        return health.low(self.files)

    def log_crash(self, text):
        from wayside.store import crashes

        crashes.log(self.files, text)

    def crashes(self):
        """The logged crashes, newest first."""
        from wayside.store import crashes

        return crashes.read(self.files)

    def _mark(self):
        """Write the marker file; says whether flash was empty: at the first start, or because it was reformatted."""
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
