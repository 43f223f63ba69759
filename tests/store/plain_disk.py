"""Files in memory without the guarantees of littlefs: a power cut may destroy a file that is being rewritten."""

import errno
from collections.abc import Callable

from wayside.store import files

Content = dict[str, bytes | None]  # by path; None is a folder


class PlainDisk:
    """Replaces `os` and `open` for the store. `content` can be copied, changed from outside and put back."""

    def __init__(self, content: Content | None = None) -> None:
        self.content: Content = dict(content or {})
        self.before: list[Content] = []  # the content before each step at which power may fail
        self.fail: Callable[[str, str], bool] = lambda what, path: False

    def open(self, path: str, mode: str) -> "PlainFile":
        self._may("open for " + mode, path)
        if self.content.get(path, b"") is None:
            raise OSError(errno.EISDIR)
        if mode == "rb":
            if path not in self.content:
                raise OSError(errno.ENOENT)
        else:
            self._in_a_folder(path)
            self._change(path, b"")
        return PlainFile(self, path)

    def append(self, path: str, data: bytes) -> None:
        """The first half first: power may fail between the two."""
        self._may("write", path)
        middle = len(data) // 2
        self._change(path, self.content[path] + data[:middle])
        self._change(path, self.content[path] + data[middle:])

    def _change(self, path: str, data: bytes | None) -> None:
        self.before.append(dict(self.content))
        self.content[path] = data

    def _may(self, what: str, path: str) -> None:
        if self.fail(what, path):
            raise OSError(errno.ENOSPC)

    def _in_a_folder(self, path: str) -> None:
        folder = path[: path.rfind("/")]
        if folder and self.content.get(folder, b"") is not None:
            raise OSError(errno.ENOENT)

    def listdir(self, path: str) -> list[str]:
        if self.content.get(path, b"") is not None:
            raise OSError(errno.ENOENT)
        return [
            name[len(path) + 1 :]
            for name in self.content
            if name.startswith(path + "/") and "/" not in name[len(path) + 1 :]
        ]

    def mkdir(self, path: str) -> None:
        if path in self.content:
            raise OSError(errno.EEXIST)
        self._in_a_folder(path)
        self._may("mkdir", path)
        self._change(path, None)

    def remove(self, path: str) -> None:
        if path not in self.content:
            raise OSError(errno.ENOENT)
        self._may("remove", path)
        self.before.append(dict(self.content))
        del self.content[path]

    def rename(self, old: str, new: str) -> None:
        if old not in self.content:
            raise OSError(errno.ENOENT)
        self._may("rename", old)
        self.before.append(dict(self.content))
        for path in list(self.content):
            if path == old or path.startswith(old + "/"):
                self.content[new + path[len(old) :]] = self.content.pop(path)

    def stat(self, path: str) -> tuple[int, ...]:
        if path not in self.content:
            raise OSError(errno.ENOENT)
        return (0x4000 if self.content[path] is None else 0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)


class PlainFile:
    def __init__(self, disk: PlainDisk, path: str) -> None:
        self.disk = disk
        self.path = path
        self.place = 0

    def read(self, size: int) -> bytes:
        data = self.disk.content[self.path][self.place : self.place + size]
        self.place += len(data)
        return data

    def write(self, data: bytes) -> None:
        self.disk.append(self.path, data)

    def __enter__(self) -> "PlainFile":
        return self

    def __exit__(self, *_: object) -> None:
        pass


def insert(disk: PlainDisk) -> None:
    """From now on the store uses this disk."""
    files.os = disk  # type: ignore[attr-defined]
    files.open = disk.open  # type: ignore[attr-defined]
