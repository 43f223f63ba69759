"""`wayside games`: copies played games from a device, and makes pages, pictures and tables of them."""

import argparse
import io
import os
import sys
from collections.abc import Callable
from typing import Any

from wayside_host.errors import WaysideError
from wayside_host.games.places import HOME

ABOUT = """Games that were played with Wayside.

  wayside games list                     what is kept on the device
  wayside games pull                     copy it to this computer
  wayside games show GAME.wayside        who won, and why
  wayside games render GAME.wayside      a page to slide through, move by move
  wayside games stats                    who wins what

A game is a file whose name ends in .wayside; a folder stands for all games in it."""
RECORDS = "files of games, or folders with such files"


def add(commands: Any) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    games = commands.add_parser(
        "games", help="copy games from the device, show them", description=ABOUT, formatter_class=raw
    )
    actions = games.add_subparsers(dest="action", metavar="ACTION", required=True)

    found = actions.add_parser("list", help="the games on the device, and the match on the table")
    _add_source(found)
    _add_json(found)
    found.set_defaults(call=list_games)

    pull = actions.add_parser(
        "pull",
        help="copy games from the device to this computer",
        description="Copies games to this computer, each checked on both sides and replayed by the rules. Games that "
        "are here already are left alone, and no file is ever overwritten.",
    )
    pull.add_argument(
        "game", nargs="*", help="numbers as 'list' or the device show them, or 'running' (default: every kept game)"
    )
    pull.add_argument("--into", default=HOME, metavar="FOLDER", help=f"gets a folder for each day (default: {HOME})")
    _add_source(pull)
    _add_json(pull)
    pull.set_defaults(call=pull_games)

    show = actions.add_parser("show", help="a game in words")
    show.add_argument("file", help="a game")
    show.add_argument("--moves", action="store_true", help="every move and its gain")
    _add_json(show)
    show.set_defaults(call=show_game)

    verify = actions.add_parser(
        "verify",
        help="replay games by the rules; reports the line of an error",
        description="Replays every move. The exit code is 0 if all games are valid, 1 if one is not.",
    )
    verify.add_argument("file", nargs="+", help=RECORDS)
    _add_json(verify)
    verify.set_defaults(call=verify_games)

    render = actions.add_parser(
        "render",
        help="a game as a page, a picture or an animation",
        description="An HTML page with the board move by move, the score as a chart and the breakdown: one file that "
        "needs no network. Or a picture of one position (png, svg), or the whole game as an animation (gif).",
    )
    render.add_argument("file", nargs="+", help=RECORDS)
    render.add_argument("--format", choices=("html", "png", "svg", "gif"), help="(default: html, or as --output ends)")
    render.add_argument("--output", metavar="FILE", help="(default: beside the game, with its name)")
    render.add_argument(
        "--move", type=int, metavar="N", help="png, svg: the position after this many moves (default: the last)"
    )
    render.add_argument("--scale", type=int, help="png, gif: how large, 1 to 4 (default: 2, for gif 1)")
    render.add_argument("--seconds", type=float, default=0.8, help="gif: how long a move is shown (default: 0.8)")
    render.set_defaults(call=render_games)

    export = actions.add_parser(
        "export",
        help="results as CSV, or for the app BG Stats",
        description="csv: a line for each player. moves: CSV with a line for each move. bgstats: a play file (.bgsplay) for "
        "the app BG Stats; its form follows files that the app made, but it was not tested with the app itself.",
    )
    export.add_argument("file", nargs="+", help=RECORDS)
    export.add_argument("--format", choices=("csv", "moves", "bgstats"), default="csv", help="(default: csv)")
    export.add_argument("--output", metavar="FILE", help="(default: standard output)")
    export.set_defaults(call=export_games)

    stats = actions.add_parser("stats", help="who wins what: a table, and a plot")
    stats.add_argument("file", nargs="*", default=[HOME], help=f"{RECORDS} (default: {HOME})")
    stats.add_argument("--plot", metavar="FILE", help="also draw it: a .png or .svg file")
    _add_json(stats)
    stats.set_defaults(call=count_games)


def _add_source(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", help="the device's serial port (default: the only Pico that is connected)")
    parser.add_argument("--flash", metavar="FOLDER", help="instead of a device: the folder of an emulated one")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for scripts: JSON on standard output")


def spoken(action: Callable[..., int], *words: Any) -> int:
    """Run an action. An error of the system, also a full disk behind the output, becomes a sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # names may have letters that a Windows code page lacks
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = action(*words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is None and isinstance(sys.stdout, io.TextIOWrapper):
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
            )  # the buffered rest could not be written at the exit either
        where = f"{error.filename}: " if error.filename else "the output cannot be written: "
        raise WaysideError(f"{where}{error.strerror or error}") from None


def list_games(options: argparse.Namespace) -> int:
    from wayside_host.games import actions

    return spoken(actions.list_games, options.port, options.flash, options.json)


def pull_games(options: argparse.Namespace) -> int:
    from wayside_host.games import actions

    return spoken(actions.pull_games, options.game, options.into, options.port, options.flash, options.json)


def show_game(options: argparse.Namespace) -> int:
    from wayside_host.games import actions

    return spoken(actions.show_game, options.file, options.moves, options.json)


def verify_games(options: argparse.Namespace) -> int:
    from wayside_host.games import actions

    return spoken(actions.verify_games, options.file, options.json)


def render_games(options: argparse.Namespace) -> int:
    from wayside_host.games.render import Wish, render_all

    wish = Wish(options.format, options.output, options.move, options.scale, options.seconds)
    return spoken(render_all, options.file, wish)


def export_games(options: argparse.Namespace) -> int:
    from wayside_host.games import actions

    return spoken(actions.export_games, options.file, options.format, options.output)


def count_games(options: argparse.Namespace) -> int:
    from wayside_host.games import actions

    return spoken(actions.count_games, options.file, options.plot, options.json)
