"""Runs on the emulated board before boot.py: adds a file system, a clock and a chip like those of a Pico."""
# Runs only in MicroPython, whose modules mypy does not know.
# mypy: ignore-errors

import asyncio.core  # noqa: F401  # loaded before it is hidden where it comes from
import asyncio.event
import asyncio.funcs
import asyncio.lock  # noqa: F401
import os
import sys
import time

import _board
import _wires
import machine  # the one of the page
import vfs

FOLDER = 0x4000
# From the error numbers of Emscripten (WASI) to those of a Pico.
ERRORS = {2: 13, 8: 9, 20: 17, 28: 22, 29: 5, 31: 21, 43: 19, 44: 2, 51: 28, 54: 20, 55: 39, 63: 1, 69: 30}


class FlashSystem:
    """The flash at /, with sizes in folder lists and the errors of a Pico."""

    def __init__(self, root):
        self._inner = vfs.VfsPosix(root)
        self._here = "/"

    def _path(self, path):
        if not path.startswith("/"):
            path = self._here + "/" + path
        parts = []
        for part in path.split("/"):
            if part == "..":
                parts = parts[:-1]
            elif part and part != ".":
                parts.append(part)
        return "/" + "/".join(parts)

    def _call(self, name, *values):
        try:
            return getattr(self._inner, name)(*values)
        except OSError as error:
            number = ERRORS.get(error.errno, error.errno)
        raise OSError(number)

    def mount(self, read_only, make):
        pass

    def umount(self):
        pass

    def open(self, path, mode):
        return self._call("open", self._path(path), mode)

    def stat(self, path):
        return self._call("stat", self._path(path))

    def ilistdir(self, path):
        path = self._path(path)
        for entry in sorted(self._call("ilistdir", path)):
            size = 0 if entry[1] == FOLDER else self._inner.stat(path + "/" + entry[0])[6]
            yield (entry[0], entry[1], 0, size)

    def mkdir(self, path):
        self._call("mkdir", self._path(path))

    def rmdir(self, path):
        self._call("rmdir", self._path(path))

    def remove(self, path):
        self._call("remove", self._path(path))

    def rename(self, old, new):
        self._call("rename", self._path(old), self._path(new))

    def chdir(self, path):
        path = self._path(path)
        if path != "/" and not self.stat(path)[0] & FOLDER:
            raise OSError(20)
        self._here = path

    def getcwd(self):
        return self._here

    def statvfs(self, path):
        free, total = _board.room()
        return (4096, 4096, total, free, free, 0, 0, 0, 0, 255)


class Time:
    """`time` with sleeps that Ctrl-C can end."""

    def sleep_ms(self, ms):
        _wires.sleep(ms)

    def sleep_us(self, us):
        _wires.sleep(us / 1000)

    def sleep(self, seconds):
        _wires.sleep(seconds * 1000)

    def ticks_ms(self):
        return _wires.milliseconds()

    def ticks_us(self):
        return _wires.microseconds()

    def __getattr__(self, name):
        return getattr(_time, name)


class Select:
    """`select` only for the serial port: whether a byte waits."""

    POLLIN = 1

    def poll(self):
        return self

    def register(self, stream, flags=POLLIN):
        pass

    def ipoll(self, timeout=-1):
        return iter(((sys.stdin, 1),) if _board.waiting() else ())


class Gone(BaseException):
    """The chip restarts; later output is lost."""


def leave(how):
    _board.leave(how)
    raise Gone


def hide_what_a_pico_lacks(kept):
    """Hide modules that a Pico lacks; asyncio stays, because this build needs it."""
    for name in list(sys.modules):
        if name not in kept and not name.startswith("asyncio"):
            del sys.modules[name]
    sys.path[:] = ["", "/lib"]


_time = time
vfs.umount("/")
vfs.mount(FlashSystem("/flash"), "/")
sys.modules["time"] = sys.modules["utime"] = Time()
sys.modules["select"] = Select()
machine.reset = lambda: leave("reset")
machine.soft_reset = lambda: leave("soft")
machine.bootloader = lambda *_: leave("bootloader")
machine.idle = lambda: sys.modules["time"].sleep_ms(1)  # until the next interrupt; a timer makes one each millisecond
machine.unique_id = lambda: b"WAYSIDE\x01"
os.chdir("/")
hide_what_a_pico_lacks(("machine", "select", "time", "utime", "_board", "_wires"))
