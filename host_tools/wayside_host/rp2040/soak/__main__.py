"""`python -m wayside_host.rp2040.soak`: random keys, lines, pulled plugs and Ctrl-C on the emulated RP2040."""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from ...boards.files import load_board
from ...builder.image import prepared
from ...errors import WaysideError
from .. import ensure_installed
from ..device import make_flash
from ..report import BOARDS
from .report import table, told
from .results import Job, Result
from .run import soak
from .watched import soak_files

MISSING = "set MICROPYTHON_UF2 to a stock MicroPython for the Pico: make soak MICROPYTHON_UF2=RPI_PICO.uf2"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m wayside_host.rp2040.soak", description=__doc__)
    parser.add_argument("--uf2", default=os.environ.get("MICROPYTHON_UF2"), help="default: $MICROPYTHON_UF2")
    parser.add_argument(
        "--board", default=",".join(BOARDS), help="one or several, joined by commas; default: %(default)s"
    )
    parser.add_argument("--seeds", type=seeds, default="1-2", help="such as 7, 1-4 or 1,5; default: %(default)s")
    parser.add_argument("--presses", type=int, default=1500, help="with each seed; default: %(default)s")
    parser.add_argument(
        "--taken", type=int, default=0, help="bytes of the heap that are taken away; default: %(default)s"
    )
    options = parser.parse_args(arguments)
    if not options.uf2:
        print(f"soak: {MISSING}", file=sys.stderr)
        return 1
    boards = options.board.split(",")
    jobs = [Job(board, seed, options.presses, options.taken) for board in boards for seed in options.seeds]
    try:
        results = soak_all(jobs, options.uf2)
    except WaysideError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 1
    print(table(results))
    return 1 if any(result.faults for result in results) else 0


def seeds(text: str) -> list[int]:
    """The list of seeds in a text: 1,5-7 is 1, 5, 6 and 7."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def soak_all(jobs: Sequence[Job], uf2: str) -> list[Result]:
    """Run the jobs in parallel; each is reported as soon as it is done."""
    ensure_installed()
    boards = {job.board: load_board(job.board) for job in jobs}
    files = {name: soak_files(board, jobs[0].taken) for name, board in boards.items()}
    names = prepared().long_names
    flashes = {name: make_flash(Path(uf2), found) for name, found in files.items()}
    with ProcessPoolExecutor() as pool:
        running = [pool.submit(soak, job, boards[job.board], flashes[job.board]) for job in jobs]
        for done in as_completed(running):
            result = done.result()
            print(told(result, uf2, names), flush=True)
    return [done.result() for done in running]


if __name__ == "__main__":
    sys.exit(main())
