"""Measures everything for a report: with and without flash cache, with other costs of a miss, under noise."""

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

OTHER_CLOCKS = (24, 40)  # other costs of a miss, because the real one is not measured
WITHOUT = 0


@dataclass
class Runs:
    """Figures for each board, in the order of the boards."""

    micropython: str
    miss_clocks: int
    usual: list[Figures]
    noisy: list[Figures]  # only their stacks count
    unrehearsed: list[Figures] = field(default_factory=list)  # only their answers count
    without: list[Figures] = field(default_factory=list)  # without a cache
    others: dict[int, Figures] = field(default_factory=dict)  # for the first board, by clocks of a miss

    def head(self) -> str:
        """A line about the origin of these figures."""
        model = (
            f"a miss of the flash cache takes {self.miss_clocks} flash clocks" if self.miss_clocks else "no flash cache"
        )
        return f"MicroPython {self.micropython}; {model}"

    def faults(self) -> list[str]:
        runs = [*self.usual, *self.noisy, *self.unrehearsed, *self.without, *self.others.values()]
        return [f"{figures.board}: {figures.fault}" for figures in runs if figures.fault]

    def by_clocks(self) -> dict[int, Figures]:
        """The figures of the first board by clocks of a miss."""
        found = {**self.others, self.miss_clocks: self.usual[0]}
        if self.without:
            found[WITHOUT] = self.without[0]
        return dict(sorted(found.items()))


def collect(uf2: Path, boards: Sequence[str], ways: Sequence[str], cache: bool = True) -> Runs:
    """Measure with the cache, and fewer things without it and with other costs; or only without the cache."""
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
    """A few figures that show the effect of the cost of a miss, in ms."""
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
    """The kind of press with the latest last pixel, and its time, without the time of the flash."""
    return max(((kind, answer.worked) for kind, found in kinds.items() for answer in found), key=lambda one: one[1])
