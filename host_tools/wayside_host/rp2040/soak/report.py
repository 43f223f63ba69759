"""What a soak tells: each fault with all that it takes to have it again, and a table of what was done."""

from collections.abc import Sequence

from ..report import aligned
from .run import Job, Result

HEADS = ("board", "seed", "presses", "lines", "cuts", "Ctrl-C", "soft restarts", "chip time, s", "faults")
WORDS = 1500  # characters of the console


def fault_text(result: Result) -> str:
    job = result.job
    parts = [f"FAULT on {job.board}, seed {job.seed}, after {result.presses} presses: {result.fault}"]
    parts += ["The last inputs:", *(f"  {one}" for one in result.last)]
    parts += ["The last words on the console:", *(f"  {line}" for line in result.console[-WORDS:].splitlines())]
    return "\n".join([*parts, f"Again: {again(job)}"])


def again(job: Job) -> str:
    """The command that has the same inputs once more; MICROPYTHON_UF2 names the same file."""
    taken = f" --taken {job.taken}" if job.taken else ""
    command = ".venv/bin/python -m wayside_host.rp2040.soak"
    return f"{command} --board {job.board} --seeds {job.seed} --presses {job.presses}{taken}"


def table(results: Sequence[Result]) -> str:
    rows = [list(HEADS)]
    for result in results:
        counts = (result.job.seed, result.presses, result.lines, result.cuts, result.stops, result.restarts)
        rows.append([result.job.board, *map(str, counts), f"{result.seconds:.0f}", "1" if result.fault else "0"])
    return aligned(rows)
