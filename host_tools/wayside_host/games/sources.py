"""The sources of games: a connected device, or the folder of an emulated device."""

import ast
import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

from wayside.referee.match import Match
from wayside.store.archive import FOLDER, Entry, read_summary
from wayside.store.files import Files, is_number
from wayside.store.loading import FOLDER as LIVE
from wayside.store.loading import Loader
from wayside_host.errors import WaysideError
from wayside_host.link.errors import DeviceFault
from wayside_host.link.prompt import Link

SAVES = "/saves"  # the same as SAVES in wayside.device.building, which only hardware can import; a test compares them

# The second line of every kept match is its summary, which is enough for a list.
HEADS = """
import os
try:
    names = os.listdir(FOLDER)
except OSError:
    names = []
for name in names:
    with open(FOLDER + '/' + name, 'rb') as file:
        file.readline()
        print(repr((name, file.readline())))
"""


class Source(Protocol):
    """Reads saves. Paths are relative to the folder of the saves."""

    def summaries(self) -> dict[str, bytes]:
        """The second line of each file in the archive, by file name."""
        ...

    def files(self, folder: str) -> list[str]: ...

    def read(self, path: str) -> bytes:
        """The content of a file; from a device it is checked against its hash."""
        ...


class DeviceSource:
    def __init__(self, link: Link) -> None:
        self.link = link

    def summaries(self) -> dict[str, bytes]:
        with understood():
            told = self.link.run(HEADS.replace("FOLDER", repr(f"{SAVES}/{FOLDER}")))
            return {str(name): bytes(line) for name, line in map(ast.literal_eval, told.splitlines())}

    def files(self, folder: str) -> list[str]:
        with understood():
            return [path.removeprefix(SAVES + "/") for path in self.link.list(f"{SAVES}/{folder}")]

    def read(self, path: str) -> bytes:
        with understood():
            return self.link.read(f"{SAVES}/{path}")


@contextlib.contextmanager
def understood() -> Iterator[None]:
    """Report an unreadable answer like a wrong hash: as a fault of the cable."""
    try:
        yield
    except (SyntaxError, ValueError, TypeError):
        raise DeviceFault("an answer arrived damaged; run the command again") from None


class FolderSource:
    def __init__(self, flash: str) -> None:
        self.folder = Path(flash).expanduser() / SAVES.strip("/")
        if not self.folder.is_dir():
            raise WaysideError(
                f"{flash} has no saves of an emulated device; 'wayside run --terminal' stores them there"
            )

    def summaries(self) -> dict[str, bytes]:
        found = {}
        for path in (self.folder / FOLDER).glob("*"):
            found[path.name] = (path.read_bytes().split(b"\n") + [b""])[1]
        return found

    def files(self, folder: str) -> list[str]:
        inside = (self.folder / folder).rglob("*")
        return [path.relative_to(self.folder).as_posix() for path in inside if path.is_file()]

    def read(self, path: str) -> bytes:
        return (self.folder / path).read_bytes()


class Running(NamedTuple):
    match: Match
    number: int  # its number for the archive


def kept_games(source: Source) -> tuple[list[Entry], list[str]]:
    """(the kept matches, newest first; the names of damaged files)."""
    entries, strange = [], []
    for name, line in source.summaries().items():
        if not is_number(name):
            continue  # half written because of a power cut
        try:
            values = read_summary(line.rstrip(b"\n"))
            entries.append(Entry(int(name), values)) if values is not None else strange.append(name)
        except (ValueError, TypeError):
            strange.append(name)
    entries.sort(key=lambda entry: -entry.number)
    return entries, sorted(strange, key=int)


def running_match(source: Source, entries: list[Entry]) -> Running | None:
    """The match on the table, read from its pieces as the device does when it starts."""
    names = source.files(LIVE)
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source.read(name))
        loader = Loader(Files(folder))
        match = loader.load()
    if match is None or any(entry.number == loader.number and entry.identity == loader.identity for entry in entries):
        return None  # no match, or one that was kept before a power cut
    return Running(match, loader.number)
