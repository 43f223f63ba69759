"""The table of figures on its page, and five lines of it in the README; both stand between two marks."""

from pathlib import Path

from bench.chip import placed
from bench.table import Row

from wayside_host.errors import WaysideError

ROOT = Path(__file__).resolve().parents[2]
README, PAGE = ROOT / "README.md", ROOT / "host_tools/guide/figures.md"
TABLE = ("<!-- figures: written by `make figures` -->", "<!-- end of the figures -->")
SUMMARY = ("<!-- summary: written by `make figures` -->", "<!-- end of the summary -->")
# (what the README calls it, a part of the heading, a part of the row; whether the least or the most counts)
LINES = (
    ("slowest press, from the key to the last pixel", "last pixel on", "slowest press", max),
    ("a press that saves a move, usually, in the slowest game", "key edge to pixel on", "with a save: last pixel", max),
    ("from power on to the menu", "from power on", "to the menu", max),
    ("memory left at the worst moment of a match", "memory left on", "", min),
    ("firmware on the flash", "the firmware on the flash", "with the rest", max),
)


def write(rows: list[Row], table: str) -> None:
    """Write both pages anew."""
    told = summary(rows)  # may fail, before anything is written
    replace(PAGE, TABLE, f"```text\n{table}\n```")
    replace(README, SUMMARY, told)


def summary(rows: list[Row]) -> str:
    """Five lines, each with the worst figure of all boards."""
    head, *_ = [row.what for row in rows]
    lines = [f"By {head}, on emulated boards of 240x135 and 320x240:\n"]
    for name, heading, what, worst in LINES:
        found = [row for place, row in headed(rows) if heading in place and what in row.what]
        figures = [row.measured for row in found if row.measured is not None]
        if not figures:
            raise WaysideError("the figures of the chip are missing: set MICROPYTHON_UF2 to a stock MicroPython")
        unit = found[-1].unit
        lines.append(f"- {name}: {worst(figures):,.0f} {unit}")
    return "\n".join(lines)


def headed(rows: list[Row]) -> list[tuple[str, Row]]:
    """Each figure with the heading above it, without those that were measured without the rehearsal."""
    return [(heading, row) for (heading, _), row in placed(rows) if row.what != heading and "without" not in heading]


def replace(path: Path, marks: tuple[str, str], text: str) -> None:
    """Put the text between the marks of a page."""
    page = path.read_text("utf-8")
    before, rest = page.split(marks[0])
    after = rest.split(marks[1])[1]
    aside = path.with_suffix(".new")
    aside.write_text(f"{before}{marks[0]}\n{text}\n{marks[1]}{after}", "utf-8")
    aside.replace(path)


def shown(path: Path, marks: tuple[str, str]) -> str:
    """What stands between the marks now."""
    return path.read_text("utf-8").split(marks[0])[1].split(marks[1])[0].strip()
