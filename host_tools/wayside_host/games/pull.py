"""Copies games from a device to this computer: checked on both sides, written atomically, never over another file."""

import hashlib
import re
import unicodedata
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from wayside.referee import record
from wayside.referee.match import Match
from wayside.store.archive import FOLDER, Entry
from wayside_host.errors import WaysideError
from wayside_host.games.kept import SUFFIX, BadRecord, load
from wayside_host.games.sources import Running, Source
from wayside_host.games.whole import cannot_write, move_into_place, write_beside

PULLED, HERE, BROKEN = "pulled", "here", "broken"

Told = Callable[["Outcome"], None]


class Outcome(NamedTuple):
    """The result for one game."""

    name: str  # its number, or `running`
    state: str
    path: Path | None = None
    sha256: str = ""
    reason: str = ""


class Shelf:
    """The folder on this computer, with a sub-folder for each day."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder).expanduser()
        self.known: dict[str, Path] = {}
        if self.folder.exists() and not self.folder.is_dir():
            raise WaysideError(f"{folder} is a file; give a folder with --into")
        for path in self.folder.rglob("*" + SUFFIX):
            self.known[hashlib.sha256(path.read_bytes()).hexdigest()] = path
        for left in self.folder.rglob(f".*{SUFFIX}.*.part"):  # left by a pull that was killed
            left.unlink(missing_ok=True)

    def put(self, name: str, day: str, stem: str, data: bytes) -> Outcome:
        """Store a game, unless it is there already."""
        digest = hashlib.sha256(data).hexdigest()
        if digest in self.known:
            return Outcome(name, HERE, self.known[digest], digest)
        path = self._free(self.folder / (day or date.today().isoformat()), stem)
        try:
            beside = write_beside(path, data)
        except OSError as error:
            raise cannot_write(path, error) from None
        try:
            if hashlib.sha256(beside.read_bytes()).hexdigest() != digest:
                raise WaysideError(f"{path} could not be read back from the disk correctly; nothing was saved")
            load(beside, path)
        except BadRecord as error:
            beside.unlink()
            return Outcome(name, BROKEN, None, digest, str(error))
        except BaseException:
            beside.unlink()
            raise
        move_into_place(beside, path)
        self.known[digest] = path
        return Outcome(name, PULLED, path, digest)

    def _free(self, folder: Path, stem: str) -> Path:
        """A free name."""
        path, number = folder / (stem + SUFFIX), 2
        while path.exists():
            path, number = folder / f"{stem}-{number}{SUFFIX}", number + 1
        return path


def pull(source: Source, entries: list[Entry], running: Running | None, into: str, told: Told) -> list[Outcome]:
    """Copy these games; `told` is called after each one."""
    shelf = Shelf(into)
    outcomes = []
    for entry in entries:
        data = source.read(f"{FOLDER}/{entry.number}")
        stem = f"{entry.number:04}-{entry.game}-{slug([name or player for player, name in entry.players])}"
        outcomes.append(shelf.put(str(entry.number), entry.date, stem, data))
        told(outcomes[-1])
    if running is not None:
        match = running.match
        stem = f"running-{match.game}-{slug(names_of(match))}-move-{len(match.moves)}"
        outcomes.append(shelf.put("running", "", stem, record.write(match).encode()))
        told(outcomes[-1])
    return outcomes


def names_of(match: Match) -> list[str]:
    return [match.names.get(player) or player for player in match.players]


def slug(names: list[str]) -> str:
    """The names as a text that every file system accepts."""
    plain = unicodedata.normalize("NFKD", "-".join(names)).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:60] or "players"
