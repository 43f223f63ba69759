"""`wayside strips`: letters and numbers to print and lay along the edges of a board that has none."""

import argparse
from pathlib import Path
from typing import Any

from wayside_host.by_game import games_with, part


def add(commands: Any) -> None:
    strips = commands.add_parser("strips", help="letters and numbers to print and lay along the edges of a board")
    strips.add_argument("game", choices=games_with("edges"))
    strips.add_argument("square", type=float, help="from square to square on your board, in millimetres")
    strips.add_argument("file", type=Path, help="the PDF to write: a sheet of A4, to be printed in its true size")
    strips.set_defaults(call=draw_strips)


def draw_strips(options: argparse.Namespace) -> int:
    from wayside_host.drawings import strips

    edges = part(options.game, "edges")
    strips.save(edges.COLUMNS, edges.ROWS, options.square, options.file)
    print(f"{options.file}: two strips of letters, two of numbers; print at 100 % and cut out")
    return 0
