"""Reads the file of a game: a kept match in the form of the device (with its date), or a plain record."""

from pathlib import Path
from typing import NamedTuple

from wayside.i18n.texts import Texts
from wayside.referee.match import Match
from wayside.referee.record import FORMAT, RecordError, read
from wayside.referee.refusals import refusal_text
from wayside.store.archive import Entry, read_summary
from wayside.store.files import MAGIC, Damaged, Files, Newer
from wayside_host.errors import WaysideError

SUFFIX = ".wayside"
LONGEST = 1 << 20  # bytes; every record is far shorter


class Kept(NamedTuple):
    path: Path
    match: Match
    date: str  # 2026-11-16, or empty if the device did not know it
    entry: Entry | None  # its line in the list of the device


class BadRecord(WaysideError):
    """A file is not a valid record: which line, and why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        where = f"{path}, line {line}" if line else str(path)
        super().__init__(f"{where}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


def load(path: Path, shown: Path | None = None) -> Kept:
    """The game in a file, with every move checked; errors name the file `shown`. Raises BadRecord."""
    shown = shown or path
    data = _bytes(path, shown)
    entry, text, above = _parted(path, shown, data)
    match = _replay(shown, text, above)
    if entry is not None:
        _check_summary(shown, entry, match)
    return Kept(shown, match, entry.date if entry is not None else "", entry)


def _bytes(path: Path, shown: Path) -> bytes:
    try:
        with open(path, "rb") as file:
            data = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise BadRecord(shown, 0, "there is no such file") from None
    except IsADirectoryError:
        raise BadRecord(shown, 0, "this is a folder, not a record") from None
    except OSError as error:
        raise BadRecord(shown, 0, f"it cannot be read: {error.strerror}") from None
    if not data.strip():
        raise BadRecord(shown, 0, "the file is empty")
    if len(data) > LONGEST:
        raise BadRecord(shown, 0, "it is far too long for a record")
    return data


def _parted(path: Path, shown: Path, data: bytes) -> tuple[Entry | None, str, int]:
    """(entry of the list, record, number of lines before the record)."""
    if data.startswith(MAGIC.encode()):
        return _from_device(path, shown)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(shown, 0, "this is not a record of Wayside: it is not even text") from None
    first = text.replace(";", "\n").strip().split("\n")[0].strip()
    if not first.startswith(FORMAT.split()[0] + " "):
        raise BadRecord(shown, 1, f"this is not a record of Wayside: it does not begin with '{FORMAT}'")
    return None, text, 0


def _from_device(path: Path, shown: Path) -> tuple[Entry, str, int]:
    """Read a file in the form of the device: a header with a checksum, a summary, the record."""
    try:
        text = Files(str(path.parent)).read(path.name)
    except Damaged:
        raise BadRecord(shown, 1, "the file is damaged: its checksum is wrong. Pull it again") from None
    except Newer:
        raise BadRecord(shown, 1, "a newer Wayside wrote this; update the tools on this computer") from None
    summary, _, record = (text or "").partition("\n")
    try:
        values = read_summary(summary.encode())
        entry = Entry(0, values) if values is not None else None
    except (ValueError, TypeError):
        entry = None
    if entry is None:
        raise BadRecord(shown, 2, "this file of the device is not a kept game")
    return entry, record, 2


def _replay(shown: Path, text: str, above: int) -> Match:
    try:
        return read(text)
    except RecordError as error:
        raise BadRecord(shown, line_of(text, error.number) + above, _in_words(text, error)) from None
    except Exception as error:  # nonsense may make the rules fail in any way
        raise BadRecord(shown, 0, f"the rules cannot read this record ({error})") from None


def line_of(text: str, statement: int) -> int:
    """The line of a statement, both counted from 1; a line can have several statements, separated by ';'."""
    counted = 0
    for number, line in enumerate(text.split("\n"), 1):
        counted += line.count(";") + 1
        if counted >= statement:
            return number
    return 1


def _in_words(text: str, error: RecordError) -> str:
    """The error in the words of the device."""
    if error.refusal is None:
        return error.sentence
    statements = [part.strip() for part in text.replace(";", "\n").split("\n")]
    game = next(part.partition(" ")[2].strip() for part in statements if part.startswith("game "))
    names = dict(part[5:].partition(" ")[::2] for part in statements if part.startswith("name "))
    move = statements[error.number - 1]
    return f"'{move}' breaks a rule: {refusal_text(Texts('en'), game, error.refusal, names)} ({error.refusal.code})"


def _check_summary(shown: Path, entry: Entry, match: Match) -> None:
    """Check that the summary agrees with the result of the moves."""
    totals = [total for total, _ in match.rules.score()]
    over = match.rules.outcome() is not None
    if (entry.game, entry.result, entry.over, entry.moves) != (match.game, totals, over, len(match.moves)):
        told = " : ".join(str(total) for total in entry.result)
        found = " : ".join(str(total) for total in totals)
        raise BadRecord(shown, 2, f"the summary says {told}, the moves lead to {found}")


def gathered(paths: list[str]) -> list[Path]:
    """The files for these paths; a folder means all records in it and below. Raises if there is none."""
    found: list[Path] = []
    for given in paths:
        path = Path(given).expanduser()
        if path.is_dir():
            inside = sorted(child for child in path.rglob("*" + SUFFIX) if child.is_file())
            if not inside:
                raise WaysideError(f"{given} has no records in it: their names end in {SUFFIX}")
            found += inside
        elif not path.exists():
            raise WaysideError(f"{given}: there is no such file or folder; 'wayside games pull' brings games here")
        else:
            found.append(path)
    return found
