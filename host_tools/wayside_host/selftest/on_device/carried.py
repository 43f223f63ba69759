"""Runs on the device: makes modules that came over the cable importable, before those on flash.

So the self-test uses the drivers of this checkout under their own names, whatever firmware is on the device.
"""
# Runs only in MicroPython, whose modules mypy does not know.
# mypy: ignore-errors

import io
import sys

import vfs

FILE, FOLDER = 0x8000, 0x4000
NOT_FOUND = 2  # ENOENT


class Carried:
    """A file system in memory, with the methods that MicroPython needs for imports."""

    def __init__(self):
        self.files = {}

    def mount(self, read_only, make):
        pass

    def umount(self):
        pass

    def stat(self, path):
        name = path.strip("/")
        if name in self.files:
            return (FILE, 0, 0, 0, 0, 0, len(self.files[name]), 0, 0, 0)
        if any(file.startswith(name + "/") for file in self.files):
            return (FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        raise OSError(NOT_FOUND)

    def open(self, path, mode):
        return io.BytesIO(self.files[path.strip("/")])


carried = Carried()
vfs.mount(carried, "/carried")
sys.path.insert(0, "/carried")
