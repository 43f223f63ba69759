"""What firmware/DESIGN.md says about files and functions is true: each file exists and has the names beside it."""

import re
from pathlib import Path

import pytest

from wayside.games.contract import Game, Rules
from wayside.games.panel import Panel

FIRMWARE = Path(__file__).resolve().parents[2] / "firmware"
TEXT = (FIRMWARE / "DESIGN.md").read_text("utf-8")
CODE = re.compile(r"`([\w/.]+)`")
FILE = re.compile(r"[\w/]+\.py")
PARTS = ("rules", "look", "setup", "why")  # of a game


def rows(heading: str) -> list[str]:
    """The rows of the table below a heading."""
    part = TEXT.partition(heading)[2].partition("\n## ")[0]
    return [line for line in part.splitlines() if line.startswith("| ")][1:]


def where(name: str) -> Path | None:
    """The file with this path in the firmware, in its package or in the project."""
    for folder in (FIRMWARE / "wayside", FIRMWARE, FIRMWARE.parent):
        if (folder / name).is_file():
            return folder / name
    return None


@pytest.mark.parametrize("row", rows("## 5. Where is it?"), ids=lambda row: row.split("|")[1].strip())
def test_an_answer_is_true(row):
    answer = row.split("|")[2]
    source = ""
    told = [name for name in CODE.findall(answer) if FILE.fullmatch(name)]
    for name in told:
        place = where(name)
        assert place, f"there is no {name}"
        source += place.read_text("utf-8")
    for name in CODE.findall(answer):
        if told and not FILE.fullmatch(name) and "/" not in name:
            last = name.rpartition(".")[2]
            assert re.search(rf"(def|class) {last}\b|\b{last} = ", source), f"{last} is not in {', '.join(told)}"


def test_every_file_that_is_named_is_there():
    named = {name for name in CODE.findall(TEXT) if FILE.fullmatch(name) and "/" in name}
    assert len(named) > 30
    short = {path.name for path in (FIRMWARE / "wayside").rglob("*.py")}
    missing = [name for name in named if where(name) is None and Path(name).parts[0] not in PARTS]
    assert missing == []
    assert all(Path(name).name in short for name in named if name.startswith(PARTS))


@pytest.mark.parametrize("kind", (Game, Rules, Panel))
def test_every_name_of_the_contract_is_told_and_no_other(kind):
    part = TEXT.partition(f"- **{kind.__name__}** must give")[2]
    part = part.partition("\n- **")[0].partition("\n\n")[0]
    told = {word.partition("(")[0] for word in re.findall(r"`([a-z_()]+)`", part)}
    assert told == {word for word in vars(kind) if not word.startswith("_")}
