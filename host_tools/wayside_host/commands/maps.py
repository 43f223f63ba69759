"""`wayside maps`: boards of La Strada typed from the printed one."""

import argparse
from typing import Any

from .options import add_port


def add(commands: Any) -> None:
    maps = commands.add_parser("maps", help="boards of La Strada typed from the printed one")
    actions = maps.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check a file of six pieces; errors are told by line")
    check.add_argument("file")
    check.set_defaults(call=check_map)
    preview = actions.add_parser("preview", help="draw it as a picture")
    preview.add_argument("file")
    preview.add_argument("picture", help="the PNG to write")
    preview.set_defaults(call=preview_map)
    push = actions.add_parser("push", help="put it on a connected device, or on an emulated one")
    push.add_argument("file")
    push.add_argument("--name", required=True, help="as the device shows it, at most 8 letters")
    push.add_argument("--flash", help="an emulated device: the folder that keeps its files")
    add_port(push)
    push.set_defaults(call=push_map)


def check_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.check(options.file)


def preview_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.preview(options.file, options.picture)


def push_map(options: argparse.Namespace) -> int:
    from wayside_host import maps
    from wayside_host.link import connected

    if options.flash:
        print(maps.push_to_folder(options.file, options.name, options.flash))
        return 0
    maps.read_map(options.file)  # nothing is interrupted for a file with a fault in it
    with connected(options.port) as link:
        print(maps.push(link, options.file, options.name))
    return 0
