"""Reads and writes small checked files. Only this module uses the flash. Every file has version, length and checksum.

An empty file counts as missing. A damaged file is set aside (renamed to a free name), never overwritten.
"""

import os
from binascii import crc32

from wayside.referee.table import NotNow

MAGIC = "wayside-save"
VERSION = 1
NEW = "new"  # the name, in each folder, of a file that is being written; one left by a power cut is overwritten
RESERVE = 16384  # bytes that are never used: four sectors that littlefs needs to move data
_HEADER_MOST = 40
_LONGEST = 60000  # our files are shorter; a larger foreign one must not fill the memory


class Damaged(ValueError):
    """A file has a wrong header, length or checksum, or its content makes no sense."""


class Newer(ValueError):
    """A file is whole, but a newer firmware wrote it."""


class Files:
    """Text files by name ("settings", "live/head") in one folder of the flash.

    `folders` is how many folders the firmware has beside it; see `room`.
    """

    def __init__(self, folder, folders=0):
        self.folder = folder
        self.folders = folders
        self.aside = []  # the new names of what was set aside since power on
        self.still = False  # True in a rehearsal: writing raises NotNow
        self._held = {}  # what must not be overwritten, by name: the reason ("newer", "bad")
        _make(folder)

    # Reading

    def read(self, name):
        """The text of a file, or None if there is none. Raises Damaged or Newer."""
        try:
            with open(self._path(name), "rb") as file:
                start = file.read(_HEADER_MOST)
                if not start:
                    return None
                header, _, data = start.partition(b"\n")
                version, length = _parsed(header)
                data += file.read(max(0, length - len(data)) + 1)  # one byte more, to notice a file that is too long
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
        """The first bytes of the text, unchecked; empty if there is no file."""
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
        """Set aside a file that stands where this folder belongs."""
        if self.exists(name) and not self.is_folder(name):
            self.set_aside(name)

    def list(self, name=""):
        """The names in a folder, sorted; empty if there is no such folder."""
        try:
            return sorted(os.listdir(self._path(name)))
        except OSError:
            return []

    # Writing

    def write(self, name, text):
        """Replace a file completely or not at all, on any file system. Raises OSError; the old file stays then."""
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
        """Write a new file that no other file names yet."""
        self._must_be_now()
        self._need_room(len(text))
        self.rewrite(name, text)

    def rewrite(self, name, text):
        """Overwrite a file in place. It wears the flash a third as much as `write`, but is atomic only on littlefs.

        A small file needs no free room, so this works on a full flash too."""
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
        """Make a folder and its parents; says whether one of them was missing."""
        self._must_be_now()
        made = False
        for index in range(len(name) + 1):
            if index == len(name) or name[index] == "/":
                made = _make(self._path(name[:index])) or made
        return made

    def remove(self, name):
        """Remove a file; says whether it is gone. A file that must not be overwritten is not removed."""
        self._must_be_now()
        try:
            if self._held_part(name) is None:
                os.remove(self._path(name))
                return True
        except OSError:
            pass  # usually it was not there
        return not self.exists(name)

    def _must_be_now(self):
        if self.still:
            raise NotNow

    # What cannot be read

    def set_aside(self, name):
        """Rename an unreadable file or folder to a free name, and remember that name."""
        self._must_be_now()
        try:
            self.aside.append(self._rename_free(name, "bad"))
        except OSError:
            self.aside.append(name)
            self._held[name] = "bad"

    def hold(self, name):
        """Protect a file or folder of a newer firmware. If its name is needed, it is renamed, not overwritten."""
        self._held[name] = "newer"

    def newer(self):
        """The name of a file or folder of a newer firmware, or an empty text."""
        names = sorted([name for name in self._held if self._held[name] == "newer"])
        return names[0] if names else ""

    def _held_part(self, name):
        """The protected file or folder that a path belongs to, or None."""
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
        """(free, total) bytes; (0, 0) if unknown. It walks the whole file system, so it is slow.

        MicroPython counts the two sectors of each folder twice, so there is more room than it says.
        """
        try:
            sizes = os.statvfs(self.folder)
        except (OSError, AttributeError):
            return 0, 0
        return sizes[1] * (sizes[4] + 2 * self.folders), sizes[1] * sizes[2]

    def _rename_free(self, name, mark):
        names = self.list()
        flat = name.replace("/", "-")
        number = 1
        while "%s.%s%d" % (flat, mark, number) in names:
            number += 1
        free = "%s.%s%d" % (flat, mark, number)
        os.rename(self._path(name), self._path(free))
        return free

    def _need_room(self, size):
        """Raise OSError early: littlefs may fail badly when it runs out of room half-way (its issue 760)."""
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
        return False  # it exists already; if not, the write that needs it fails


def _header(version, data):
    """The first line of a file. The checksum includes the version, so a flipped bit cannot make a file look newer."""
    checksum = crc32(data, crc32(str(version).encode()))
    return ("%s %d %d %08x" % (MAGIC, version, len(data), checksum)).encode()


def _parsed(header):
    """(version, length) from a first line."""
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
