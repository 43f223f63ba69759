"""Updates the firmware on a Pico that runs MicroPython: sends only what has changed, safe against power cuts.

Invariant: `/deploy` is created by a rename, complete and checked. Before that, no file of the firmware is changed.
After that, main.py unpacks it before all other imports, from its beginning, and removes it last. Its first files are
those that unpack it. So the device always boots all old or all new firmware.

A new device has no room for the firmware and a parcel with all of it. It gets several parcels; the last one has
main.py. Until then it boots as before.
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..boards.files import load_board
from ..builder.image import FIRMWARE, OURS, SECTOR, device_files
from ..errors import WaysideError
from ..link.crashes import keep_names
from ..link.errors import DeviceFault, DeviceFull
from ..link.prompt import BESIDE, Entry, Link
from ..progress import Bar
from .parcel import MAIN, in_parts, pack

PARCEL = "/deploy"
RESERVE = 8 * SECTOR  # room that littlefs needs to move data
FOLDER_ROOM = 2 * SECTOR
LOT = 160_000  # bytes of files in each of several parcels


@dataclass
class Changes:
    """The changes of a deploy."""

    board: str = ""
    written: dict[str, bytes] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    kept: int = 0

    @property
    def bytes(self) -> int:
        return sum(map(len, self.written.values()))

    def __bool__(self) -> bool:
        return bool(self.written or self.removed)


def deploy(link: Link, board: dict[str, Any] | None = None, force: bool = False) -> Changes:
    """Update the device; returns what was done. Without `board` it keeps its board file."""
    if link.exists(PARCEL):
        _unpack(link, "Finishing the last deploy", 0)  # it was interrupted
    link.remove(PARCEL + BESIDE)  # left by one that was interrupted earlier
    board = board or board_on(link)
    if not force:
        refuse_foreign(link)
    files = device_files(board)
    keep_names(files)
    changes = renew(link, {"/" + path: content for path, content in files.items()})
    changes.board = board["name"]
    return changes


def renew(link: Link, files: Mapping[str, bytes]) -> Changes:
    """Make these files, and no others, the firmware."""
    changes = compare(files, link.list("/", hashes=True))
    if changes:
        lots = [changes.written] if runs_wayside(link) else in_parts(changes.written, LOT)
        for number, lot in enumerate(lots):
            label = f"{number + 1} of {len(lots)}: " if len(lots) > 1 else ""
            _send(link, Changes(written=lot, removed=[] if number else changes.removed), label)
        verify(files, link.list("/", hashes=True))
    return changes


def _send(link: Link, changes: Changes, label: str) -> None:
    parcel = pack(changes.written, changes.removed)
    check_room(link, changes, parcel)
    with Bar(label + "Sending", len(parcel)) as bar:
        link.write(PARCEL, parcel, bar)
    _unpack(link, label + "Putting in place", len(changes.written) + len(changes.removed))


def board_on(link: Link) -> dict[str, Any]:
    """The board of the device; its file in this checkout may be newer."""
    try:
        name = json.loads(link.read("/board.json"))["name"]
    except (DeviceFault, ValueError, KeyError):
        raise WaysideError(
            "the display board of this Pico is unknown; name it with --board ('wayside boards list' shows all)"
        ) from None
    return load_board(name)


def runs_wayside(link: Link) -> bool:
    """Whether its main.py is ours."""
    return link.exists(MAIN) and b"wayside" in link.read(MAIN)


def refuse_foreign(link: Link) -> None:
    if link.exists(MAIN) and not runs_wayside(link):
        raise WaysideError("this Pico runs another program (its main.py is not ours); 'deploy --force' replaces it")


def compare(files: Mapping[str, bytes], there: Mapping[str, Entry]) -> Changes:
    """The differences of firmware files. Files of people are in other folders."""
    changes = Changes()
    for path, content in files.items():
        if path in there and there[path].sha256 == hashlib.sha256(content).hexdigest():
            changes.kept += 1
        else:
            changes.written[path] = content
    changes.removed = sorted(path for path in there if path.startswith("/" + OURS) and path not in files)
    return changes


def check_room(link: Link, changes: Changes, parcel: bytes) -> None:
    """Raise before anything is written if unpacking might run out of room."""
    there = link.list("/")
    grown = sum(
        max(0, sectors(len(content)) - sectors(_size(there, path))) for path, content in changes.written.items()
    )
    largest = max((sectors(len(content)) for content in changes.written.values()), default=0)
    known = {path.rpartition("/")[0] for path in there}
    folders = {path.rpartition("/")[0] for path in changes.written} - known
    need = sectors(len(parcel)) + grown + largest + FOLDER_ROOM * len(folders) + RESERVE
    free = link.room()[0]
    if free < need:
        raise DeviceFull(
            f"the flash of the device has {free // 1024} kB free, and this deploy needs {need // 1024} kB; "
            "remove kept games or the word list from it. Nothing was changed"
        )


def sectors(size: int) -> int:
    return -(-size // SECTOR) * SECTOR


def _size(there: Mapping[str, Entry], path: str) -> int:
    return there[path].size if path in there else 0


def _unpack(link: Link, label: str, count: int) -> None:
    """Unpack with the same code that the device runs at a start."""
    source = (FIRMWARE / "wayside/unpack.py").read_text("utf-8")
    with Bar(label, count) as bar:
        link.run(source + "\nunpack(print)\n", heard=lambda line: bar(1))


def verify(files: Mapping[str, bytes], there: Mapping[str, Entry]) -> None:
    wrong = compare(files, there)
    if wrong or any(path.endswith(BESIDE) and path.startswith("/" + OURS) for path in there):
        first = [*wrong.written, *wrong.removed][:1]
        raise DeviceFault(f"after copying, {' '.join(first)} on the device is wrong; deploy again")
