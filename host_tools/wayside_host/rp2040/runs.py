"""All that a report is made of, measured at once: with the cache of the flash and without, with other costs, under noise."""

import statistics
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from pathlib import Path

from ..boards.files import load_board
from . import ensure_installed
from .chip import MISS_CLOCKS
from .measure import Conditions, Figures, measure, micropython_of
from .presses import Answer

OTHER_CLOCKS = (24, 40)  # of a miss: nobody has measured it on a chip
WITHOUT = 0


@dataclass
class Runs:
    """Figures a board each, in the order of the boards."""

    micropython: str
    miss_clocks: int
    usual: list[Figures]
    noisy: list[Figures]  # of which only the stacks count
    unrehearsed: list[Figures] = field(default_factory=list)  # of which only the answers count
    without: list[Figures] = field(default_factory=list)  # no cache
    others: dict[int, Figures] = field(default_factory=dict)  # of the first board, by the clocks of a miss

    def head(self) -> str:
        """What all these figures are from."""
        model = (
            f"a miss of the flash cache takes {self.miss_clocks} flash clocks" if self.miss_clocks else "no flash cache"
        )
        return f"MicroPython {self.micropython}; {model}"

    def faults(self) -> list[str]:
        runs = [*self.usual, *self.noisy, *self.unrehearsed, *self.without, *self.others.values()]
        return [f"{figures.board}: {figures.fault}" for figures in runs if figures.fault]

    def by_clocks(self) -> dict[int, Figures]:
        """The first board with every cost of a miss that was tried."""
        found = {**self.others, self.miss_clocks: self.usual[0]}
        if self.without:
            found[WITHOUT] = self.without[0]
        return dict(sorted(found.items()))


def collect(uf2: Path, boards: Sequence[str], ways: Sequence[str], cache: bool = True) -> Runs:
    """Measures with the cache and, fewer things, without it and with other costs of a miss; or without the cache only."""
    clocks = MISS_CLOCKS if cache else WITHOUT
    kinds = [Conditions(clocks), Conditions(clocks, noise=True), Conditions(clocks, brief=True, rehearses=False)]
    kinds += [Conditions(WITHOUT, brief=True)] if cache else []
    jobs = [(board, kind) for kind in kinds for board in boards]
    jobs += [(boards[0], Conditions(other, brief=True)) for other in OTHER_CLOCKS if cache]
    described = {name: load_board(name) for name in boards}
    micropython = micropython_of(uf2)
    ensure_installed()
    with ProcessPoolExecutor() as pool:
        whats, hows = [described[board] for board, _ in jobs], [how for _, how in jobs]
        found = list(pool.map(measure, whats, repeat(uf2), repeat(ways), hows))
    count = len(boards)
    runs = Runs(micropython, clocks, found[:count], found[count : 2 * count], found[2 * count : 3 * count])
    if cache:
        runs.without = found[3 * count : 4 * count]
        runs.others = dict(zip(OTHER_CLOCKS, found[4 * count :], strict=True))
    return runs


def short_set(figures: Figures) -> dict[str, float]:
    """A few figures that tell what a cost of a miss does, in ms."""
    found = {}
    if figures.to_first_screen is not None:
        found["power on to first screen"] = figures.to_first_screen
    if figures.lists:
        found["NEXT, PREV in a list, median"] = statistics.median(answer.last for answer in figures.lists)
    for way, kinds in figures.answers.items():
        if kinds:
            found[f"{way}, slowest press"] = slowest(kinds)[1]
    return found


def slowest(kinds: Mapping[str, Sequence[Answer]]) -> tuple[str, float]:
    """The kind of press whose last pixel comes latest, and when; the flash's own time aside."""
    return max(((kind, answer.worked) for kind, found in kinds.items() for answer in found), key=lambda one: one[1])
