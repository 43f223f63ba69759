"""`wayside screenshot`: saves the display of a device as a picture."""

import argparse
from typing import Any

from .options import add_port


def add(commands: Any) -> None:
    shot = commands.add_parser("screenshot", help="what a connected device, or the emulated one, shows")
    shot.add_argument("picture", help="the PNG to write")
    shot.add_argument(
        "--scale", type=int, default=1, help="pixels of the picture per pixel of the display (default: 1)"
    )
    shot.add_argument("--emulator", metavar="BOARD", help="no device: an emulated one of this board, empty at first")
    shot.add_argument("--script", default="", help="with --emulator: keys to press before, e.g. 'ok ok next'")
    add_port(shot)
    shot.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    if options.emulator:
        from wayside_host.boards.files import load_board
        from wayside_host.play.script import run_script

        run_script(load_board(options.emulator), options.script, options.picture, options.scale)
    else:
        from wayside_host.link.screenshot import save, take
        from wayside_host.link.talk import talking

        with talking(options.port) as talk:
            picture = take(talk)
        save(picture, options.picture, options.scale)
    print(options.picture)
    return 0
