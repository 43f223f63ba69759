"""Figures of the emulated RP2040 by its own clock: answers to keys, the start, the rules. It needs a MicroPython."""

import dataclasses
import statistics
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bench.table import Row
from games.la_strada.worst import LINES, case_of
from rp2040.limits import LAST_PIXEL, LEAST_FREE, LEAST_STACK, MEDIAN, middle

from wayside.games import names
from wayside.games.moves import END
from wayside_host.boards.files import load_board
from wayside_host.play.random_match import random_match
from wayside_host.rp2040.measure import WAYS, Figures
from wayside_host.rp2040.presses import SAVES, Answer
from wayside_host.rp2040.report import BOARDS
from wayside_host.rp2040.runs import WITHOUT, Runs, collect, short_set, slowest
from wayside_host.rp2040.times import Case, times

FIRST, FIRST_SAVED = 50, 100  # ms from key edge to first changed pixel, from the design
LARGE = 320  # width of screens that must have free memory
HALF = 0.5  # of a random match is played before its rules are timed
MISSING = "not measured: set MICROPYTHON_UF2 to a stock MicroPython for the Pico (RPI_PICO)"


def rows(uf2: Path | None, quick: bool = False, cache: bool = True) -> list[Row]:
    if uf2 is None:
        return [Row("on the emulated RP2040", more=MISSING)]
    ways = ["nasca", "la_strada"] if quick else [*names(), *WAYS]
    runs = collect(uf2, BOARDS[:1] if quick else BOARDS, ways, cache)
    unrehearsed = [row for figures in runs.unrehearsed for row in last_pixels(figures, ", without the rehearsal")]
    timed = [*starts(runs.usual), *answers(runs.usual), *unrehearsed, *rules(uf2, runs.miss_clocks)]
    if cache:
        timed = beside(timed, [*starts(runs.without), *answers(runs.without), *rules(uf2, WITHOUT)])
    return [Row(runs.head()), *timed, *other_costs(runs), *memory(runs.usual, runs.noisy)]


def beside(timed: list[Row], without: list[Row]) -> list[Row]:
    """Each time with its counterpart without the cache."""
    found: dict[tuple[str, str], list[Row]] = {}
    for place, row in placed(without):
        found.setdefault(place, []).append(row)
    both = []
    for place, row in placed(timed):
        bare = found[place].pop(0).measured if found.get(place) else None
        both.append(dataclasses.replace(row, without=bare))
    return both


def placed(some: list[Row]) -> Iterator[tuple[tuple[str, str], Row]]:
    """Each row with its heading and its name, because a few rows have the same name."""
    heading = ""
    for row in some:
        heading = row.what if row.measured is None else heading
        yield (heading, row.what), row


def other_costs(runs: Runs) -> list[Row]:
    """The short set with fewer and with more clocks for a miss."""
    if not runs.others:
        return []
    (fewer, less), (more, most) = ((clocks, short_set(figures)) for clocks, figures in sorted(runs.others.items()))
    heading = f"{runs.usual[0].board}, if a miss takes {fewer} clocks ({more} clocks)"
    return [Row(heading), *(Row(what, ms, "ms", f"({most[what]:.0f})") for what, ms in less.items() if what in most)]


def starts(columns: list[Figures]) -> list[Row]:
    """The limit: the time of the whole glass on the wire."""
    found = [Row("from power on")]
    for figures in columns:
        board = load_board(figures.board)
        whole = wire_ms(board)
        if figures.to_first_screen is not None:
            found.append(Row(f"{figures.board}: to the menu", figures.to_first_screen, "ms", limit=whole))
        if figures.to_resumed_match is not None:
            what = f"{figures.board}: to a match that goes on after {figures.moves_resumed} moves"
            found.append(Row(what, figures.to_resumed_match, "ms", limit=whole))
        if figures.fault:
            found.append(Row(f"{figures.board}: {figures.fault.splitlines()[-1][:90]}"))
    return found


def wire_ms(board: Mapping[str, Any]) -> float:
    return 1000 * 16 * board["display"]["width"] * board["display"]["height"] / board["bus"]["baudrate"]


