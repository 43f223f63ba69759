"""`wayside deploy`: updates the firmware on a Pico that runs MicroPython."""

import argparse
from typing import Any

from .options import add_json, add_port, show


def add(commands: Any) -> None:
    deploy = commands.add_parser(
        "deploy",
        help="update the firmware on a connected Pico",
        description="Copies what changed to a Pico that runs MicroPython, and checks it. Games, boards and settings "
        "stay as they are. If it is interrupted, the device still starts, with the old firmware or the new.",
    )
    deploy.add_argument("--board", help="the display board (default: the one the device was made for)")
    deploy.add_argument("--force", action="store_true", help="even if the Pico runs another program than Wayside")
    add_port(deploy)
    add_json(deploy)
    deploy.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    from wayside_host.boards.files import load_board
    from wayside_host.install.deploy import deploy
    from wayside_host.link.prompt import connected

    board = load_board(options.board) if options.board else None
    with connected(options.port) as link:
        done = deploy(link, board, options.force)
        result = {
            "port": link.port,
            "board": done.board,
            "written": sorted(done.written),
            "removed": done.removed,
            "unchanged": done.kept,
            "bytes": done.bytes,
        }
    text = (
        f"{result['port']}: {len(done.written)} files written ({done.bytes / 1000:.0f} kB), {len(done.removed)} removed"
    )
    text += f", {done.kept} unchanged; all checked. Wayside is starting on {done.board}."
    show(options, result, text if done else f"{result['port']}: up to date; Wayside is starting on {done.board}.")
    return 0
