"""Files that survive a pulled plug: written beside the old one and renamed over it, with length and checksum.

An empty file counts as absent. A file that does not hold what it should is set aside under another name.
"""

import os
from binascii import crc32

FORMAT = "wayside-save 1"


class Damaged(ValueError):
    """A file whose length or checksum is wrong."""


class Saves:
    """Small texts by name in one folder of the flash."""

    def __init__(self, folder):
        self.folder = folder
        try:
            os.mkdir(folder)
        except OSError:
            pass  # it is there already; if not, the first write says so

    def write(self, name, text):
        """Replace the file at once or not at all. Raises OSError when the flash is full or broken."""
        data = text.encode()
        temporary = self._path(name + ".new")
        with open(temporary, "wb") as file:
            file.write(("%s %d %08x\n" % (FORMAT, len(data), crc32(data))).encode())
            file.write(data)
        os.rename(temporary, self._path(name))

    def read(self, name):
        """The text, or None when there is none. Raises Damaged."""
        try:
            with open(self._path(name), "rb") as file:
                content = file.read()
        except OSError:
            return None
        if not content:
            return None
        head, _, data = content.partition(b"\n")
        if head != ("%s %d %08x" % (FORMAT, len(data), crc32(data))).encode():
            raise Damaged(name)
        return data.decode()

    def remove(self, name):
        try:
            os.remove(self._path(name))
        except OSError:
            pass  # it was not there

    def set_aside(self, name):
        """Keep a file that cannot be read under a name that is free; the answer is that name."""
        taken = os.listdir(self.folder)
        number = 1
        while "%s.bad%d" % (name, number) in taken:
            number += 1
        aside = "%s.bad%d" % (name, number)
        os.rename(self._path(name), self._path(aside))
        return aside

    def _path(self, name):
        return self.folder + "/" + name
