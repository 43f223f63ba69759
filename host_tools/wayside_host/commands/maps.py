"""`wayside maps`: boards of La Strada and roads of Strada Romana, typed from the printed ones."""

import argparse
from typing import Any

from wayside_host.by_game import games_with

from .options import add_port

GAMES = games_with("typed_board")


def add(commands: Any) -> None:
    maps = commands.add_parser("maps", help="boards of La Strada and Strada Romana typed from the printed ones")
    actions = maps.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check a file; errors are reported by line")
    add_file(check)
    check.set_defaults(call=check_map)
    preview = actions.add_parser("preview", help="draw it as a picture")
    add_file(preview)
    preview.add_argument("picture", help="the PNG to write")
    preview.set_defaults(call=preview_map)
    push = actions.add_parser("push", help="put it on a connected device, or on an emulated one")
    add_file(push)
    push.add_argument("--name", required=True, help="as the device shows it, at most 8 letters")
    push.add_argument("--flash", help="an emulated device: the folder that keeps its files")
    add_port(push)
    push.set_defaults(call=push_map)
    pull = actions.add_parser("pull", help="write a board that a device keeps into a file")
    pull.add_argument("name", help="as the device shows it")
    pull.add_argument("file", help="the file to write")
    pull.add_argument("--game", choices=GAMES, default=GAMES[0], help="the game of the board")
    pull.add_argument("--flash", help="an emulated device: the folder that keeps its files")
    add_port(pull)
    pull.set_defaults(call=pull_map)
    example = actions.add_parser("example", help="print the stand-in of a game as a file to start with")
    example.add_argument("game", choices=GAMES)
    example.set_defaults(call=show_example)


def add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file")
    parser.add_argument("--game", choices=GAMES, help="the game of the board, if the file does not tell")


def check_map(options: argparse.Namespace) -> int:
    from wayside_host.maps import typed

    return typed.check(options.file, options.game)


def preview_map(options: argparse.Namespace) -> int:
    from wayside_host.maps import typed

    return typed.preview(options.file, options.picture, options.game)


def push_map(options: argparse.Namespace) -> int:
    from wayside_host.link.prompt import connected
    from wayside_host.maps import typed

    board = typed.read_map(options.file, options.game)  # read it first: a wrong file must not interrupt the device
    if options.flash:
        print(typed.push_to_folder(board, options.name, options.flash))
        return 0
    with connected(options.port) as link:
        print(typed.push(link, board, options.name))
    return 0


def pull_map(options: argparse.Namespace) -> int:
    from wayside_host.link.prompt import connected
    from wayside_host.maps import typed

    if options.flash:
        print(typed.pull_from_folder(options.game, options.name, options.file, options.flash))
        return 0
    with connected(options.port) as link:
        print(typed.pull(link, options.game, options.name, options.file))
    return 0


def show_example(options: argparse.Namespace) -> int:
    from wayside_host.maps import typed

    return typed.example(options.game)
