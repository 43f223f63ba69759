"""The report of a self-test: a line for each check, as JSON and as text."""

import json
import os
from collections import Counter
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path

from ..errors import WaysideError

OK, WRONG, OFF, NOT_CHECKED = "ok", "wrong", "off", "not checked"
# `off` marks a time that is far from the emulated one. The device may still be fine.
VERDICTS = (OK, WRONG, OFF, NOT_CHECKED)
FORMAT = 1
WHAT, FOUND = 30, 34  # columns of the text


@dataclass(frozen=True)
class Line:
    """`found` was measured or answered, `expected` is what it should be, `note` says what to do."""

    part: str
    what: str
    found: str
    verdict: str
    expected: str = ""
    note: str = ""


@dataclass
class Report:
    """A report. It has no player names and no moves, so that it can be shared."""

    began: datetime
    board: str = "unknown"
    emulated: str = ""  # the origin of the emulated figures
    ended: str = "it was stopped"  # or "complete"
    lines: list[Line] = field(default_factory=list)

    def add(self, part: str, what: str, found: str, verdict: str, expected: str = "", note: str = "") -> Line:
        assert verdict in VERDICTS, verdict
        self.lines.append(Line(part, what, found, verdict, expected, note))
        return self.lines[-1]

    def not_checked(self, part: str, what: str, why: str) -> None:
        self.add(part, what, why, NOT_CHECKED)

    @property
    def is_sound(self) -> bool:
        return not any(line.verdict == WRONG for line in self.lines)

    def summary(self) -> str:
        counts = Counter(line.verdict for line in self.lines)
        return ", ".join(f"{counts[verdict]} {verdict}" for verdict in VERDICTS if counts[verdict])

    def name(self) -> str:
        return f"selftest-{self.board}-{self.began:%Y%m%d-%H%M%S}"


def as_json(report: Report) -> str:
    facts = {
        "format": FORMAT,
        "board": report.board,
        "began": report.began.isoformat(timespec="seconds"),
        "ended": report.ended,
        "emulated": report.emulated,
        "sound": report.is_sound,
        "lines": [asdict(line) for line in report.lines],
    }
    return json.dumps(facts, indent=1, ensure_ascii=False) + "\n"


def as_text(report: Report) -> str:
    page = [f"Wayside self-test of {report.board}, {report.began:%Y-%m-%d %H:%M}: {report.ended}"]
    if report.emulated:
        page.append(f"Emulated figures: {report.emulated}")
    part = ""
    for line in report.lines:
        if line.part != part:
            part = line.part
            page += ["", part]
        page.append(told(line))
    return "\n".join([*page, "", f"{report.summary() or 'nothing was checked'}.", ""])


def told(line: Line) -> str:
    """The text of a line, with its note below."""
    expected = f"({line.expected})" if line.expected else ""
    text = f"  {line.verdict:11}  {line.what:{WHAT}}  {line.found:{FOUND}}  {expected}".rstrip()
    return text + (f"\n  {'':11}  -> {line.note}" if line.note else "")


def write(report: Report, folder: Path) -> list[Path]:
    """Write both forms atomically; returns their paths."""
    paths = []
    for ending, content in (("json", as_json(report)), ("txt", as_text(report))):
        path = folder / f"{report.name()}.{ending}"
        write_whole(path, content)
        paths.append(path)
    return paths


def write_whole(path: Path, content: str) -> None:
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(content, "utf-8")
        os.replace(beside, path)
    except OSError as error:
        raise WaysideError(f"{path} cannot be written: {error.strerror or error}; name a folder with --out") from None
