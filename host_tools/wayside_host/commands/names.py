"""`wayside names`: shows or sets the player names that a device offers."""

import argparse
from typing import Any

from wayside_host.errors import WaysideError

from .options import add_json, add_port, show


def add(commands: Any) -> None:
    names = commands.add_parser("names", help="show or set the players' names that a device offers")
    names.add_argument("name", nargs="*", help="the names, in their order; without any, those on the device are shown")
    names.add_argument("--clear", action="store_true", help="offer none")
    add_port(names)
    add_json(names)
    names.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    from wayside_host.link.prompt import connected
    from wayside_host.lists import names

    if options.clear and options.name:
        raise WaysideError("give either names or --clear")
    names.check(options.name)
    with connected(options.port) as link:
        if options.name or options.clear:
            names.write(link, options.name)
        there = names.read(link)
    show(options, there, "\n".join(there) or "The device offers no names.")
    return 0
