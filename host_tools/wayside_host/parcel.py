"""The one file in which a deploy brings a new firmware: see firmware/wayside/unpack.py, which puts it in place."""

import zlib
from collections.abc import Iterable, Mapping

WINDOW = 10  # as unpack.py has it
GONE = -1
FIRST = ("/wayside/unpack.mpy", "/main.py")  # those that finish the work are in place before all others


def pack(files: Mapping[str, bytes], removed: Iterable[str] = ()) -> bytes:
    """Files by path and the paths of files to remove; what is removed makes room for what comes."""
    order = sorted(files, key=lambda path: (FIRST.index(path) if path in FIRST else len(FIRST), path))
    first = [path for path in order if path in FIRST]
    parcel = b"".join(_entry(path, files[path]) for path in first)
    parcel += b"".join(f"0 {GONE} {path}\n".encode() for path in sorted(removed))
    return parcel + b"".join(_entry(path, files[path]) for path in order[len(first) :])


def _entry(path: str, content: bytes) -> bytes:
    packer = zlib.compressobj(9, zlib.DEFLATED, -WINDOW)
    packed = packer.compress(content) + packer.flush()
    return f"{len(packed)} {len(content)} {path}\n".encode() + packed
