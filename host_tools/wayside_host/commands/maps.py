"""`wayside maps`: boards of La Strada typed from the printed one."""

import argparse
from typing import Any


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
    keep = actions.add_parser("keep", help="keep it on an emulated device")
    keep.add_argument("file")
    keep.add_argument("--name", required=True, help="as the device shows it, at most 8 letters")
    keep.add_argument("--flash", required=True, help="the folder that keeps the device's files")
    keep.set_defaults(call=keep_map)


def check_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.check(options.file)


def preview_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.preview(options.file, options.picture)


def keep_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.keep(options.file, options.name, options.flash)
