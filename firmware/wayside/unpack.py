"""Installs a new firmware from one file, the parcel. main.py calls it before all other imports.

The parcel exists completely or not at all. It is always unpacked from its beginning and removed last. So after any
number of power cuts, the program that runs is all old or all new. `wayside deploy` runs this module too.
"""

import os

import deflate

PARCEL = "/deploy"
WINDOW = 13  # bits of the packer's window: 8 kB of memory, which is free at a start
GONE = -1  # the size that marks a file to remove
BESIDE = ".new"


def unpack(told=None):
    """Unpack all files; `told` is called with the name of each one when it is in place."""
    with open(PARCEL, "rb") as file:
        parcel = deflate.DeflateIO(file, deflate.RAW, WINDOW)
        line = parcel.readline()
        while line:
            size, path = line.decode().rstrip("\n").split(" ", 1)
            if int(size) == GONE:
                _remove(path)
            else:
                _write(path, parcel, int(size))
            if told is not None:
                told(path)
            line = parcel.readline()
    os.remove(PARCEL)


def _write(path, parcel, size):
    """Write the next `size` bytes of the parcel as a file, completely or not at all."""
    _make_folders(path)
    with open(path + BESIDE, "wb") as file:
        while size:
            part = parcel.read(min(size, 512))
            file.write(part)
            size -= len(part)
    os.rename(path + BESIDE, path)


def _make_folders(path):
    for index in range(1, len(path)):
        if path[index] == "/":
            try:
                os.mkdir(path[:index])
            except OSError:
                pass  # it exists; if not, the write fails


def _remove(path):
    """Remove a file of the old firmware, and its folder if that is empty."""
    try:
        os.remove(path)
        os.rmdir(path[: path.rfind("/")])
    except OSError:
        pass  # it was removed before a power cut, or the folder is not empty
