"""`python -m wayside_host.rp2040.report` measures the firmware on the emulated RP2040 by the clock of the chip."""

import argparse
import os
import statistics
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from wayside.games import names

from ..errors import WaysideError
from .measure import WAYS, Figures, Heap, Stack
from .presses import Answer
from .runs import Runs, collect, short_set

BOARDS = ("pico_display", "pico_display_2")
README = Path(__file__).with_name("README.md")
MISSING = "-"
DIFFERENCES = "## Where it differs from the chip"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m wayside_host.rp2040.report", description=__doc__)
    parser.add_argument("--uf2", default=os.environ.get("MICROPYTHON_UF2"), help="default: $MICROPYTHON_UF2")
    parser.add_argument("--games", default=",".join([*names(), *WAYS]), help="default: %(default)s")
    parser.add_argument("--no-cache", action="store_true", help="as if the flash were as fast as memory")
    parser.add_argument("boards", nargs="*", default=BOARDS, help=f"default: {' '.join(BOARDS)}")
    options = parser.parse_args(arguments)
    if not options.uf2:
        print("The emulated RP2040 is not measured: set MICROPYTHON_UF2 to a stock MicroPython for the Pico.")
        return 0
    games = options.games.split(",")
    try:
        runs = collect(Path(options.uf2), options.boards, games, not options.no_cache)
    except WaysideError as error:
        print(f"report: {error}", file=sys.stderr)
        return 1
    parts = [runs.head(), table(runs.usual, runs.noisy), costs(runs), "\n".join(runs.faults()), differences()]
    print("\n\n".join(part for part in parts if part))
    return 1 if runs.faults() else 0


def table(columns: list[Figures], noisy: list[Figures]) -> str:
    """A row for each figure, a column for each board; stacks under noise come below the others."""
    rows = [["On the emulated RP2040", *(figures.board for figures in columns)]]
    rows.append(["power on to first screen, ms", *(start_text(figures.to_first_screen) for figures in columns)])
    resumed = [start_text(figures.to_resumed_match, f" ({figures.moves_resumed} moves)") for figures in columns]
    rows.append(["power on to a match that goes on, ms", *resumed])
    rows.append(["heap free / largest piece, bytes", *("" for _ in columns)])
    rows.append(["  after start", *(heap_text(figures.start) for figures in columns)])
    for way in every([figures.heaps for figures in columns]):
        heaps = [figures.heaps.get(way, {}) for figures in columns]
        rows += [[f"  {way}: {moment}", *(heap_text(one.get(moment)) for one in heaps)] for moment in every(heaps)]
    for what, stacks in (("", columns), (", under key interrupts at 1 kHz", noisy)):
        rows.append([f"stack never used by keys / over USB, bytes{what}", *("" for _ in columns)])
        for way in every([figures.stacks for figures in stacks]):
            rows.append([f"  {way}", *(stack_text(figures.stacks.get(way)) for figures in stacks)])
    rows.append(["key edge to first pixel / first of the content / last, ms: median (most)", *("" for _ in columns)])
    rows.append(["  NEXT, PREV in a list", *(answer_text(figures.lists) for figures in columns)])
    for way in every([figures.answers for figures in columns]):
        answers = [figures.answers.get(way, {}) for figures in columns]
        rows += [[f"  {way}: {kind}", *(answer_text(one.get(kind, [])) for one in answers)] for kind in every(answers)]
    return aligned(rows)


def costs(runs: Runs) -> str:
    """The short set of the first board, with a column for each cost of a cache miss."""
    columns = {clocks: short_set(figures) for clocks, figures in runs.by_clocks().items()}
    if len(columns) == 1:
        return ""
    rows = [[f"{runs.usual[0].board}, ms, if a miss takes", *(f"{clocks} clocks" for clocks in columns)]]
    for what in every(list(columns.values())):
        rows.append([f"  {what}", *(start_text(column.get(what)) for column in columns.values())])
    return aligned(rows)


def aligned(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def every(columns: Sequence[Mapping[str, object]]) -> list[str]:
    """All keys of the columns, in order of appearance."""
    return list({key: None for column in columns for key in column})


def start_text(ms: float | None, more: str = "") -> str:
    return MISSING if ms is None else f"{ms:.0f}{more}"


def answer_text(answers: list[Answer]) -> str:
    if not answers:
        return MISSING
    columns = ([getattr(answer, name) for answer in answers] for name in ("first", "content", "last"))
    times = statistics.median(answer.wires for answer in answers)
    return f"{' / '.join(map(middle, columns))} = {times:.1f} wires"


def middle(times: list[float]) -> str:
    return f"{statistics.median(times):.0f} ({max(times):.0f})"


def stack_text(unused: Stack | None) -> str:
    return MISSING if unused is None else f"{unused.keys:,} / {unused.usb:,}"


def heap_text(heap: Heap | None) -> str:
    if heap is None:
        return MISSING
    return f"{heap.free:,} / {heap.largest:,}"


def differences() -> str:
    """The section of the README about what these figures leave out."""
    text = README.read_text(encoding="utf-8")
    return text[text.index(DIFFERENCES) :].removeprefix("## ").split("\n## ")[0].strip()


if __name__ == "__main__":
    sys.exit(main())
