"""`wayside deploy`: today's firmware onto a Pico that runs MicroPython; only what changed, and safe at every cut.

Invariant: `/deploy` comes into being by a rename, whole and checked; until then no file of the firmware is touched. From
then on main.py unpacks it before it imports anything, from its beginning, and removes it last. Its first files are the
ones that do so. What boots is all old or all new.

A device without Wayside has no room for the firmware and a parcel of all of it: it gets several, and main.py with the last
one. Until then it boots as it did before.
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
RESERVE = 8 * SECTOR  # for what littlefs moves about
FOLDER_ROOM = 2 * SECTOR
LOT = 160_000  # bytes of files in one parcel of several


@dataclass
class Changes:
    """What a deploy would do, or has done."""

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
    """Brings the device up to date; the answer is what was done. Without a board, for the one it was made for."""
    if link.exists(PARCEL):
        _unpack(link, "Finishing the last deploy", 0)  # it was cut short
    link.remove(PARCEL + BESIDE)  # what an even shorter one left
    board = board or board_on(link)
    if not force:
        refuse_foreign(link)
    files = device_files(board)
    keep_names(files)
    changes = renew(link, {"/" + path: content for path, content in files.items()})
    changes.board = board["name"]
    return changes


def renew(link: Link, files: Mapping[str, bytes]) -> Changes:
    """These files are the firmware from now on, and no others."""
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
    """The board that the device was made for; its file may have changed since."""
    try:
        name = json.loads(link.read("/board.json"))["name"]
    except (DeviceFault, ValueError, KeyError):
        raise WaysideError(
            "which display board is on this Pico is not known yet; say it with --board, 'wayside boards list' shows them"
        ) from None
    return load_board(name)


def runs_wayside(link: Link) -> bool:
    """Whether its main program is ours."""
    return link.exists(MAIN) and b"wayside" in link.read(MAIN)


def refuse_foreign(link: Link) -> None:
    if link.exists(MAIN) and not runs_wayside(link):
        raise WaysideError("this Pico runs another program (its main.py is not ours); 'deploy --force' replaces it")


def compare(files: Mapping[str, bytes], there: Mapping[str, Entry]) -> Changes:
    """Only the firmware's own files count: what people made is in other places."""
    changes = Changes()
    for path, content in files.items():
        if path in there and there[path].sha256 == hashlib.sha256(content).hexdigest():
            changes.kept += 1
        else:
            changes.written[path] = content
    changes.removed = sorted(path for path in there if path.startswith("/" + OURS) and path not in files)
    return changes


def check_room(link: Link, changes: Changes, parcel: bytes) -> None:
    """Unpacking must never end for want of room: nothing is begun then."""
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
    """By the very code that the device would run at its next start."""
    source = (FIRMWARE / "wayside/unpack.py").read_text("utf-8")
    with Bar(label, count) as bar:
        link.run(source + "\nunpack(print)\n", heard=lambda line: bar(1))


def verify(files: Mapping[str, bytes], there: Mapping[str, Entry]) -> None:
    wrong = compare(files, there)
    if wrong or any(path.endswith(BESIDE) and path.startswith("/" + OURS) for path in there):
        first = [*wrong.written, *wrong.removed][:1]
        raise DeviceFault(f"after copying, {' '.join(first)} on the device is not what it should be; deploy again")
