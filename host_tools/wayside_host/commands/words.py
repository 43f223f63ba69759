"""`wayside words`: makes the word list that Jarnac uses for advice."""

import argparse
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    words = commands.add_parser("words", help="the word list that Jarnac asks for advice")
    actions = words.add_subparsers(dest="action", metavar="ACTION", required=True)
    build = actions.add_parser("build", help="make the device's list from a text file, a word a line")
    build.add_argument("file", help="the text file, in UTF-8")
    build.add_argument("--output", default="words.list", help="the list for the device (default: words.list)")
    build.set_defaults(call=build_words)


def build_words(options: argparse.Namespace) -> int:
    from wayside_host.lists import words

    print(words.build(Path(options.file), Path(options.output)))
    print(f"Copy it to the top folder of the device's flash: mpremote fs cp {options.output} :words.list")
    return 0
