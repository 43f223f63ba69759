"""A Pico's flash with real littlefs, for the unchanged store. Each operation can be counted, cut or made to fail."""

import errno
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from littlefs import LittleFS, LittleFSError, UserContext, lfs

from wayside.store import files

BLOCKS = 352
BLOCK = 4096
PAGE = 256
ERASED = b"\xff" * BLOCK
# As MicroPython mounts it on a Pico: VfsLfs2(device, progsize=256), with its read size, look-ahead and block cycles.
GEOMETRY = {
    "block_size": BLOCK,
    "block_count": BLOCKS,
    "read_size": 32,
    "prog_size": PAGE,
    "cache_size": 1024,
    "lookahead_size": 32,
    "block_cycles": 100,
}


class Operation(NamedTuple):
    """One program or erase, with the flash before it."""

    before: list[bytes]
    block: int
    offset: int
    data: bytes | None  # None: erase

    def cut(self, shape: str, seed: int) -> list[bytes]:
        """The flash after a power cut: the operation `not done`, `half done` with garbage in the rest, or `done`."""
        blocks = list(self.before)
        if shape != "not done":
            old = blocks[self.block]
            new = programmed(old, self.offset, self.data) if self.data is not None else ERASED
            if shape == "half done":
                new = half(old, new, self.offset, len(self.data or old), self.data is None, random.Random(seed))
            blocks[self.block] = new
        return blocks


SHAPES = ("not done", "half done", "done")


def programmed(block: bytes, offset: int, data: bytes) -> bytes:
    """Programming can only clear bits."""
    old = block[offset : offset + len(data)]
    return block[:offset] + both(old, data) + block[offset + len(data) :]


def both(one: bytes, other: bytes) -> bytes:
    return (int.from_bytes(one) & int.from_bytes(other)).to_bytes(len(one))


def half(old: bytes, new: bytes, offset: int, length: int, erase: bool, rng: random.Random) -> bytes:
    """Correct up to some point, the rest is garbage (but programming never sets a bit)."""
    middle, end = offset + rng.randrange(length), offset + length
    garbage = rng.randbytes(end - middle)
    return new[:middle] + (garbage if erase else both(old[middle:end], garbage)) + old[end:]


class Flash(UserContext):
    """The block device. `blocks` are immutable bytes, so a copy of the list is a copy of the whole flash."""

    def __init__(self, blocks: list[bytes] | None = None) -> None:
        self.blocks = list(blocks) if blocks is not None else [ERASED] * BLOCKS
        self.operations: list[Operation] = []
        self.watched = False
        self.erases = 0
        self.bytes_programmed = 0
        self.last_block = 0  # the block that was programmed last
        self.faults: list[str] = []
        self.bad_blocks: set[int] = set()  # every program and erase fails there, as in a worn-out sector
        self.dead = False  # whether all fail

    def read(self, cfg: Any, block: int, off: int, size: int) -> bytearray:
        return bytearray(self.blocks[block][off : off + size])

    def prog(self, cfg: Any, block: int, off: int, data: bytes) -> int:
        data = bytes(data)
        if self.dead or block in self.bad_blocks:
            return LittleFSError.Error.LFS_ERR_CORRUPT
        if both(self.blocks[block][off : off + len(data)], data) != data:
            self.faults.append(f"block {block} was programmed at {off} without having been erased")
        for page in range(0, len(data), PAGE):  # the chip programs page by page; power may fail between two pages
            self._program(block, off + page, data[page : page + PAGE])
        return 0

    def _program(self, block: int, offset: int, data: bytes) -> None:
        if self.watched:
            self.operations.append(Operation(list(self.blocks), block, offset, data))
        self.blocks[block] = programmed(self.blocks[block], offset, data)
        self.bytes_programmed += len(data)
        self.last_block = block

    def erase(self, cfg: Any, block: int) -> int:
        if self.dead or block in self.bad_blocks:
            return LittleFSError.Error.LFS_ERR_CORRUPT
        if self.watched:
            self.operations.append(Operation(list(self.blocks), block, 0, None))
        self.blocks[block] = ERASED
        self.erases += 1
        return 0

    def sync(self, cfg: Any) -> int:
        return 0


class Disk:
    """Replaces `os` and `open` for the store: the same calls, on littlefs."""

    def __init__(self, flash: Flash) -> None:
        self.flash = flash
        self.fs = LittleFS(flash, mount=False, **GEOMETRY)
        self.fs.mount()

    def open(self, path: str, mode: str) -> "OpenFile":
        return OpenFile(self.fs.fs, path, mode)

    def listdir(self, path: str) -> list[str]:
        return told(lambda: list(self.fs.listdir(path)))

    def mkdir(self, path: str) -> None:
        told(lambda: lfs.mkdir(self.fs.fs, path))

    def remove(self, path: str) -> None:
        told(lambda: lfs.remove(self.fs.fs, path))

    def rename(self, old: str, new: str) -> None:
        told(lambda: lfs.rename(self.fs.fs, old, new))

    def stat(self, path: str) -> tuple[int, ...]:
        facts = told(lambda: lfs.stat(self.fs.fs, path))
        return (0x4000 if facts.type == 2 else 0x8000, 0, 0, 0, 0, 0, facts.size, 0, 0, 0)

    def statvfs(self, path: str) -> tuple[int, ...]:
        free = BLOCKS - told(lambda: lfs.fs_size(self.fs.fs))
        return (BLOCK, BLOCK, BLOCKS, free, free, 0, 0, 0, 0, 255)


class OpenFile:
    """An open file, only for `with`."""

    def __init__(self, fs: Any, path: str, mode: str) -> None:
        self.fs = fs
        self.handle = told(lambda: lfs.file_open(fs, path, mode))

    def read(self, size: int) -> bytes:
        return told(lambda: lfs.file_read(self.fs, self.handle, size))

    def write(self, data: bytes) -> int:
        return told(lambda: lfs.file_write(self.fs, self.handle, data))

    def __enter__(self) -> "OpenFile":
        return self

    def __exit__(self, *_: object) -> None:
        told(lambda: lfs.file_close(self.fs, self.handle))


def told(act: Callable[[], Any]) -> Any:
    """The errors of littlefs as the OSError that MicroPython raises."""
    try:
        return act()
    except LittleFSError as error:
        number = {"LFS_ERR_NOSPC": errno.ENOSPC, "LFS_ERR_NOENT": errno.ENOENT}.get(error.name, errno.EIO)
        raise OSError(number, error.name) from error


def insert(flash: Flash) -> Disk:
    """From now on the store uses this flash, newly mounted. A flash that does not mount raises LittleFSError."""
    disk = Disk(flash)
    files.os = disk  # type: ignore[attr-defined]
    files.open = disk.open  # type: ignore[attr-defined]
    return disk


def formatted() -> list[bytes]:
    """A flash with a file system and a firmware, but without saves."""
    flash = Flash()
    fs = LittleFS(flash, mount=False, **GEOMETRY)
    fs.format()
    fs.mount()
    fs.mkdir("/wayside")
    for number in range(20):
        with fs.open(f"/wayside/module{number}.mpy", "wb") as file:
            file.write(bytes([number]) * 3000)
    fs.unmount()
    return flash.blocks
