"""`wayside boards`: lists, checks, creates and draws display boards."""

import argparse
from pathlib import Path
from typing import Any

from .options import add_json, show


def add(commands: Any) -> None:
    boards = commands.add_parser("boards", help="the display boards: list, check, create one, draw the wires")
    actions = boards.add_subparsers(dest="action", metavar="ACTION", required=True)
    listed = actions.add_parser("list", help="the boards that come with Wayside")
    add_json(listed)
    listed.set_defaults(call=list_all)
    check = actions.add_parser("check", help="check a board file; errors are reported by line")
    check.add_argument("file", help="path of the file, or name of a board")
    check.set_defaults(call=check_file)
    new = actions.add_parser("new", help="create a file for your own board")
    new.add_argument("name", help="the file becomes NAME.toml")
    new.add_argument("--like", default="pico_display", help="the board it is most like (default: pico_display)")
    new.set_defaults(call=begin)
    wiring = actions.add_parser("wiring", help="draw how display and keys are wired to the Pico, for a breadboard")
    wiring.add_argument("board", help="name of a board, or the path of a board file")
    wiring.add_argument("picture", help="the picture to write: .svg or .png")
    wiring.set_defaults(call=draw_wiring)


def list_all(options: argparse.Namespace) -> int:
    from wayside_host.boards import files

    found = [files.load_board(name) for name in files.list_boards()]
    sizes = [f"{board['display']['width']}x{board['display']['height']}" for board in found]
    result = [
        {"name": board["name"], "size": size, "title": board["title"]} for board, size in zip(found, sizes, strict=True)
    ]
    show(options, result, "\n".join(f"{board['name']:22} {board['size']:8} {board['title']}" for board in result))
    return 0


def check_file(options: argparse.Namespace) -> int:
    from wayside_host.boards import files

    board = files.load_board(options.file)
    print(f"{options.file}: a correct board file ({board['title']})")
    return 0


def begin(options: argparse.Namespace) -> int:
    from wayside_host.boards import files

    path = files.begin_board(Path(f"{options.name}.toml"), options.like)
    print(f"{path} is created: change its title, pins and keys, then run 'wayside boards check {path}'")
    return 0


def draw_wiring(options: argparse.Namespace) -> int:
    from wayside_host.boards import files, wiring

    board = files.load_board(options.board)
    wiring.save(board, Path(options.picture))
    print(f"{options.picture}, without LED and battery" if board["led"] or board["battery"] else options.picture)
    return 0
