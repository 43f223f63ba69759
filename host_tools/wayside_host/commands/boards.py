"""`wayside boards`: the display boards."""

import argparse
from typing import Any


def add(commands: Any) -> None:
    boards = commands.add_parser("boards", help="list the display boards, or check a board file")
    boards.add_argument("file", nargs="?", help="a board file to check; without one, the known boards are listed")
    boards.set_defaults(call=show)


def show(options: argparse.Namespace) -> int:
    from wayside_host import boards

    if options.file:
        board = boards.load_board(options.file)
        print(f"{options.file}: a sound board file ({board['title']})")
        return 0
    for name in boards.list_boards():
        board = boards.load_board(name)
        display = board["display"]
        print(f"{name:20} {display['width']}x{display['height']}  {board['title']}")
    return 0
