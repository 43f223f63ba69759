"""`wayside build`: makes the firmware as a folder, an image, and one UF2 to drag onto the Pico."""

import argparse
from pathlib import Path
from typing import Any

from wayside_host.errors import WaysideError

from .options import add_json, show


def add(commands: Any) -> None:
    build = commands.add_parser(
        "build",
        help="make the firmware for a board: a folder, an image and, with MicroPython, one UF2",
        description="Compiles the firmware for a display board. With --micropython it also makes one UF2: hold BOOTSEL, "
        "plug the Pico in, drag the file onto the drive that appears. The same input gives the same bytes.",
    )
    add_choice(build)
    build.add_argument("--output", metavar="FOLDER", help="where to put it (default: .build/NAME of the board)")
    build.add_argument(
        "--map",
        action="append",
        default=[],
        metavar="NAME=FILE",
        help="a typed board of La Strada or Strada Romana to bring along (repeatable)",
    )
    add_json(build)
    build.set_defaults(call=run)


def add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--board", required=True, help="name of a board ('wayside boards list'), or path of a board file"
    )
    parser.add_argument(
        "--pico", help="pico, pico_w, pico2 or pico2_w (default: the one its MicroPython is for, or pico)"
    )
    parser.add_argument("--micropython", metavar="UF2", help="MicroPython for this Pico, e.g. the RPI_PICO build")


def run(options: argparse.Namespace) -> int:
    from wayside_host.boards.files import load_board
    from wayside_host.builder.build import build
    from wayside_host.builder.picos import find_pico

    board = load_board(options.board)
    pico = find_pico(options.pico) if options.pico else None
    micropython = Path(options.micropython) if options.micropython else None
    folder = Path(options.output or f".build/{board['name']}")
    built = build(board, folder, pico, micropython, read_maps(options.map))
    share = f"{built.used / 1024:.0f} of {built.pico.files_size / 1024:.0f} kB of the flash"
    lines = [f"{folder}/files: {built.count} files, {built.bytes / 1024:.0f} kB; they take {share}"]
    lines.append(f"{folder}/files.littlefs: the file system of a {built.pico.build}")
    if built.uf2:
        size = built.uf2.stat().st_size / 1024
        lines.append(f"{built.uf2}: {size:.0f} kB, with MicroPython {built.micropython}; drag it onto the Pico")
    else:
        lines.append("No UF2: give --micropython FILE for one, or use 'wayside flash' or 'wayside deploy'")
    show(options, built.as_json(), "\n".join(lines))
    return 0


def read_maps(given: list[str]) -> dict[str, Path]:
    maps = {}
    for text in given:
        name, equals, path = text.partition("=")
        if not equals:
            raise WaysideError(f"--map needs NAME=FILE, not '{text}'")
        maps[name] = Path(path)
    return maps
