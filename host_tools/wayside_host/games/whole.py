"""Writes files atomically: first under another name, then renamed."""

import os
import tempfile
from pathlib import Path

from wayside_host.errors import WaysideError


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file completely, or change nothing and raise WaysideError."""
    try:
        beside = write_beside(path, data)
    except OSError as error:
        raise cannot_write(path, error) from None
    move_into_place(beside, path)


def write_beside(path: Path, data: bytes) -> Path:
    """Write the bytes under a temporary name. If that fails, nothing is left. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".part", dir=path.parent)
    beside = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return beside


def move_into_place(beside: Path, path: Path) -> None:
    try:
        beside.chmod(0o666 & ~_umask())  # mkstemp makes the file readable only for the owner
        os.replace(beside, path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: OSError) -> WaysideError:
    return WaysideError(f"{path} cannot be written ({error.strerror or error}); nothing was changed there")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
