"""Small checked files: the only module that touches the flash. Every file carries version, length and checksum.

An empty file counts as absent. A file that does not hold what it should is set aside under a free name, never overwritten.
"""

import os
from binascii import crc32

from wayside.referee.table import NotNow

MAGIC = "wayside-save"
VERSION = 1
NEW = "new"  # the name, in each folder, of a file that is being written; what a power cut left there is overwritten
RESERVE = 16384  # bytes that are never used: four sectors, for what littlefs has to move about
_HEADER_MOST = 40
_LONGEST = 60000  # no file of ours is longer; a stray large one must not fill the memory


class Damaged(ValueError):
    """A file whose header, length or checksum is wrong, or whose content makes no sense."""


class Newer(ValueError):
    """A whole file that a newer firmware wrote."""


class Files:
    """Texts by name ("settings", "live/head") in one folder of the flash."""

    def __init__(self, folder):
        self.folder = folder
        self.aside = []  # the new names of what could not be read and was set aside, since power-on
        self.still = False  # in a rehearsal nothing is written: NotNow is raised instead
        self._held = {}  # what must not be written over, by name: why ("newer", "bad")
        _make(folder)

    # Reading

    def read(self, name):
        """The text, or None when there is none. Raises Damaged, or Newer."""
        try:
            with open(self._path(name), "rb") as file:
                start = file.read(_HEADER_MOST)
                if not start:
                    return None
                header, _, data = start.partition(b"\n")
                version, length = _parsed(header)
                data += file.read(max(0, length - len(data)) + 1)  # one more, to notice a file that is too long
        except OSError:
            if self.exists(name):
                raise Damaged(name)  # it is there but cannot be read: a bad sector
            return None
        if header != _header(version, data):
            raise Damaged(name)
        if version > VERSION:
            raise Newer(name)
        try:
            return data.decode()
        except ValueError:
            raise Damaged(name)

    def peek(self, name, count):
        """The first bytes of the text, unchecked, or nothing."""
        try:
            with open(self._path(name), "rb") as file:
                return file.read(_HEADER_MOST + count).partition(b"\n")[2]
        except OSError:
            return b""

    def exists(self, name):
        try:
            os.stat(self._path(name))
            return True
        except OSError:
            return False

    def is_folder(self, name):
        return self.exists(name) and os.stat(self._path(name))[0] & 0x4000 != 0

    def expect_folder(self, name):
        """A stray file where a folder of ours belongs is set aside."""
        if self.exists(name) and not self.is_folder(name):
            self.set_aside(name)

    def list(self, name=""):
        """The names in a folder, sorted; none when there is no such folder."""
        try:
            return sorted(os.listdir(self._path(name)))
        except OSError:
            return []

    # Writing

    def write(self, name, text):
        """Replace a file at once or not at all, on any file system. Raises OSError, and the old one stays then."""
        self._must_be_now()
        self._make_way(name)
        beside = name[: name.rfind("/") + 1] + NEW
        try:
            self.create(beside, text)
            os.rename(self._path(beside), self._path(name))
        except OSError:
            self.remove(beside)
            raise

    def create(self, name, text):
        """Write a file that nobody reads yet."""
        self._must_be_now()
        self._need_room(len(text))
        self.rewrite(name, text)

    def rewrite(self, name, text):
        """Write a file in its place: a third of the wear of `write`, but only littlefs does that at once or not at all.

        A small file needs no room for that, so it works on a full flash too."""
        self._must_be_now()
        self._make_way(name)
        data = text.encode()
        content = _header(VERSION, data) + b"\n" + data
        try:
            self._put(name, content)
        except OSError:
            self._need_room(len(content))
            if not self.make_folder(name[: max(0, name.rfind("/"))]):
                raise
            self._put(name, content)

    def make_folder(self, name):
        """With all folders on the way to it; says whether one of them was missing."""
        self._must_be_now()
        made = False
        for index in range(len(name) + 1):
            if index == len(name) or name[index] == "/":
                made = _make(self._path(name[:index])) or made
        return made

    def remove(self, name):
        """Says whether it is gone; what must not be written over is not removed either."""
        self._must_be_now()
        try:
            if self._held_part(name) is None:
                os.remove(self._path(name))
                return True
        except OSError:
            pass  # most often it was not there
        return not self.exists(name)

    def _must_be_now(self):
        if self.still:
            raise NotNow

    # What cannot be read

    def set_aside(self, name):
        """Keep a file or folder that cannot be read under a name that is free, and remember that name."""
        self._must_be_now()
        try:
            self.aside.append(self._rename_free(name, "bad"))
        except OSError:
            self.aside.append(name)
            self._held[name] = "bad"

    def hold(self, name):
        """What a newer firmware wrote stays where it is; if its place is needed, it keeps its bytes under another name."""
        self._held[name] = "newer"

    def newer(self):
        """The name of something that a newer firmware wrote, or nothing."""
        names = sorted([name for name in self._held if self._held[name] == "newer"])
        return names[0] if names else ""

    def _held_part(self, name):
        """What is held of a path: the file itself or a folder that it is in."""
        for held in self._held:
            if name == held or name.startswith(held + "/"):
                return held
        return None

    def _make_way(self, name):
        held = self._held_part(name)
        if held is not None:
            self._rename_free(held, self._held[held])
            del self._held[held]

    def room(self):
        """(free, total) bytes; (0, 0) where the system cannot tell. Walks the whole file system: not for every tick."""
        try:
            facts = os.statvfs(self.folder)
        except (OSError, AttributeError):
            return 0, 0
        return facts[1] * facts[4], facts[1] * facts[2]

    def _rename_free(self, name, mark):
        taken = self.list()
        flat = name.replace("/", "-")
        number = 1
        while "%s.%s%d" % (flat, mark, number) in taken:
            number += 1
        free = "%s.%s%d" % (flat, mark, number)
        os.rename(self._path(name), self._path(free))
        return free

    def _need_room(self, size):
        """littlefs may go wrong when it runs out of room half-way (its issue 760), so it is never asked to."""
        free, total = self.room()
        if total and free < size + RESERVE:
            raise OSError("no room")

    def _put(self, name, content):
        with open(self._path(name), "wb") as file:
            file.write(content)

    def _path(self, name):
        return self.folder + "/" + name if name else self.folder


def _make(path):
    try:
        os.mkdir(path)
        return True
    except OSError:
        return False  # it is there already; if not, the write that needs it says so


def _header(version, data):
    """The first line; the checksum covers the version too, so that a flipped bit never makes a file look newer."""
    checksum = crc32(data, crc32(str(version).encode()))
    return ("%s %d %d %08x" % (MAGIC, version, len(data), checksum)).encode()


def _parsed(header):
    """(version, length) that a first line names."""
    try:
        magic, version, length, _ = header.decode().split(" ")
    except ValueError:
        raise Damaged("no header")
    version, length = numbers_in((version, length))
    if magic != MAGIC or length > _LONGEST:
        raise Damaged("no header")
    return version, length


def numbers_in(words):
    """The words as whole numbers. Raises Damaged."""
    for word in words:
        if not is_number(word):
            raise Damaged("'%s' is not a number" % word[:20])
    return [int(word) for word in words]


def is_number(word):
    return 1 <= len(word) <= 9 and all([letter in "0123456789" for letter in word])
