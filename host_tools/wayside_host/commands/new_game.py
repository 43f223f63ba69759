"""`wayside new-game`: a folder to begin with, for whoever adds a game."""

import argparse
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    new_game = commands.add_parser(
        "new-game", help="write the folder of a new game: a small one that can be played at once"
    )
    new_game.add_argument("name", help="the folder's name, for example four_in_a_row")
    new_game.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    from wayside_host.new_game import write_game

    folder = write_game(options.name)
    shown = folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder
    print(f"{shown} is a game that can be played: 'make run' shows it under New game.")
    print("Change its rules, then its texts. firmware/DESIGN.md tells what a game must say and what it may.")
    print(f"What it lacks or misspells: .venv/bin/python -m pytest -q -k '{options.name} or i18n or layers'")
    return 0
