"""Puts a new firmware in place that a computer left in one file; main.py calls it before it imports anything else.

The file is there whole or not at all. Each time it is unpacked from its beginning, and it is removed last: however often
the power goes, what is imported afterwards is all old or all new. The computer runs this very module, too.
"""

import os

import deflate

PARCEL = "/deploy"
WINDOW = 13  # the packer looks back so many bits of distance: 8 kB of memory, of which there is plenty at a start
GONE = -1  # the size of a file that is to be removed
BESIDE = ".new"


def unpack(told=None):
    """`told` is called with the name of each file that is in place."""
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
    """The next so many bytes of the parcel become a file, which is there whole or not at all."""
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
                pass  # it is there; if not, writing says so


def _remove(path):
    """A file of the old firmware, and its folder if it was the last in it."""
    try:
        os.remove(path)
        os.rmdir(path[: path.rfind("/")])
    except OSError:
        pass  # it was removed before the power went, or others are in the folder
