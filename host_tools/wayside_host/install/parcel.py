"""Makes the parcel: one file with a new firmware. firmware/wayside/unpack.py unpacks it on the device."""

import zlib
from collections.abc import Iterable, Mapping

WINDOW = 13  # the same as in unpack.py
GONE = -1
MAIN = "/main.py"
FIRST = ("/wayside/unpack.mpy", "/wayside/notice.mpy", MAIN)  # the code that finishes an update comes first


def pack(files: Mapping[str, bytes], removed: Iterable[str] = ()) -> bytes:
    """Pack files by path, and the paths of files to remove, which come first to make room."""
    order = sorted(files, key=lambda path: (FIRST.index(path) if path in FIRST else len(FIRST), path))
    first = [path for path in order if path in FIRST]
    content = b"".join(_entry(path, files[path]) for path in first)
    content += b"".join(f"{GONE} {path}\n".encode() for path in sorted(removed))
    content += b"".join(_entry(path, files[path]) for path in order[len(first) :])
    packer = zlib.compressobj(9, zlib.DEFLATED, -WINDOW)
    return packer.compress(content) + packer.flush()


def _entry(path: str, content: bytes) -> bytes:
    return f"{len(content)} {path}\n".encode() + content


def in_parts(files: Mapping[str, bytes], most: int) -> list[dict[str, bytes]]:
    """Split files into lots of about `most` bytes. main.py, which starts everything, is in the last lot."""
    lots: list[dict[str, bytes]] = [{}]
    for path in sorted(files, key=lambda path: (path == MAIN, path)):
        if sum(map(len, lots[-1].values())) + len(files[path]) > most and lots[-1] and path != MAIN:
            lots.append({})
        lots[-1][path] = files[path]
    return lots