def answers(columns: list[Figures]) -> list[Row]:
    """The limit: the time of the changed rows on the wire."""
    found = []
    for figures in columns:
        heading = f"key edge to pixel on {figures.board}, median (most)"
        found += [Row(heading), *moments("NEXT, PREV in a list", figures.lists, FIRST)]
        for way, kinds in figures.answers.items():
            looks = [one for kind, some in kinds.items() if not kind.endswith(SAVES) for one in some]
            saves = [one for kind, some in kinds.items() if kind.endswith(SAVES) for one in some]
            found += [*moments(f"{way}, no save", looks, FIRST), *moments(f"{way}, with a save", saves, FIRST_SAVED)]
        found += last_pixels(figures)
    return found


def last_pixels(figures: Figures, how: str = "") -> list[Row]:
    """The slowest press of each game, and the median of all kinds of presses; without the flash's own time."""
    asked = LAST_PIXEL[load_board(figures.board)["display"]["width"]]
    found = [Row(f"last pixel on {figures.board}, the flash's own time aside{how}")]
    for way, kinds in figures.answers.items():
        if kinds:
            found.append(Row(f"{way}, slowest press", slowest(kinds)[1], "ms", asked=asked))
    if figures.lists:
        found.append(Row("all kinds of presses, median", middle(figures), "ms", asked=MEDIAN))
    return found


def moments(what: str, found: list[Answer], asked: float) -> list[Row]:
    if not found:
        return []
    wire = statistics.median(one.wire for one in found)
    return [
        row(f"{what}: first pixel", [one.first for one in found], asked),
        row(f"{what}: first pixel that stays", [one.content for one in found], asked),
        row(f"{what}: last pixel", [one.last for one in found], limit=wire),
    ]


def row(what: str, found: list[float], asked: float | None = None, limit: float | None = None) -> Row:
    return Row(what, statistics.median(found), "ms", f"({max(found):.0f})", asked, limit)


def memory(columns: list[Figures], noisy: list[Figures]) -> list[Row]:
    """The least free memory in the biggest position on the board; and of the stack, with key interrupts at 1 kHz."""
    found = []
    for figures, under_noise in zip(columns, noisy, strict=True):
        asked = LEAST_FREE if load_board(figures.board)["display"]["width"] == LARGE else None
        found.append(Row(f"memory left on {figures.board}"))
        for way, heaps in figures.heaps.items():
            if heaps:  # otherwise it was not reached, and `starts` says why
                found.append(Row(way, min(heap.free for heap in heaps.values()), "B", asked=asked))
        found.append(Row(f"stack never used on {figures.board}, key interrupts at 1 kHz: by keys (over USB)"))
        for way, stack in under_noise.stacks.items():
            found.append(Row(way, stack.keys, "B", f"({stack.usb:,})", asked=LEAST_STACK))
    return found


def rules(uf2: Path, miss_clocks: int) -> list[Row]:
    """A check and the first choices of each game half way through; the largest searches found in random games."""
    cases: list[tuple[str, Case, float | None]] = []
    for game in names():
        match = random_match(game, HALF)
        place = (game, "".join(match.players), dict(match.options), match.rules.position())
        move = first_move(match.rules)
        cases.append((f"{game}: check a move", (*place, f"rules.check({move!r})"), None))
        cases.append((f"{game}: the first choices", (*place, "rules.next([])"), None))
    for line in LINES:
        budget, options, place, _ = line.split(" ", 3)
        what = "all that is in reach" if place == "-" else f"the ways to {place}"
        more = "" if options == "-" else f" ({options})"
        cases.append((f"la_strada, worst found: {what}{more}", case_of(line), float(budget)))
    measured = times(load_board("pico_display"), uf2, [case for _, case, _ in cases], miss_clocks)
    found = [Row(what, ms, "ms", asked=asked) for (what, _, asked), ms in zip(cases, measured, strict=True)]
    return [Row("the rules on the chip"), *found]


def first_move(position: Any) -> str:
    path: list[str] = []
    while (token := position.next(path)[0].token) != END:
        path.append(token)
    return position.text_of(path)
