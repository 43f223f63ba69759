"""The one file in which a deploy brings a new firmware: see firmware/wayside/unpack.py, which puts it in place."""

import zlib
from collections.abc import Iterable, Mapping

WINDOW = 13  # as unpack.py has it
GONE = -1
MAIN = "/main.py"
FIRST = ("/wayside/unpack.mpy", "/wayside/notice.mpy", MAIN)  # what finishes the work is in place before all others


def pack(files: Mapping[str, bytes], removed: Iterable[str] = ()) -> bytes:
    """Files by path and the paths of files to remove; what is removed makes room for what comes."""
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
    """Files in several lots of about so many bytes each; the main program, which starts all, comes with the last one."""
    lots: list[dict[str, bytes]] = [{}]
    for path in sorted(files, key=lambda path: (path == MAIN, path)):
        if sum(map(len, lots[-1].values())) + len(files[path]) > most and lots[-1] and path != MAIN:
            lots.append({})
        lots[-1][path] = files[path]
    return lots
