"""Reports a soak test: each fault with all that is needed to reproduce it, and a table of what was done."""

import re
from collections.abc import Mapping, Sequence

from ..report import aligned
from .results import Job, Result, Trouble

HEADS = ("board", "seed", "presses", "lines", "cuts", "Ctrl-C", "soft restarts", "chip time, s", "faults")
WORDS = 1500  # characters of the console
PLACE = re.compile(r'File "([\w.]+)", line \d+, in (\w+)')  # of a traceback

Names = Mapping[str, Mapping[str, str]]  # for each module: names in the source by names on the device


def told(result: Result, uf2: str, names: Names) -> str:
    done = f"{result.job.board}, seed {result.job.seed}: {result.presses} presses"
    return "\n".join([*(fault_text(result.job, trouble, uf2, names) for trouble in result.faults), done])


def fault_text(job: Job, trouble: Trouble, uf2: str, names: Names) -> str:
    words = PLACE.sub(lambda place: in_sources(place, names), trouble.console[-WORDS:])
    parts = [f"FAULT on {job.board}, seed {job.seed}, after {trouble.presses} presses: {trouble.what}"]
    parts += ["The last inputs:", *(f"  {one}" for one in trouble.inputs)]
    parts += ["The last words on the console:", *(f"  {line}" for line in words.splitlines())]
    return "\n".join([*parts, f"Again: {again(job, uf2)}", ""])


def in_sources(place: re.Match[str], names: Names) -> str:
    module, name = place[1], place[2]
    return f'File "{module}", in {names.get(module, {}).get(name, name)}'


def again(job: Job, uf2: str) -> str:
    """The command that repeats the same inputs."""
    taken = f" TAKEN={job.taken}" if job.taken else ""
    return f"make soak MICROPYTHON_UF2={uf2} BOARD={job.board} SEEDS={job.seed} PRESSES={job.presses}{taken}"


def table(results: Sequence[Result]) -> str:
    rows = [list(HEADS)]
    for result in results:
        counts = (result.job.seed, result.presses, result.lines, result.cuts, result.stops, result.restarts)
        rows.append([result.job.board, *map(str, counts), f"{result.seconds:.0f}", str(len(result.faults))])
    return aligned(rows)
