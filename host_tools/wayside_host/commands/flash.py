"""`wayside flash`: puts MicroPython and Wayside onto a Pico."""

import argparse
import sys
from pathlib import Path
from typing import Any

from .build import add_choice
from .options import add_json, add_port, show


def add(commands: Any) -> None:
    flash = commands.add_parser(
        "flash",
        help="put MicroPython and Wayside onto a Pico, even an empty one",
        description="Puts MicroPython and Wayside onto a Pico. Plug it in while you hold BOOTSEL; a running one is "
        "asked to wait for its UF2. Games, boards and settings on it survive, unless you ask for --fresh.",
    )
    add_choice(flash)
    flash.add_argument("--version", default="stable", help="of MicroPython, if mpflash downloads it (default: stable)")
    flash.add_argument(
        "--fresh", action="store_true", help="one UF2 with everything in it; all games on the Pico are lost"
    )
    flash.add_argument("--volume", metavar="FOLDER", help="the drive of the Pico, if it is not found by itself")
    add_port(flash)
    add_json(flash)
    flash.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    from wayside_host.boards.files import load_board
    from wayside_host.builder.picos import PICO, find_pico
    from wayside_host.install.flash import Job, flash
    from wayside_host.install.micropython import describe, download

    board = load_board(options.board)
    pico = find_pico(options.pico) if options.pico else None
    given = options.micropython
    micropython = Path(given) if given else download(pico or PICO, options.version)
    say(describe(micropython))
    done = flash(Job(board, micropython, pico, options.port, options.volume, options.fresh), say)
    show(
        options,
        done,
        f"{done['port']}: MicroPython {done['micropython']} and Wayside for {done['board']}, all checked.",
    )
    return 0


def say(line: str) -> None:
    """Progress goes to standard error, because it is not part of the result."""
    print(line, file=sys.stderr, flush=True)
